import { cx } from 'class-variance-authority';
import { memo, useId } from 'react';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';
import { type CalendarMonth as Month, WEEKDAYS } from '~/domain/gigs/views/year-calendar';
import { CalendarDay, type DayActions } from './calendar-day';
import { crowdedCounts, roomInWeek } from './day-room';

interface CalendarMonthProps extends DayActions {
  month: Month;
  /** The day Tab stops at, when it is in this month. */
  tabStop: string | null;
  className?: string;
}

export const CalendarMonth = memo(function CalendarMonth({
  month: { name, tense, gigCount, weeks },
  tabStop,
  className,
  ...actions
}: CalendarMonthProps) {
  const headingId = useId();
  const dimmed = tense === 'past';
  return (
    <section
      aria-labelledby={headingId}
      data-current-month={tense === 'current' || undefined}
      className={cx('cal-month', tense === 'current' && 'bg-brand-tint', className)}
    >
      <h2 id={headingId} className="cal-month-name">
        <span className={dimmed ? 'text-ink-3' : 'text-ink'}>{name}</span>
        <span className="font-normal font-text text-14 text-ink-3 tracking-normal">
          ({gigCountLabel(gigCount)})
        </span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move in it, which is what a grid is */}
      <table role="grid" aria-labelledby={headingId} className="flex flex-1 flex-col">
        <thead>
          <tr className="cal-weekdays">
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" aria-label={weekday}>
                {weekday.charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="cal-weeks">
          {weeks.map((week) => (
            <Week key={week.find(Boolean)?.date} {...{ week, tabStop, dimmed }} {...actions} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface WeekProps extends DayActions {
  week: Month['weeks'][number];
  tabStop: string | null;
  dimmed: boolean;
}

function Week({ week, tabStop, dimmed, ...actions }: WeekProps) {
  const rooms = roomInWeek(week);
  const crowded = crowdedCounts(week);
  return (
    <tr>
      {week.map((day, index) =>
        day ? (
          <CalendarDay
            key={day.date}
            day={day}
            room={rooms[index]}
            crowded={crowded[index] === true}
            tabStop={day.date === tabStop}
            dimmed={dimmed}
            {...actions}
          />
        ) : (
          <td key={WEEKDAYS[index]} className="block p-0" />
        ),
      )}
    </tr>
  );
}
