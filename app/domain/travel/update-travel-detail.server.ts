import { and, sql } from 'drizzle-orm';
import { gigs, type TravelDetailRow, travelDetails } from '~/data/schema';
import { staleFields } from '~/domain/base-version';
import { keptTextId, wordsOfKept } from '~/domain/confirmation-texts/confirmation-texts.server';
import { CHANGED_ELSEWHERE, KEEPS_CHANGING } from '~/domain/domain-error';
import { isOwnGig } from '~/domain/gigs/own-gig.server';
import type { Services } from '~/services.server';
import {
  asType,
  END_FIELDS,
  type EndField,
  fieldNamed,
  fromApi,
  toAnswer,
  toApi,
} from './detail-api';
import { type BaseFields, GUARDED_FIELDS } from './detail-change';
import { ownZones, toTravelDetail, zonesOf } from './detail-zones';
import { endBeforeStart } from './end-before-start';
import type { TravelDetailPatch } from './travel-detail-input';
import {
  DETAIL_NOT_FOUND,
  type DetailOutcome,
  detailQuery,
  GIG_NOT_FOUND,
  inApi,
  ownDetail,
} from './travel-details.server';

/**
 * Changes the given fields; an end whose place changes gets its zone anew. Fields that come with
 * what they were seen as are changed only while they still are that.
 */
export async function updateTravelDetail(
  services: Pick<Services, 'db' | 'now' | 'places'>,
  userId: string,
  detailId: string,
  { confirmationTextId, ...patch }: TravelDetailPatch,
  ifUnchanged: BaseFields = {},
): Promise<DetailOutcome> {
  const { db, now, places } = services;
  // The ends belong together: if another writer moved one meanwhile, both are looked at again.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await detailQuery({ db }, userId, detailId).get();
    if (!found) return { ok: false, error: DETAIL_NOT_FOUND };
    const { row: stored, gigZone } = found;
    const gig = await db
      .select()
      .from(gigs)
      .where(isOwnGig(userId, patch.gigId ?? stored.gigId))
      .get();
    if (!gig) return { ok: false, error: GIG_NOT_FOUND };

    const detailType = patch.detailType ?? stored.detailType;
    const columns = fromApi(detailType, patch);
    const shown = toApi(stored.detailType, { ...stored, ...zonesOf(stored, gigZone) });
    const wanted = toApi(detailType, columns);
    const current = staleFields(GUARDED_FIELDS, shown, wanted, ifUnchanged);
    if (Object.keys(current).length > 0) {
      return { ok: false, error: { ...CHANGED_ELSEWHERE, current } };
    }
    const zones = ownZones(detailType, columns, await places(), stored);
    const read = zonesOf({ detailType, ...zones }, gig.timeZone);
    const ends = endsOf(asType(stored, detailType));
    const error = endBeforeStart({ ...ends, ...columns, ...read, detailType });
    if (error) return { ok: false, error: inApi(detailType, error) };
    const [row] = await db
      .update(travelDetails)
      .set({
        ...ends,
        ...columns,
        ...zones,
        // Other words are not those of the text that was kept before.
        ...((confirmationTextId !== undefined || patch.sourceText !== undefined) && {
          confirmationTextId: keptTextId(userId, gig.id, confirmationTextId),
        }),
        ...(columns.sourceText && {
          sourceText: wordsOfKept(userId, gig.id, confirmationTextId, columns.sourceText),
        }),
        detailType,
        updatedAt: now().toISOString(),
      })
      .where(and(ownDetail(userId, detailId), unchanged(stored, ifUnchanged)))
      .returning();
    if (row) return { ok: true, detail: toAnswer(toTravelDetail(row, gig.timeZone)) };
  }
  return { ok: false, error: KEEPS_CHANGING };
}

/** How often a write is tried that others keep overtaking. */
const ATTEMPTS = 5;

/** What a change of one field is decided by, besides that field. */
const DECISIVE = ['gigId', 'detailType', ...END_FIELDS] as const;

function endsOf(row: TravelDetailRow) {
  return Object.fromEntries(END_FIELDS.map((field) => [field, row[field]])) as Pick<
    TravelDetailRow,
    EndField
  >;
}

function unchanged(stored: TravelDetailRow, seen: BaseFields) {
  const guarded = Object.keys(seen).map((name) => fieldNamed(stored.detailType, name));
  const fields = new Set([...DECISIVE, ...guarded]) as Set<keyof TravelDetailRow>;
  return and(...[...fields].map((field) => sql`${travelDetails[field]} IS ${stored[field]}`));
}
