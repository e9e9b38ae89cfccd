import { and, count, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import { checklistItems, gigs } from '~/data/schema';
import { newId } from '~/domain/new-id';
import type { Refusal } from '~/domain/refusal';
import type { Services } from '~/services.server';
import type { ChecklistItemPatch, NewChecklistItem } from './checklist-input';
import { type ChecklistItem, ITEMS_PER_GIG, TOO_MANY_ITEMS } from './checklist-item';
import { inChecklistOrder } from './checklist-order';

type Needs = Pick<Services, 'db' | 'now'>;
type Outcome = { ok: true; item: ChecklistItem } | { ok: false; refusal: Refusal };

export const ITEM_NOT_FOUND: Refusal = {
  reason: 'not_found',
  message: 'This checklist item does not exist.',
};
const GIG_NOT_FOUND: Refusal = { reason: 'not_found', message: 'This gig does not exist.' };
const FULL: Refusal = { reason: 'invalid', message: TOO_MANY_ITEMS };

const columns = {
  id: checklistItems.id,
  text: checklistItems.text,
  completedAt: checklistItems.completedAt,
  createdAt: checklistItems.createdAt,
};

/** A gig's checklist in its order, or null when the gig is not this user's. One round trip. */
export async function listChecklist(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  gigId: string,
): Promise<ChecklistItem[] | null> {
  const [[gig], rows] = await db.batch([
    ownGig({ db }, userId, gigId),
    db
      .select(columns)
      .from(checklistItems)
      .where(ofGig(userId, gigId))
      // Of one moment, the one that was written last.
      .orderBy(desc(checklistItems.createdAt), desc(sql`rowid`)),
  ]);
  return gig ? inChecklistOrder(rows.map(toItem)) : null;
}

/** How much of a gig's checklist is still open: a page sends it with its other queries. */
export function openItemsQuery({ db }: Pick<Needs, 'db'>, userId: string, gigId: string) {
  return db
    .select({ open: count() })
    .from(checklistItems)
    .where(and(ofGig(userId, gigId), isNull(checklistItems.completedAt)));
}

export async function addChecklistItem(
  { db, now }: Needs,
  userId: string,
  gigId: string,
  { text }: NewChecklistItem,
): Promise<Outcome> {
  const moment = now();
  // The database has the last word on the limit: another device may be adding at this moment.
  const [[added], [gig]] = await db.batch([
    db
      .insert(checklistItems)
      .select(
        sql`SELECT ${newId(moment)}, ${userId}, ${gigs.id}, ${text}, NULL, ${moment.toISOString()}
          FROM ${gigs}
          WHERE ${isOwnGig(userId, gigId)}
            AND (SELECT count(*) FROM ${checklistItems} WHERE ${ofGig(userId, gigId)}) < ${ITEMS_PER_GIG}`,
      )
      .returning(columns),
    ownGig({ db }, userId, gigId),
  ]);
  if (added) return { ok: true, item: toItem(added) };
  return { ok: false, refusal: gig ? FULL : GIG_NOT_FOUND };
}

/** Changes the text, completes or opens. What is completed already keeps its moment. */
export async function updateChecklistItem(
  { db, now }: Needs,
  userId: string,
  itemId: string,
  { text, completed }: ChecklistItemPatch,
): Promise<Outcome> {
  const completedAt = checklistItems.completedAt;
  const [updated] = await db
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
    .where(ownItem({ db }, userId, itemId))
    .returning(columns);
  return updated ? { ok: true, item: toItem(updated) } : { ok: false, refusal: ITEM_NOT_FOUND };
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

function toItem({ id, text, completedAt, createdAt }: Row): ChecklistItem {
  return { id, text, completed: completedAt !== null, completedAt, createdAt };
}

function ofGig(userId: string, gigId: string) {
  return and(eq(checklistItems.userId, userId), eq(checklistItems.gigId, gigId));
}

function isOwnGig(userId: string, gigId: string) {
  return and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt));
}

function ownGig({ db }: Pick<Needs, 'db'>, userId: string, gigId: string) {
  return db.select({ id: gigs.id }).from(gigs).where(isOwnGig(userId, gigId));
}

/** Of a deleted gig nothing is there. */
function ownItem({ db }: Pick<Needs, 'db'>, userId: string, itemId: string) {
  return and(
    eq(checklistItems.id, itemId),
    eq(checklistItems.userId, userId),
    exists(
      db
        .select({ id: gigs.id })
        .from(gigs)
        .where(
          and(eq(gigs.id, checklistItems.gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)),
        ),
    ),
  );
}
