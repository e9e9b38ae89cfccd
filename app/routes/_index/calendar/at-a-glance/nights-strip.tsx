import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { dayText } from '~/domain/time/day-label';
import type { NightsAway, YearAtAGlance } from '~/domain/year/year-at-a-glance';
import { marksWithRoom, nightsWords, placeMark } from './nights-words';

/** Every night of the year, a row for each of the calendar's groups of months. */
export function NightsStrip({ year, today }: { year: YearAtAGlance; today: string }) {
  const { nightsAway, total, homeKnown } = year;
  // Who never said where they live may be anywhere else.
  const elsewhere = homeKnown ? 'at home' : 'not on record';
  const travelling = nightsAway
    .filter(({ kind }) => kind === 'travelling')
    .reduce((sum, { nights }) => sum + nights, 0);
  const away = total.nightsAway - travelling;
  const home = daysBetween(`${year.year}-01-01`, `${year.year + 1}-01-01`) - total.nightsAway;
  return (
    <div className="mt-4">
      <div
        role="img"
        aria-label={`The nights of ${year.year}: ${home} ${elsewhere}, ${away} away, ${travelling} travelling`}
        className="grid gap-x-10 gap-y-2 @min-[1100px]/year:grid-cols-2"
      >
        {[1, 4, 7, 10].map((month) => (
          <Quarter key={month} year={year.year} {...{ month, nightsAway, today }} />
        ))}
      </div>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-2">
        <LegendEntry className={HOME_STYLE}>
          {home} {elsewhere}
        </LegendEntry>
        <LegendEntry className={STYLES.away}>{away} away</LegendEntry>
        <LegendEntry className={STYLES.travelling}>{travelling} travelling</LegendEntry>
      </ul>
    </div>
  );
}

const HOME_STYLE = 'bg-sunken';

const STYLES = {
  away: 'bg-brand',
  // Told apart without its colour, too: by stripes.
  travelling:
    'bg-info bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-surface)_3px_5px)]',
};

/** The first day of a month, 1 to 12, or of the next January. */
function firstDay(year: number, month: number): string {
  return month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`;
}

interface QuarterProps {
  year: number;
  /** Its first, 1 to 12. */
  month: number;
  nightsAway: readonly NightsAway[];
  today: string;
}

function Quarter({ year, month: firstMonth, nightsAway, today }: QuarterProps) {
  const months = [0, 1, 2].map((at) => firstDay(year, firstMonth + at));
  const first = firstDay(year, firstMonth);
  const last = shiftDay(firstDay(year, firstMonth + 3), -1);
  const days = daysBetween(first, last) + 1;
  const share = (count: number) => `${(100 * count) / days}%`;
  const left = (day: string) => share(daysBetween(first, day));
  const runs = nightsAway
    .filter((run) => run.first <= last && run.last >= first)
    .map((run) => {
      const from = Math.max(0, daysBetween(first, run.first));
      const nights = Math.min(days - 1, daysBetween(first, run.last)) - from + 1;
      return { run, from, nights };
    });
  const marks = runs.flatMap(({ run, from, nights }) => {
    const text = placeMark(run);
    return text ? [{ text, middle: from + nights / 2 }] : [];
  });
  return (
    <div>
      <div className="relative h-[18px] font-medium text-ink-2 text-label">
        {marksWithRoom(marks).map(({ text, middle }) => (
          <span
            key={middle}
            style={{ left: share(middle) }}
            className="absolute -translate-x-1/2 whitespace-nowrap"
          >
            {text}
          </span>
        ))}
      </div>
      <div className={cx('relative h-7 overflow-hidden rounded-badge', HOME_STYLE)}>
        {months.slice(1).map((month) => (
          <span
            key={month}
            style={{ left: left(month) }}
            className="absolute inset-y-0 w-px bg-line-strong"
          />
        ))}
        {runs.map(({ run, from, nights }) => (
          <span
            key={run.first}
            title={nightsWords(run)}
            style={{ left: share(from), width: share(nights) }}
            className={cx('absolute inset-y-0 border-surface border-r', STYLES[run.kind])}
          />
        ))}
        {first <= today && today <= last ? (
          <span
            style={{ left: left(today) }}
            className="absolute inset-y-0 w-0.5 bg-ink outline outline-surface"
          />
        ) : null}
      </div>
      <div className="relative mt-1 h-4 text-ink-3 text-label">
        {months.map((month) => (
          <span key={month} style={{ left: left(month) }} className="absolute">
            {dayText(month, 'month')}
          </span>
        ))}
      </div>
    </div>
  );
}

function LegendEntry({ className, children }: { className: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={cx('size-3 rounded-[4px] border border-line', className)} />
      {children}
    </li>
  );
}
