import { shiftDay } from '~/domain/time/calendar-day';
import { dayText } from '~/domain/time/day-label';
import type { NightsAway } from '~/domain/year/year-at-a-glance';

type Run = Pick<NightsAway, 'kind' | 'place' | 'first' | 'last' | 'nights'>;

/** "Portland, OR", "Travelling", "Away" where nobody knows the place. */
export function whereWords({ kind, place }: Pick<Run, 'kind' | 'place'>): string {
  return kind === 'travelling' ? 'Travelling' : (place ?? 'Away');
}

/** From the first evening to the last morning: "Jun 4 – 6", "Jun 29 – Jul 2". */
export function spanWords({ first, last }: Pick<Run, 'first' | 'last'>): string {
  const end = shiftDay(last, 1);
  const sameMonth = first.slice(0, 7) === end.slice(0, 7);
  return `${dayText(first, 'monthDay')} – ${dayText(end, sameMonth ? 'day' : 'monthDay')}`;
}

/** "Portland, OR, 2 nights, Jun 4 – 6" */
export function nightsWords(run: Run): string {
  const { nights } = run;
  return `${whereWords(run)}, ${nights} ${nights === 1 ? 'night' : 'nights'}, ${spanWords(run)}`;
}

/** Above a stay: "ME", or the country where one is abroad. */
export function placeMark({ kind, place }: Pick<Run, 'kind' | 'place'>): string | null {
  return kind === 'away' && place ? (place.split(', ').at(-1) ?? null) : null;
}

interface Mark {
  text: string;
  /** Where its middle stands, in nights from the first. */
  middle: number;
}

/** A letter is about as wide as two nights are on a phone. */
const NIGHTS_PER_LETTER = 2;

/** Those that do not run into the one before. */
export function marksWithRoom(marks: readonly Mark[]): Mark[] {
  const shown: Mark[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const mark of marks) {
    const half = ((mark.text.length + 1) * NIGHTS_PER_LETTER) / 2;
    if (mark.middle - half < end) continue;
    end = mark.middle + half;
    shown.push(mark);
  }
  return shown;
}
