import { eq, sql } from 'drizzle-orm';
import { vendorTurns } from '~/data/schema';
import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';

/** A slot further away than this is not reserved. */
const LONGEST_WAIT_MS = 2_000;

/** By the database's clock, which all consumers share. */
const NOW_MS = sql.raw("CAST(unixepoch('subsec') * 1000 AS INTEGER)");

/**
 * Reserves the next slot in which a vendor may be called, and waits for it. When it is more than two
 * seconds away nothing is reserved, and the error says after how long to retry.
 */
export async function acquireSlot(
  services: Pick<Services, 'db' | 'settings'>,
  vendor: string,
): Promise<void> {
  const [[taken], [next]] = await services.db.batch(slotQueries(services, vendor));
  if (!taken) {
    throw new ProviderError(vendor, 'no slot soon', {
      status: null,
      retryable: true,
      retryAfterSeconds: Math.ceil((next?.waitMs ?? LONGEST_WAIT_MS) / 1000),
    });
  }
  if (taken.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, taken.waitMs));
}

/** Gives out no slot for so many seconds, as the vendor asked. */
export async function backOff({ db }: Pick<Services, 'db'>, vendor: string, seconds: number) {
  const nextAt = sql<number>`${NOW_MS} + ${Math.ceil(seconds * 1000)}`;
  await db
    .insert(vendorTurns)
    .values({ vendor, nextAt })
    .onConflictDoUpdate({
      target: vendorTurns.vendor,
      set: { nextAt: sql`max(next_at, ${nextAt})` },
    });
}

function slotQueries({ db, settings }: Pick<Services, 'db' | 'settings'>, vendor: string) {
  const intervalMs = settings.geocoderIntervalMs;
  return [
    db
      .insert(vendorTurns)
      .values({ vendor, nextAt: sql`${NOW_MS} + ${intervalMs}` })
      .onConflictDoUpdate({
        target: vendorTurns.vendor,
        set: { nextAt: sql`max(next_at, ${NOW_MS}) + ${intervalMs}` },
        setWhere: sql`next_at <= ${NOW_MS} + ${LONGEST_WAIT_MS}`,
      })
      .returning({ waitMs: sql<number>`next_at - ${intervalMs} - ${NOW_MS}` }),
    db
      .select({ waitMs: sql<number>`next_at - ${NOW_MS}` })
      .from(vendorTurns)
      .where(eq(vendorTurns.vendor, vendor)),
  ] as const;
}
