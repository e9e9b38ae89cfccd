import { sql } from 'drizzle-orm';
import { commit } from '../connection/lease.server';
import type { Run } from '../pull/run';
import type { Block } from './block';
import { keptSince } from './wanted-blocks.server';

/** A block that was noted. `synced` is what Google is known to have; null before its first answer. */
export interface StoredBlock {
  subject: string;
  eventId: string;
  synced: string | null;
}

/** Those that are still kept up to date, and those of gigs that are deleted. */
export async function storedBlocks(run: Run, wanted: readonly Block[]): Promise<StoredBlock[]> {
  run.budget.spend('statements', 1);
  const subjects = JSON.stringify(wanted.map(({ subject }) => subject));
  return run.services.db.all<StoredBlock>(sql`
    SELECT subject, event_id AS eventId, synced FROM leave_by_events AS block
    WHERE user_id = ${run.userId} AND connection_id = ${run.connectionId}
      AND (leaves_at >= ${keptSince(run)}
        OR subject IN (SELECT value FROM json_each(${subjects}))
        OR NOT EXISTS (SELECT 1 FROM gigs WHERE gigs.id = block.gig_id
          AND gigs.user_id = ${run.userId} AND gigs.deleted_at IS NULL))`);
}

/** What a block is noted as, once Google has it: the text that a later one is compared with. */
export function textOf({ body }: Block): string {
  return JSON.stringify(body);
}

export function newEventId(): string {
  return `leave${crypto.randomUUID().replaceAll('-', '')}`;
}

/** Noted before Google is asked, so that the next run knows the id when an answer is lost. */
export async function noteBlocks(
  run: Run,
  blocks: readonly { block: Block; eventId: string }[],
): Promise<void> {
  if (blocks.length === 0) return;
  const rows = JSON.stringify(
    blocks.map(({ block: { subject, gigId, leavesAt }, eventId }) => ({
      subject,
      gigId,
      leavesAt,
      eventId,
    })),
  );
  const insert = sql`
    INSERT INTO leave_by_events (user_id, connection_id, subject, gig_id, event_id, leaves_at, synced)
    SELECT ${run.userId}, ${run.connectionId}, value ->> 'subject', value ->> 'gigId',
      value ->> 'eventId', value ->> 'leavesAt', NULL
    FROM json_each(${rows}) WHERE true
    ON CONFLICT (connection_id, subject) DO UPDATE SET event_id = excluded.event_id,
      gig_id = excluded.gig_id, leaves_at = excluded.leaves_at, synced = NULL`;
  await commit(run.services, run, [insert], run);
}

/** What has come of some of them. */
export async function saveBlocks(
  run: Run,
  { written, removed }: { written: readonly Block[]; removed: readonly string[] },
): Promise<void> {
  if (written.length + removed.length === 0) return;
  const own = sql`user_id = ${run.userId} AND connection_id = ${run.connectionId}`;
  const rows = JSON.stringify(
    written.map((block) => ({ ...block, body: undefined, synced: textOf(block) })),
  );
  const update = sql`
    UPDATE leave_by_events SET synced = done.value ->> 'synced', gig_id = done.value ->> 'gigId',
      leaves_at = done.value ->> 'leavesAt'
    FROM json_each(${rows}) AS done
    WHERE ${own} AND leave_by_events.subject = done.value ->> 'subject'`;
  const remove = sql`DELETE FROM leave_by_events WHERE ${own}
    AND subject IN (SELECT value FROM json_each(${JSON.stringify(removed)}))`;
  await commit(run.services, run, [update, remove], run);
}
