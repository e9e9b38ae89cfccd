import { clockWords, minuteWords } from '../words';
import type { LeaveBy } from './leave-by';

type Times = Pick<LeaveBy, 'for' | 'leaveAt' | 'from' | 'to' | 'driveMinutes' | 'leadMinutes'>;

/** "Leave home by 10:45 AM: about 35 min to DFW, 2 h at the airport." */
export function leaveBySentence(times: Times, startsOn: string): string {
  const to = times.for === 'flight' ? times.to : 'the venue';
  const drive = `about ${minuteWords(times.driveMinutes)} to ${to}`;
  return `Leave ${times.from} by ${leaveByClock(times, startsOn)}: ${drive}${leadPart(times)}.`;
}

/** "10:45 AM"; "11:10 PM on Jun 5" where it is not the day of what one leaves for. */
export function leaveByClock({ leaveAt }: Pick<Times, 'leaveAt'>, startsOn: string): string {
  return clockWords(leaveAt.slice(0, 10), leaveAt.slice(11), startsOn);
}

/** "35 min drive, 2 h at the airport" */
export function leaveByParts(times: Times): string {
  return `${minuteWords(times.driveMinutes)} drive${leadPart(times)}`;
}

function leadPart({ for: kind, leadMinutes }: Times): string {
  if (leadMinutes === 0) return '';
  return `, ${minuteWords(leadMinutes)} ${kind === 'flight' ? 'at the airport' : 'before the show'}`;
}
