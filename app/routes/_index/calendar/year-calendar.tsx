import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import type { FitSign } from '~/domain/fit/views/fit-sign';
import {
  type CalendarGig,
  type CalendarMonth as Month,
  yearCalendar,
} from '~/domain/gigs/views/year-calendar';
import { YEAR_SECTION, YearSection } from './at-a-glance/year-section';
import { CalendarBar } from './calendar-bar';
import type { DayActions } from './calendar-day';
import { CalendarMonth } from './calendar-month';
import { DayGigsDialog } from './day-gigs-dialog';
import { useDayKeys } from './use-day-keys';
import { useScrollToCurrentMonth } from './use-scroll-to-current-month';

interface YearCalendarProps {
  gigs: readonly CalendarGig[];
  /** The person's day, "2026-05-14". */
  today: string;
  /** By the gigs' ids. */
  signs?: ReadonlyMap<string, FitSign>;
  year: number;
  onYearChange: (year: number) => void;
  gigHref: (gigId: string) => string;
  onOpenGig: (gigId: string) => void;
  /** An empty day was chosen. */
  onAddGig: (date: string) => void;
  /** Stand in the bar over the months. */
  actions?: ReactNode;
  summary?: ReactNode;
}

/** Twelve months at a glance: one screen on a desktop, one column on a phone. */
export function YearCalendar({
  gigs,
  today,
  signs,
  year,
  onYearChange,
  gigHref,
  onOpenGig,
  onAddGig,
  actions: barActions,
  summary,
}: YearCalendarProps) {
  const months = useMemo(() => yearCalendar(gigs, year, today, signs), [gigs, year, today, signs]);
  const [asked, setAsked] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { tabStop, onKeyDown, onFocus, chooseEmpty } = useDayKeys({
    root,
    months,
    year,
    today,
    onYearChange,
    onChooseEmpty: onAddGig,
  });
  const currentYear = Number(today.slice(0, 4));
  const showCurrentMonth = useScrollToCurrentMonth(root, year, currentYear);
  const actions: DayActions = { gigHref, onOpenGig, onChooseGig: setAsked };

  return (
    <div ref={root} className="@container/year">
      <div className={pageStyle}>
        <CalendarBar
          actions={
            <>
              {barActions}
              <Button
                variant="ghost"
                onClick={showYearSection}
                className="font-medium max-md:hidden"
              >
                At a glance
              </Button>
            </>
          }
          summary={summary}
          year={year}
          onYearChange={onYearChange}
          onToday={() => {
            showCurrentMonth();
            if (year !== currentYear) onYearChange(currentYear);
          }}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the days inside are what is operated; their keys bubble up to here */}
        <div
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClick={(event) => chooseEmpty(event.target)}
          className={cardsStyle}
        >
          {quartersOf(months).map((quarter) => (
            <div key={quarter[0]?.name} className={cardStyle}>
              {quarter.map((month) => (
                <CalendarMonth
                  key={month.name}
                  month={month}
                  tabStop={tabStop.startsWith(month.key) ? tabStop : null}
                  className="max-md:scroll-mt-24 md:scroll-mt-20"
                  {...actions}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <YearSection {...{ year, today, gigs, gigHref, onOpenGig }} />
      <DayGigsDialog
        day={asked === null ? null : dayAt(months, asked)}
        gigHref={gigHref}
        onOpenGig={onOpenGig}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

function showYearSection() {
  const section = document.getElementById(YEAR_SECTION);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

const pageStyle = [
  'flex flex-col px-4 pb-6 md:px-6',
  // From here on the whole year fits the screen under the site's header, or scrolls where it cannot.
  '@min-[1100px]/year:h-[calc(100dvh-var(--header))] @min-[1100px]/year:min-h-fit @min-[1100px]/year:pb-5',
  '[--day-number:20px] [--day-pad:4px] [--day-text:15px] [--dot-pair:21px] [--dot-text:10px] [--dot:28px] [--week:52px]',
  'md:[--day-number:16px] md:[--day-pad:0px] md:[--day-text:13px] md:[--dot:24px] md:[--week:40px]',
  // A low laptop has the year on one screen, too: smaller, though no day smaller than can be hit.
  '[@media(width>=48rem)_and_(height<48rem)]:[--day-number:14px] [@media(width>=48rem)_and_(height<48rem)]:[--day-text:12px] [@media(width>=48rem)_and_(height<48rem)]:[--dot-pair:17px] [@media(width>=48rem)_and_(height<48rem)]:[--dot-text:9px] [@media(width>=48rem)_and_(height<48rem)]:[--dot:20px] [@media(width>=48rem)_and_(height<48rem)]:[--week:34px]',
  '[@media(width>=110rem)_and_(height>=62rem)]:[--day-number:22px] [@media(width>=110rem)_and_(height>=62rem)]:[--day-text:16px] [@media(width>=110rem)_and_(height>=62rem)]:[--dot-pair:27px] [@media(width>=110rem)_and_(height>=62rem)]:[--dot-text:12px] [@media(width>=110rem)_and_(height>=62rem)]:[--dot:32px]',
].join(' ');

const cardsStyle =
  'grid flex-1 gap-3.5 @min-[1100px]/year:grid-cols-2 @min-[1100px]/year:grid-rows-[repeat(2,minmax(min-content,1fr))]';

const cardStyle =
  'grid min-w-0 gap-1 rounded-card border border-line bg-surface p-1.5 shadow-low @min-[640px]/year:grid-cols-3';

function quartersOf(months: Month[]): Month[][] {
  return [0, 3, 6, 9].map((first) => months.slice(first, first + 3));
}

function dayAt(months: Month[], date: string) {
  const month = months.find(({ key }) => date.startsWith(key));
  return month?.weeks.flat().find((day) => day?.date === date) ?? null;
}
