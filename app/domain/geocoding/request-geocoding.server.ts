import { and, eq, isNull, sql } from 'drizzle-orm';
import { type GigRow, gigs } from '~/data/schema';
import { errorText } from '~/domain/error-text';
import type { Services } from '~/services.server';
import type { GeocodeMessage } from './geocode-message';

type GigPlace = Pick<GigRow, 'id' | 'userId' | 'location'>;

/** How many gigs of each kind the nightly round hands to the queue. */
const REQUEUE_LIMIT = 1000;

/** Asks for gigs' places. If the queue cannot be reached they are left to the night. */
export async function requestGeocoding(
  { geocodeQueue }: Pick<Services, 'geocodeQueue'>,
  asked: GigPlace[],
) {
  if (asked.length === 0) return;
  try {
    await geocodeQueue.send(asked.map(messageFor));
  } catch (error) {
    const gigIds = asked.slice(0, 3).map(({ id }) => id);
    console.error('geocode not queued', { gigIds, count: asked.length, error: errorText(error) });
  }
}

/**
 * The safety net: what the queue lost, gave up or could not be given is asked for again, whatever
 * waited longest first.
 */
export async function requeueUngeocodedGigs({
  db,
  geocodeQueue,
  now,
}: Pick<Services, 'db' | 'geocodeQueue' | 'now'>): Promise<number> {
  const [pending, approximate] = await db.batch(unplacedQueries({ db }));
  const waiting = [...pending, ...approximate];
  if (waiting.length === 0) return 0;
  await geocodeQueue.send(waiting.map(messageFor));
  const ids = JSON.stringify(waiting.map(({ id }) => id));
  await db
    .update(gigs)
    .set({ placeAskedAt: now().toISOString() })
    .where(sql`${gigs.id} IN (SELECT value FROM json_each(${ids}))`);
  return waiting.length;
}

export function unplacedQueries({ db }: Pick<Services, 'db'>) {
  const inState = (state: 'pending' | 'approximate') =>
    db
      .select({ id: gigs.id, userId: gigs.userId, location: gigs.location })
      .from(gigs)
      // As a literal: for a bound value SQLite does not consider the partial index.
      .where(and(eq(gigs.placeStatus, sql.raw(`'${state}'`)), isNull(gigs.deletedAt)))
      .orderBy(sql`coalesce(${gigs.placeAskedAt}, ${gigs.updatedAt})`)
      .limit(REQUEUE_LIMIT);
  return [inState('pending'), inState('approximate')] as const;
}

function messageFor({ id, userId, location }: GigPlace): GeocodeMessage {
  return { v: 1, userId, gigId: id, location };
}
