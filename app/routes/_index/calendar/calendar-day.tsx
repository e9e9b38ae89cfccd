import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { LinkInPage } from '~/components/ui/link';
import { Tooltip } from '~/components/ui/overlay/tooltip';
import { signWords } from '~/domain/fit/views/fit-sign';
import {
  beginning,
  type CalendarDay as Day,
  type DayBar,
  dayLabel,
  type MarkKind,
} from '~/domain/gigs/views/year-calendar';
import { CalendarMark, DayCount } from './calendar-mark';
import type { DayRoom } from './day-room';

export interface DayActions {
  gigHref: (gigId: string) => string;
  onOpenGig: (gigId: string) => void;
  /** A day of several gigs: the person is asked which one. */
  onChooseGig: (date: string) => void;
}

interface CalendarDayProps extends DayActions {
  day: Day;
  room: DayRoom | undefined;
  /** In a small month the count stands on the circle, not beside the number. */
  crowded: boolean;
  /** Whether Tab stops here. */
  tabStop: boolean;
  /** The month is over. */
  dimmed: boolean;
}

/** One cell of a month. The arrow keys find it by `data-date`; an empty one adds a gig on its day. */
export function CalendarDay({ day, room, crowded, tabStop, dimmed, ...actions }: CalendarDayProps) {
  const current = day.isToday ? 'date' : undefined;
  const target = {
    'data-date': day.date,
    'aria-label': dayLabel(day),
    tabIndex: tabStop ? 0 : -1,
  };
  const face = <DayFace {...{ day, room, crowded, dimmed }} />;

  if (day.gigs.length === 0) {
    return (
      <td {...target} aria-current={current} className="cal-free">
        {face}
      </td>
    );
  }
  return (
    <td aria-current={current} className="cal-cell">
      {day.bars.map((bar) => (
        <Bar key={`${bar.kind} ${bar.starts} ${bar.ends}`} bar={bar} />
      ))}
      <Tooltip content={<DayTitles day={day} />}>
        {dayTarget(day, actions, { ...target, className: 'cal-link', children: face })}
      </Tooltip>
    </td>
  );
}

/** One gig is a link to it, several are a question. */
function dayTarget(
  { date, gigs }: Day,
  { gigHref, onOpenGig, onChooseGig }: DayActions,
  props: { className: string; children: React.ReactNode },
) {
  const [only, ...others] = gigs;
  if (!only || others.length > 0) {
    return (
      <button type="button" aria-haspopup="dialog" {...props} onClick={() => onChooseGig(date)} />
    );
  }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpenGig(only.gig.id);
  };
  return <LinkInPage {...props} to={gigHref(only.gig.id)} onClick={open} />;
}

type DayFaceProps = Pick<CalendarDayProps, 'day' | 'room' | 'crowded' | 'dimmed'>;

function DayFace({ day, room, crowded, dimmed }: DayFaceProps) {
  const starts = beginning(day);
  const several = day.gigs.length > 1;
  const beside = several && !crowded;
  const number = numberStyle(day, dimmed, beside);
  return (
    <span aria-hidden="true" data-crowded={crowded || undefined} className="cal-face">
      {several || day.isToday ? (
        <span
          className={cx(
            beside && room?.side === 'none' ? 'cal-line-tight' : 'cal-line',
            beside && '@max-[308px]/month:[td:last-child_&]:translate-x-1',
          )}
        >
          <span className={number}>{day.dayOfMonth}</span>
          {several ? (
            <DayCount count={day.gigs.length} className={cx(smallCount, crowded && cornerCount)} />
          ) : null}
        </span>
      ) : (
        <span className={cx('cal-line', number)}>{day.dayOfMonth}</span>
      )}
      {starts.length > 0 ? <DayMarks starts={starts} room={room ?? NO_LIMIT} /> : null}
    </span>
  );
}

function numberStyle(day: Day, dimmed: boolean, besideCount: boolean) {
  if (day.isToday) {
    return 'rounded-full bg-cal-today px-[5px] py-[3px] font-bold text-cal-on-today';
  }
  const bold = beginning(day).length > 0;
  return cx(
    bold && 'font-bold',
    besideCount && smallNumber,
    dimmed ? 'text-ink-3' : bold ? 'text-ink' : 'text-ink-2',
  );
}

/* A small month has 24 px for a day: number and count stand close together there. */
const smallNumber = '@max-[308px]/month:tracking-[-0.04em]';
/* Below the number, on the corner of the circle; the red dot makes room. */
const cornerCount =
  '@max-[308px]/month:absolute @max-[308px]/month:top-[calc(var(--day-pad)+var(--day-number)-3px)] @max-[308px]/month:-right-[3px] @max-[308px]/month:z-1 @max-[308px]/month:shadow-[0_0_0_1px_var(--surface)]';
const smallCount = '@max-[308px]/month:h-[13px] @max-[308px]/month:min-w-[13px]';

const NO_LIMIT: DayRoom = { side: 'both', more: true };

const SELF = { both: '', left: 'self-end', right: 'self-start', none: '' };

function DayMarks({ starts, room }: { starts: Day['gigs']; room: DayRoom }) {
  const [first, second, ...rest] = starts;
  if (!first) return null;
  if (!second) return <DayMark entry={first} className="cal-dot" />;

  const pair = 'cal-dot-pair';
  const ifItFits = (fits: boolean) => !fits && '@max-[308px]/month:hidden';
  return (
    <span
      className={cx(
        'flex h-(--dot) items-center gap-px',
        SELF[room.side],
        rest.length === 0 && '@min-[308px]/month:self-center',
      )}
    >
      <DayMark entry={first} className={pair} />
      <DayMark
        entry={second}
        className={cx(
          pair,
          ifItFits(room.side !== 'none'),
          rest.length > 0 && room.more && '@max-[308px]/month:-ml-[3px]',
        )}
      />
      {rest.length > 0 ? (
        <span className={cx('font-semibold text-[0.6875rem] text-ink-2', ifItFits(room.more))}>
          +{rest.length}
        </span>
      ) : null}
    </span>
  );
}

function DayMark({ entry, className }: { entry: Day['gigs'][number]; className: string }) {
  const { kind, region, attention } = entry;
  return <CalendarMark kind={kind} region={region} attention={attention} className={className} />;
}

const BAR: Record<MarkKind, string> = {
  booked: 'bg-[color-mix(in_srgb,var(--cal-booked)_30%,var(--surface))]',
  possible: 'bg-[color-mix(in_srgb,var(--cal-possible)_55%,var(--surface))]',
  past: 'bg-cal-past',
};

/** A further day of a gig; on its first day the bar comes out from behind the circle. */
function Bar({ bar: { kind, starts, ends } }: { bar: DayBar }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'cal-bar',
        starts ? 'left-1/2' : 'left-0',
        ends ? 'right-1 rounded-r-full' : '-right-px',
        BAR[kind],
      )}
    />
  );
}

const TITLES = 5;

function DayTitles({ day: { gigs } }: { day: Day }) {
  return (
    <>
      {gigs.slice(0, TITLES).map(({ gig, sign }) => (
        <span key={gig.id} className="block">
          {gig.title}
          {sign ? ` · ${signWords(sign)}` : null}
        </span>
      ))}
      {gigs.length > TITLES ? <span className="block">+{gigs.length - TITLES} more</span> : null}
    </>
  );
}
