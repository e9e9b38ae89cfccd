import { and, count, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { checklistItems, gigs } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import { staleFields } from '~/domain/base-version';
import { CHANGED_ELSEWHERE, type DomainError } from '~/domain/domain-error';
import { isOwnGig, ownGig } from '~/domain/gigs/own-gig.server';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import { type ChecklistItemPatch, GUARDED_FIELDS, type NewChecklistItem } from './checklist-input';
import { type ChecklistItem, ITEMS_PER_GIG, TOO_MANY_ITEMS } from './checklist-item';
import { inChecklistOrder } from './checklist-order';

type Needs = Pick<Services, 'db' | 'now'>;
type Outcome = { ok: true; item: ChecklistItem } | { ok: false; error: DomainError };

export const ITEM_NOT_FOUND: DomainError = {
  reason: 'not_found',
  message: 'This checklist item does not exist.',
};
const GIG_NOT_FOUND: DomainError = { reason: 'not_found', message: 'This gig does not exist.' };
const FULL: DomainError = { reason: 'invalid', message: TOO_MANY_ITEMS };

export const itemColumns = {
  id: checklistItems.id,
  text: checklistItems.text,
  completedAt: checklistItems.completedAt,
  createdAt: checklistItems.createdAt,
};

/** A gig's checklist in its order, or null when the gig is not this user's. One round trip. */
export async function listChecklist(
  { db }: { db: Reads },
  owner: Owner,
  gigId: string,
): Promise<ChecklistItem[] | null> {
  const [[gig], rows] = await db.batch([
    ownGig({ db }, owner, gigId),
    db
      .select(itemColumns)
      .from(checklistItems)
      .where(ofGig(owner, gigId))
      // Of one moment, the one that was written last.
      .orderBy(desc(checklistItems.createdAt), desc(sql`rowid`)),
  ]);
  return gig ? inChecklistOrder(rows.map(toItem)) : null;
}

/** How much of a gig's checklist is still open: a page sends it with its other queries. */
export function openItemsQuery({ db }: { db: Reads }, owner: Owner, gigId: string) {
  return db
    .select({ open: count() })
    .from(checklistItems)
    .where(and(ofGig(owner, gigId), isNull(checklistItems.completedAt)));
}

/**
 * Asked again with the same key, which is the item's id, it answers the item that is there, as it
 * is.
 */
export async function addChecklistItem(
  { db, now }: Needs,
  userId: string,
  gigId: string,
  { text, idempotencyKey }: NewChecklistItem,
): Promise<Outcome> {
  const moment = now();
  const id = idempotencyKey ?? newId(moment);
  // The database has the last word on the limit: another device may be adding at this moment.
  const [[added], [gig], [earlier]] = await db.batch([
    db
      .insert(checklistItems)
      .select(
        sql`SELECT ${id}, ${userId}, ${gigs.id}, ${text}, NULL, ${moment.toISOString()}
          FROM ${gigs}
          WHERE ${isOwnGig(userId, gigId)}
            AND (SELECT count(*) FROM ${checklistItems} WHERE ${ofGig(userId, gigId)}) < ${ITEMS_PER_GIG}`,
      )
      .onConflictDoNothing()
      .returning(itemColumns),
    ownGig({ db }, userId, gigId),
    db
      .select(itemColumns)
      .from(checklistItems)
      .where(and(ofGig(userId, gigId), eq(checklistItems.id, id))),
  ]);
  if (added) return { ok: true, item: toItem(added) };
  if (!gig) return { ok: false, error: GIG_NOT_FOUND };
  if (earlier) return { ok: true, item: toItem(earlier) };
  // The key may be somebody else's, of which nothing may be learned, or another gig's: then this
  // one is another item.
  if (idempotencyKey) return addChecklistItem({ db, now }, userId, gigId, { text });
  return { ok: false, error: FULL };
}

/**
 * Changes the text, completes or opens. What is completed already keeps its moment. With fields as
 * they were seen it does so only while they still are that, or are already what they are to become.
 */
export async function updateChecklistItem(
  { db, now }: Needs,
  userId: string,
  itemId: string,
  { ifUnchanged, ...wanted }: ChecklistItemPatch,
): Promise<Outcome> {
  const { text, completed } = wanted;
  const { completedAt } = checklistItems;
  const own = ownItem({ db }, userId, itemId);
  const update = db
    .update(checklistItems)
    .set({
      text: text ?? sql`${checklistItems.text}`,
      completedAt:
        completed === undefined
          ? sql`${completedAt}`
          : completed
            ? sql`coalesce(${completedAt}, ${now().toISOString()})`
            : null,
    })
    .where(and(own, unmoved(wanted, ifUnchanged)))
    .returning(itemColumns);
  const [[updated], [stored]] = await db.batch([
    update,
    db.select(itemColumns).from(checklistItems).where(own),
  ]);
  if (updated) return { ok: true, item: toItem(updated) };
  if (!stored) return { ok: false, error: ITEM_NOT_FOUND };
  const current = staleFields(GUARDED_FIELDS, toItem(stored), wanted, ifUnchanged ?? {});
  return { ok: false, error: { ...CHANGED_ELSEWHERE, current } };
}

type Wanted = Pick<ChecklistItemPatch, 'text' | 'completed'>;

/** In one statement what `staleFields` says: another device may be writing at this moment. */
function unmoved(wanted: Wanted, baseVersion: ChecklistItemPatch['ifUnchanged'] = {}) {
  const { completedAt } = checklistItems;
  const isState = (state: boolean) => (state ? isNotNull(completedAt) : isNull(completedAt));
  return and(
    baseVersion.text === undefined
      ? undefined
      : inArray(checklistItems.text, [baseVersion.text, wanted.text ?? baseVersion.text]),
    baseVersion.completed === undefined
      ? undefined
      : or(isState(baseVersion.completed), isState(wanted.completed ?? baseVersion.completed)),
  );
}

/** Answers whether there was such an item. */
export async function deleteChecklistItem(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  itemId: string,
): Promise<boolean> {
  const deleted = await db
    .delete(checklistItems)
    .where(ownItem({ db }, userId, itemId))
    .returning({ id: checklistItems.id });
  return deleted.length > 0;
}

type Row = Omit<ChecklistItem, 'completed'>;

export function toItem({ id, text, completedAt, createdAt }: Row): ChecklistItem {
  return { id, text, completed: completedAt !== null, completedAt, createdAt };
}

function ofGig(owner: Owner, gigId: string) {
  return and(eq(checklistItems.userId, owner), eq(checklistItems.gigId, gigId));
}

/** Of a deleted gig nothing is there. */
function ownItem({ db }: Pick<Needs, 'db'>, userId: string, itemId: string) {
  return and(
    eq(checklistItems.id, itemId),
    eq(checklistItems.userId, userId),
    exists(ownGig({ db }, userId, checklistItems.gigId)),
  );
}
