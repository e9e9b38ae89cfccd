import { fromApi, toApi } from '~/domain/travel/detail-api';
import type { DetailType } from '~/domain/travel/travel-detail';

/** What a calendar event says of a booking, in the columns of a travel detail. */
export interface TravelDraft {
  detailType: DetailType;
  title: string | null;
  provider: string | null;
  flightNumber: string | null;
  confirmationNumber: string | null;
  startsLocation: string | null;
  startsDateTime: string | null;
  startsTimeZone: string | null;
  endsLocation: string | null;
  endsDateTime: string | null;
  endsTimeZone: string | null;
  seatInfo: string | null;
  roomInfo: string | null;
  carType: string | null;
  notes: string | null;
}

/**
 * A draft as its link keeps it, by the names of the API: those it was kept under before the columns
 * were called by ours.
 */
export function draftJson(draft: TravelDraft): string {
  return JSON.stringify(toApi(draft.detailType, draft));
}

export function draftOf(json: string): TravelDraft {
  const kept = JSON.parse(json) as { detailType: DetailType };
  return fromApi(kept.detailType, kept) as TravelDraft;
}

/** The columns that Google changed and the person left as they came. */
export function changedByGoogle(
  before: TravelDraft,
  after: TravelDraft,
  stored: TravelDraft,
): Partial<TravelDraft> {
  const fields = Object.keys(after) as (keyof TravelDraft)[];
  const changed = fields.filter(
    (field) => after[field] !== before[field] && stored[field] === before[field],
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}
