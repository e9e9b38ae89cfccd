import { fromApi, toApi } from '~/domain/travel/detail-api';
import { EDITED_COLUMNS, type EditedColumn } from '~/domain/travel/detail-fields';
import type { DetailType } from '~/domain/travel/travel-detail';

/** An event's words are a booking's notes, so it has nothing more to say. */
type DraftColumn = Exclude<EditedColumn, 'additionalDetails'>;

export const DRAFT_COLUMNS = EDITED_COLUMNS.filter(
  (column): column is DraftColumn => column !== 'additionalDetails',
);

/** What a calendar event says of a booking, in the columns of a travel detail. */
export interface TravelDraft extends Record<DraftColumn, string | null> {
  detailType: DetailType;
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
