import type { Gig } from '~/domain/gigs/gig';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { splitWallTime } from '~/domain/time/wall-time';
import type { DetailType } from '~/domain/travel/travel-detail';
import { type BookedDays, NOTHING_BOOKED } from '~/domain/travel/trip/booked-days';
import { type DetailForm, EMPTY_FORM } from './detail-form';

/**
 * A form to begin with: the days are those that are booked already, else lie around the gig's. Places and names stay empty, since a guess
 * would look like an answer.
 */
export function newDetailForm(
  type: DetailType,
  gig: Pick<Gig, 'date' | 'endDate'>,
  /** Whether a leg is there already, so that this one is the way back. */
  back = false,
  booked: BookedDays = NOTHING_BOOKED,
): DetailForm {
  const lastShow = gig.endDate ?? gig.date;
  const first = booked.arrive ?? gig.date;
  const last = booked.leave ?? lastShow;
  switch (type) {
    case 'flight': {
      const day = back ? last : first;
      return { ...EMPTY_FORM, startsDay: day, endsDay: day };
    }
    case 'hotel':
      return { ...EMPTY_FORM, ...stayDays(first, booked.leave ?? shiftDay(lastShow, 1), booked) };
    case 'car':
      return { ...EMPTY_FORM, startsDay: first, endsDay: last };
    case 'other':
      return { ...EMPTY_FORM, startsDay: back ? last : first };
  }
}

/** Who flies home on the day of the show slept there the night before, if at all. */
function stayDays(first: string, last: string, { arrive }: BookedDays) {
  if (last > first) return { startsDay: first, endsDay: last };
  return arrive
    ? { startsDay: first, endsDay: shiftDay(first, 1) }
    : { startsDay: shiftDay(last, -1), endsDay: last };
}

/** A start that moves takes the end along by as many days; half a date moves nothing. */
export function moveEnd(form: DetailForm, from: string, to: string): DetailForm {
  if (![from, to, form.endsDay].every((day) => splitWallTime(day))) return form;
  return { ...form, endsDay: shiftDay(form.endsDay, daysBetween(from, to)) };
}
