import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { type ConnectionRow, calendarConnections } from '~/data/schema';
import type { CalendarServices } from '../google-services';
import type { Budget } from '../pull/budget';

const LEASE_SECONDS = 120;

/** A sync run that holds its connection's lease. */
export interface Lease {
  connectionId: string;
  epoch: number;
}

/** Built, and not yet run. */
export type Statement = SQLWrapper;

const dialect = new SQLiteAsyncDialect();

/** Another run has the connection by now: whatever this one still holds is void. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** A gig was edited between being read and being written: it has to be read again. */
export class GigMoved extends Error {
  override name = 'GigMoved';
}

/** Takes the lease if nobody has it; null while another run works. Time is the database's. */
export async function acquireLease(
  { db }: Pick<CalendarServices, 'db'>,
  connectionId: string,
): Promise<{ connection: ConnectionRow; now: number } | null> {
  const [connection] = await db
    .update(calendarConnections)
    .set({
      leaseEpoch: sql`${calendarConnections.leaseEpoch} + 1`,
      leaseUntil: sql`unixepoch() + ${LEASE_SECONDS}`,
    })
    .where(
      sql`${calendarConnections.id} = ${connectionId} AND ${calendarConnections.leaseUntil} < unixepoch()`,
    )
    .returning();
  return connection ? { connection, now: connection.leaseUntil - LEASE_SECONDS } : null;
}

/** A gig as it was read: a statement that was decided by it must not undo a later edit. */
export interface GigRevision {
  id: string;
  rev: number;
  /** Given where it is written anew: it has no part in `rev`. */
  additionalInfo?: string | null;
}

interface CommitOptions {
  budget: Budget;
  revisions?: GigRevision[];
}

/**
 * Runs the statements together, and only while this run holds the lease and the gigs are as they
 * were read: otherwise the first statement stores null where none may be and all roll back.
 */
export async function commit(
  { db }: Pick<CalendarServices, 'db'>,
  lease: Lease,
  statements: Statement[],
  { budget, revisions = [] }: CommitOptions,
): Promise<void> {
  budget.spend('statements', statements.length + 1);
  const guard = sql`
    UPDATE calendar_connections SET lease_until = CASE
      WHEN lease_epoch = ${lease.epoch} AND ${unmoved(revisions)} THEN unixepoch() + ${LEASE_SECONDS}
      ELSE NULL END
    WHERE id = ${lease.connectionId}`;
  // Past drizzle's own batch, which takes no raw statement with values.
  const queries = [guard, ...statements].map((statement) => {
    const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
    return db.$client.prepare(text).bind(...params);
  });
  try {
    await db.$client.batch(queries);
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    throw (await holdsLease({ db }, lease)) ? new GigMoved() : new LeaseLost();
  }
}

/** Gives the lease back; somebody else's is left alone. */
export function releaseLease(
  { db }: Pick<CalendarServices, 'db'>,
  { connectionId, epoch }: Lease,
  columns: SQL,
) {
  return db.run(
    sql`UPDATE calendar_connections SET lease_until = 0, ${columns}
        WHERE id = ${connectionId} AND lease_epoch = ${epoch}`,
  );
}

function unmoved(revisions: GigRevision[]): SQL {
  if (revisions.length === 0) return sql`1`;
  return sql`NOT EXISTS (
    SELECT 1 FROM json_each(${JSON.stringify(revisions)}) AS read
    LEFT JOIN gigs ON gigs.id = read.value ->> 'id'
    WHERE gigs.rev IS NOT read.value ->> 'rev'
      OR (json_type(read.value, '$.additionalInfo') IS NOT NULL
        AND gigs.additional_info IS NOT read.value ->> 'additionalInfo'))`;
}

async function holdsLease({ db }: Pick<CalendarServices, 'db'>, lease: Lease): Promise<boolean> {
  const row = await db
    .select({ epoch: calendarConnections.leaseEpoch })
    .from(calendarConnections)
    .where(sql`${calendarConnections.id} = ${lease.connectionId}`)
    .get();
  return row?.epoch === lease.epoch;
}

function isGuardFailure(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && /NOT NULL.*lease_until/.test(cause.message);
}
