import { eq, sql } from 'drizzle-orm';
import { vendorTurns } from '~/data/schema';
import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';

/** One request a second is allowed; the tenth more is for what differs on the way to the vendor. */
const INTERVAL_MS = 1_100;
/** Whose turn is further away comes back later. */
const PATIENCE_MS = 2_000;

/** By the database's clock, which all consumers share. */
const NOW_MS = sql.raw("CAST(unixepoch('subsec') * 1000 AS INTEGER)");

/**
 * Reserves the next moment at which a vendor may be asked, and waits for it. When that is more than
 * two seconds away nothing is reserved, and the error says how long to stay away.
 */
export async function takeTurn({ db }: Pick<Services, 'db'>, vendor: string): Promise<void> {
  const [[taken], [next]] = await db.batch(turnQueries({ db }, vendor));
  if (!taken) {
    throw new ProviderError(vendor, 'no turn soon', {
      status: null,
      retryable: true,
      retryAfterSeconds: Math.ceil((next?.waitMs ?? PATIENCE_MS) / 1000),
    });
  }
  if (taken.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, taken.waitMs));
}

/** Nobody asks a vendor before so many seconds have passed: it said so. */
export async function holdTurns({ db }: Pick<Services, 'db'>, vendor: string, seconds: number) {
  const nextAt = sql<number>`${NOW_MS} + ${Math.ceil(seconds * 1000)}`;
  await db
    .insert(vendorTurns)
    .values({ vendor, nextAt })
    .onConflictDoUpdate({
      target: vendorTurns.vendor,
      set: { nextAt: sql`max(next_at, ${nextAt})` },
    });
}

function turnQueries({ db }: Pick<Services, 'db'>, vendor: string) {
  return [
    db
      .insert(vendorTurns)
      .values({ vendor, nextAt: sql`${NOW_MS} + ${INTERVAL_MS}` })
      .onConflictDoUpdate({
        target: vendorTurns.vendor,
        set: { nextAt: sql`max(next_at, ${NOW_MS}) + ${INTERVAL_MS}` },
        setWhere: sql`next_at <= ${NOW_MS} + ${PATIENCE_MS}`,
      })
      .returning({ waitMs: sql<number>`next_at - ${INTERVAL_MS} - ${NOW_MS}` }),
    db
      .select({ waitMs: sql<number>`next_at - ${NOW_MS}` })
      .from(vendorTurns)
      .where(eq(vendorTurns.vendor, vendor)),
  ] as const;
}
