import type { Gig } from '~/domain/gigs/gig';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { splitWallTime } from '~/domain/time/wall-time';
import type { DetailType } from '~/domain/travel/travel-detail';
import { type DetailForm, EMPTY_FORM } from './detail-form';

/**
 * A form to begin with: the days lie around the gig's. Places and names stay empty, since a guess
 * would look like an answer.
 */
export function newDetailForm(
  type: DetailType,
  gig: Pick<Gig, 'date' | 'endDate'>,
  /** Whether a leg is there already, so that this one is the way back. */
  back = false,
): DetailForm {
  const last = gig.endDate ?? gig.date;
  switch (type) {
    case 'flight': {
      const day = back ? last : gig.date;
      return { ...EMPTY_FORM, startsDay: day, endsDay: day };
    }
    case 'hotel':
      return { ...EMPTY_FORM, startsDay: gig.date, endsDay: shiftDay(last, 1) };
    case 'car':
      return { ...EMPTY_FORM, startsDay: gig.date, endsDay: last };
    case 'other':
      return { ...EMPTY_FORM, startsDay: back ? last : gig.date };
  }
}

/** A start that moves takes the end along by as many days; half a date moves nothing. */
export function moveEnd(form: DetailForm, from: string, to: string): DetailForm {
  if (![from, to, form.endsDay].every((day) => splitWallTime(day))) return form;
  return { ...form, endsDay: shiftDay(form.endsDay, daysBetween(from, to)) };
}
