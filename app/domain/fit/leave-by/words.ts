import { clockLabel } from '~/domain/time/wall-time';
import { clockWords, minuteWords } from '../words';
import type { LeaveBy } from './leave-by';

type Times = Omit<LeaveBy, 'gigId' | 'travelDetailIds' | 'timeZone' | 'sentence' | 'leavesAt'>;

/** "Leave home by 4:15 AM: about 50 min from central Dallas to DFW, 2 h at the airport." */
export function leaveBySentence(times: Times, startsOn: string): string {
  const to = times.for === 'flight' ? times.to : 'the venue';
  const drive = `about ${minuteWords(times.driveMinutes)}${cityPart(times)} to ${to}`;
  return `Leave ${times.from} by ${leaveByClock(times, startsOn)}: ${drive}${leadPart(times)}.`;
}

/** "10:45 AM"; "11:10 PM on Jun 5" where it is not the day of what one leaves for. */
export function leaveByClock({ leaveAt }: Pick<Times, 'leaveAt'>, startsOn: string): string {
  return clockWords(leaveAt.slice(0, 10), leaveAt.slice(11), startsOn);
}

/** "50 min drive from central Dallas, 2 h at the airport" */
export function leaveByParts(times: Times): string {
  return `${minuteWords(times.driveMinutes)} drive${cityPart(times)}${leadPart(times)}`;
}

/** Who does not live or sleep in the centre can tell how far off it is. */
function cityPart({ fromCity }: Times): string {
  return fromCity === null ? '' : ` from central ${fromCity}`;
}

function leadPart({ for: kind, leadMinutes, loadInTime }: Times): string {
  if (loadInTime !== null) return `, load-in at ${clockLabel(loadInTime)}`;
  if (leadMinutes === 0) return '';
  return `, ${minuteWords(leadMinutes)} ${kind === 'flight' ? 'at the airport' : 'before the show'}`;
}
