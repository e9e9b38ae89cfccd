import type { ReactNode } from 'react';
import { AttentionDot, CalendarMark, DayCount } from './calendar-mark';

/** In view for as long as the calendar is: green means booked here and arranged elsewhere. */
export function CalendarLegend() {
  return (
    <ul
      aria-label="What the marks mean"
      className="flex items-center gap-x-3 text-label text-ink-2 max-[359px]:flex-wrap max-md:justify-between max-md:gap-x-1.5 md:gap-x-3 md:font-normal lg:gap-x-[18px] md:text-14"
    >
      <LegendEntry mark={<CalendarMark kind="booked" region="ME" className={markSize} />}>
        Booked
      </LegendEntry>
      <LegendEntry mark={<CalendarMark kind="possible" region="BC" className={markSize} />}>
        Possible
      </LegendEntry>
      <LegendEntry mark={<CalendarMark kind="past" region="TN" className={markSize} />}>
        Past
      </LegendEntry>
      <LegendEntry mark={<DayCount count={2} />}>
        <span className="max-md:hidden">Gigs that day</span>
        <span className="md:hidden">Gigs</span>
      </LegendEntry>
      <LegendEntry mark={<AttentionDot />}>Needs you</LegendEntry>
    </ul>
  );
}

const markSize = 'size-[18px] text-[0.5625rem] md:size-6 md:text-10';

function LegendEntry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1 whitespace-nowrap md:gap-[7px]">
      <span aria-hidden="true" className="contents">
        {mark}
      </span>
      {children}
    </li>
  );
}
