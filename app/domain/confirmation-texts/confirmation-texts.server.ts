import { and, asc, desc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import { confirmationTexts, gigs, travelDetails } from '~/data/schema';
import type { DomainError } from '~/domain/domain-error';
import { isOwnGig, ownGig } from '~/domain/gigs/own-gig.server';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import {
  type ConfirmationText,
  type NewConfirmationText,
  TEXTS_PER_GIG,
  TEXTS_PER_PERSON,
  TOO_MANY_TEXTS,
  type WholeConfirmationText,
} from './confirmation-text';
import { textTitle } from './text-title';

type Needs = Pick<Services, 'db' | 'now'>;
type Outcome = { ok: true; text: ConfirmationText } | { ok: false; error: DomainError };

export const TEXT_NOT_FOUND: DomainError = {
  reason: 'not_found',
  message: 'This confirmation text does not exist.',
};
const GIG_NOT_FOUND: DomainError = { reason: 'not_found', message: 'This gig does not exist.' };

const listed = {
  id: confirmationTexts.id,
  title: confirmationTexts.title,
  createdAt: confirmationTexts.createdAt,
};

/** The texts of a gig, the newest first; null when the gig is not this user's. One round trip. */
export async function listConfirmationTexts(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  gigId: string,
): Promise<ConfirmationText[] | null> {
  const [[gig], rows] = await db.batch([
    ownGig({ db }, userId, gigId),
    db
      .select(listed)
      .from(confirmationTexts)
      .where(ofGig(userId, gigId))
      // Of one moment, the one that was kept last.
      .orderBy(desc(confirmationTexts.createdAt), desc(sql`rowid`)),
  ]);
  return gig ? rows : null;
}

/** Keeps a text with a gig. One that is there already is the same one. */
export async function keepConfirmationText(
  { db, now }: Needs,
  userId: string,
  gigId: string,
  { text, fileName = null }: NewConfirmationText,
): Promise<Outcome> {
  const same = and(ofGig(userId, gigId), eq(confirmationTexts.text, text));
  const [[gig], [earlier]] = await db.batch([
    ownGig({ db }, userId, gigId),
    db.select(listed).from(confirmationTexts).where(same).limit(1),
  ]);
  if (!gig) return { ok: false, error: GIG_NOT_FOUND };
  if (earlier) return { ok: true, text: earlier };
  const at = now();
  // The database has the last word on the limit: another device may be adding at this moment.
  const [added] = await db
    .insert(confirmationTexts)
    .select(
      sql`SELECT ${newId(at)}, ${userId}, ${gigs.id}, ${textTitle(text, fileName)}, ${fileName}, ${text}, ${at.toISOString()}
        FROM ${gigs}
        WHERE ${isOwnGig(userId, gigId)}
          AND (SELECT count(*) FROM ${confirmationTexts} WHERE ${ofGig(userId, gigId)}) < ${TEXTS_PER_GIG}
          AND (SELECT count(*) FROM ${confirmationTexts} WHERE ${confirmationTexts.userId} = ${userId}) < ${TEXTS_PER_PERSON}`,
    )
    .returning(listed);
  if (added) return { ok: true, text: added };
  return { ok: false, error: { reason: 'invalid', message: TOO_MANY_TEXTS } };
}

export async function readConfirmationText(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  textId: string,
): Promise<WholeConfirmationText | null> {
  return (
    (await db
      .select(wholeColumns)
      .from(confirmationTexts)
      .where(ownText({ db }, userId, textId))
      .get()) ?? null
  );
}

/** Deletes a text, and what of it stands in bookings. Answers whether there was one. */
export async function discardConfirmationText(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  textId: string,
): Promise<boolean> {
  const own = ownText({ db }, userId, textId);
  const [, deleted] = await db.batch([
    db
      .update(travelDetails)
      .set({ sourceText: null })
      .where(
        and(
          eq(travelDetails.userId, userId),
          eq(travelDetails.confirmationTextId, textId),
          exists(db.select({ id: confirmationTexts.id }).from(confirmationTexts).where(own)),
        ),
      ),
    db.delete(confirmationTexts).where(own).returning({ id: confirmationTexts.id }),
  ]);
  return deleted.length > 0;
}

/** The kept text of a gig that a booking says it was read from; null for another's, or none. */
export function keptTextId(userId: string, gigId: string, textId: string | null | undefined) {
  if (!textId) return null;
  return sql<string | null>`(SELECT ${confirmationTexts.id} FROM ${confirmationTexts}
    WHERE ${and(ofGig(userId, gigId), eq(confirmationTexts.id, textId))})`;
}

/** The words of a booking, unless the text they are said to be of has been discarded. */
export function wordsOfKept(
  userId: string,
  gigId: string,
  textId: string | null | undefined,
  words: string | null | undefined,
) {
  if (!textId || !words) return words;
  return sql<string | null>`(SELECT ${words} FROM ${confirmationTexts}
    WHERE ${and(ofGig(userId, gigId), eq(confirmationTexts.id, textId))})`;
}

const wholeColumns = {
  ...listed,
  gigId: confirmationTexts.gigId,
  fileName: confirmationTexts.fileName,
  text: confirmationTexts.text,
};

/** Read at once, and held in memory. */
const CHARACTERS_AT_ONCE = 4_000_000;
const MOST_AT_ONCE = 50;

/** A user's texts of live gigs for an export, in their order, a few at a time. */
export async function* readAllTexts(
  { db }: Pick<Needs, 'db'>,
  userId: string,
): AsyncGenerator<WholeConfirmationText[]> {
  let after = '';
  while (true) {
    const rows = await db
      .select({ id: confirmationTexts.id, length: sql<number>`length(${confirmationTexts.text})` })
      .from(confirmationTexts)
      .innerJoin(gigs, and(eq(gigs.id, confirmationTexts.gigId), isNull(gigs.deletedAt)))
      .where(and(eq(confirmationTexts.userId, userId), gt(confirmationTexts.id, after)))
      .orderBy(asc(confirmationTexts.id))
      .limit(MOST_AT_ONCE);
    let left = CHARACTERS_AT_ONCE;
    const ids = rows
      .filter((row, index) => {
        left -= row.length;
        return index === 0 || left >= 0;
      })
      .map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;

    yield await db
      .select(wholeColumns)
      .from(confirmationTexts)
      .where(and(eq(confirmationTexts.userId, userId), inArray(confirmationTexts.id, ids)))
      .orderBy(asc(confirmationTexts.id));
    after = last;
  }
}

function ofGig(userId: string, gigId: string) {
  return and(eq(confirmationTexts.userId, userId), eq(confirmationTexts.gigId, gigId));
}

/** Of a deleted gig nothing is there. */
function ownText({ db }: Pick<Needs, 'db'>, userId: string, textId: string) {
  return and(
    eq(confirmationTexts.id, textId),
    eq(confirmationTexts.userId, userId),
    exists(ownGig({ db }, userId, confirmationTexts.gigId)),
  );
}
