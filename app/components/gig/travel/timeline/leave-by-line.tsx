import type { LeaveByAnswer } from '~/domain/fit/leave-by/leave-by';
import { leaveByClock, leaveByParts } from '~/domain/fit/leave-by/words';
import { zoneLetters } from '~/domain/time/wall-time';
import type { TimelineEvent } from '~/domain/travel/trip/timeline';

/** When to leave for an event, if it is one to leave for and still ahead. */
export function leaveByFor(
  { kind, key, detailId, state }: TimelineEvent,
  all: readonly LeaveByAnswer[] | undefined,
): LeaveByAnswer | null {
  if (!all || state === 'past') return null;
  const found = all.find((one) =>
    one.for === 'flight'
      ? kind === 'leave' && detailId !== undefined && one.travelDetailIds.includes(detailId)
      : key === FIRST_SHOW,
  );
  return found ?? null;
}

const FIRST_SHOW = 'show-0';

interface LeaveByLineProps {
  leaveBy: LeaveByAnswer;
  /** The day of what one leaves for, and the letters of the zone that stand beside its time. */
  day: string;
  lettersShown: string;
  /** Says what it is for, where it does not stand beside that. */
  withGoal?: boolean;
}

/** "Leave by 10:50 AM from Courtyard Portland", and how the time is made up. */
export function LeaveByLine({ leaveBy, day, lettersShown, withGoal = false }: LeaveByLineProps) {
  const { leaveAt, timeZone, from, to } = leaveBy;
  const letters = zoneLetters(leaveAt, timeZone);
  return (
    <div className="mt-0.5 text-13 [overflow-wrap:anywhere]">
      <p className="text-ink-2">
        <span className="font-semibold text-ink">Leave by {leaveByClock(leaveBy, day)}</span>
        {letters === lettersShown ? null : <span className="text-ink-3"> {letters}</span>} from{' '}
        {from}
        {withGoal ? ` for ${to}` : null}
      </p>
      <p className="text-pretty text-ink-3">{leaveByParts(leaveBy)}</p>
    </div>
  );
}
