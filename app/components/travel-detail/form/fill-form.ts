import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { splitWallTime } from '~/domain/time/wall-time';
import { parsedColumns } from '~/domain/travel/parsed-to-input';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { airportCode } from '~/domain/travel/travel-label';
import { type DetailForm, type FormField, fieldsOf } from './detail-form';

/**
 * The form with what a newer text says. What the text does not mention stays; a person's own notes
 * stay too, with the new ones under them.
 */
export function fillForm(form: DetailForm, found: ParsedDetail): DetailForm {
  const { detailType: _type, ...columns } = parsedColumns(found);
  const next = { ...form };
  for (const [column, value] of Object.entries(columns)) {
    if (!value) continue;
    if (column === 'startsDateTime' || column === 'endsDateTime') {
      const moment = splitWallTime(value);
      const [day, time] = fieldsOf(column);
      if (!moment || !time) continue;
      // A day without its time says nothing against the time of the same day.
      if (moment.time || moment.day !== form[day]) next[time] = moment.time ?? '';
      next[day] = moment.day;
    } else if (column === 'notes') {
      next.notes = form.notes.includes(value) ? form.notes : joined(form.notes, value);
    } else if (column in next) next[column as FormField] = value;
  }
  return next;
}

function joined(before: string, after: string): string {
  return [before.trim(), after].filter(Boolean).join('\n');
}

/** Which of several found is the stored one: the same flight or train before the same day. */
export function closestTo(detail: TravelDetail, found: readonly ParsedDetail[]): number {
  const scores = found.map((one) => likeness(detail, one));
  return scores.indexOf(Math.max(...scores));
}

function likeness(detail: TravelDetail, found: ParsedDetail): number {
  const read = parsedColumns(found);
  const sameDay = (['startsDateTime', 'endsDateTime'] as const).filter(
    (end) => read[end] && detail[end] && read[end].slice(0, 10) === detail[end].slice(0, 10),
  );
  const samePlace = (['startsLocation', 'endsLocation'] as const).filter(
    (end) => read[end] && placeOf(read[end]) === placeOf(detail[end]),
  );
  const sameNumber = found.flightNumber !== null && found.flightNumber === detail.flightNumber;
  const sameTitle = found.title !== null && found.title === detail.title;
  const sameBooking =
    found.confirmationNumber !== null && found.confirmationNumber === detail.confirmationNumber;
  const same = sameNumber || sameTitle ? 4 : 0;
  return same + (sameBooking ? 2 : 0) + 2 * samePlace.length + sameDay.length;
}

function placeOf(location: string | null | undefined): string | null {
  return location ? (airportCode(location) ?? location.trim().toLowerCase()) : null;
}
