import * as schema from '~/data/schema';
import { runSync } from '~/domain/calendar/run-sync.server';
import { tokenPlace } from '~/domain/calendar/tokens/access-token.server';
import { createGig } from '~/domain/gigs/create-gig.server';
import { deleteGig } from '~/domain/gigs/delete-gig.server';
import { GigPatch, NewGigInput } from '~/domain/gigs/gig-input';
import { updateGig } from '~/domain/gigs/update-gig.server';
import { fillStore } from '../../../workers/sandbox/google/calendar/store/create-store';
import { ANN, aWorld, gigOf, SCOPES, type World } from './world';

export interface Person {
  userId: string;
  connectionId: string;
  booked: string;
  possible: string;
  sync: () => ReturnType<typeof runSync>;
  /** Live gigs, in the order of their ids. */
  gigs: () => { id: string; title: string }[];
  edit: (gigId: string, fields: Record<string, unknown>) => Promise<unknown>;
  create: (title: string) => Promise<{ id: string }>;
  delete: (gigId: string) => Promise<unknown>;
}

/**
 * Many people with two-way connections in one database, each with two calendars of their own, or
 * all with the same one for booked gigs.
 */
export async function aWorldOf(
  count: number,
  { sharedCalendar = null }: { sharedCalendar?: string | null } = {},
): Promise<{ world: World; people: Person[] }> {
  const world = await aWorld({ connected: false });
  const people: Person[] = [];
  for (let n = 0; n < count; n++) people.push(await aPerson(world, n, sharedCalendar));
  return { world, people };
}

async function aPerson(world: World, n: number, shared: string | null): Promise<Person> {
  const { services, clock, store } = world;
  const { db, google } = services;
  const id = (kind: string) => `0190${kind}000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const [userId, connectionId] = [id('a'), id('c')];
  const [booked, possible] = [shared ?? `booked-${n}`, `possible-${n}`];
  const now = () => clock.now;
  const calendars = [booked, possible]
    .filter((calendar) => !store.calendars.has(calendar))
    .map((calendar) => ({ id: calendar, owner: ANN, summary: calendar }));
  fillStore(store, { users: [], calendars }, { now, random: google.random });
  const access = tokenPlace('access_token_enc', connectionId);
  await db.insert(schema.users).values({
    id: userId,
    email: `person-${n}@example.com`,
    displayName: `Person ${n}`,
    createdAt: new Date(clock.now).toISOString(),
  });
  await db.insert(schema.calendarConnections).values({
    id: connectionId,
    userId,
    googleSub: `sub-${n}`,
    accessTokenEnc: await google.tokens.encrypt('access-1', access),
    accessExpiresAt: clock.now / 1000 + 10 * 365 * 86_400,
    scopes: SCOPES,
    twoWay: true,
    bookedCalendarId: booked,
    possibleCalendarId: possible,
    nextSyncAt: clock.now / 1000,
  });
  await db.insert(schema.calendarSyncState).values([
    { connectionId, calendarId: booked, roles: 'booked' },
    { connectionId, calendarId: possible, roles: 'possible' },
  ]);
  return {
    userId,
    connectionId,
    booked,
    possible,
    sync: () => runSync(services, connectionId),
    gigs: () =>
      world.d1.rows<{ id: string; title: string }>(
        'SELECT id, title FROM gigs WHERE user_id = ? AND deleted_at IS NULL ORDER BY id',
        userId,
      ),
    edit: (gigId, fields) => updateGig(services, userId, gigId, GigPatch.parse(fields)),
    async create(title) {
      const input = { title, location: 'Hall', date: '2026-06-20', type: 'booked' };
      return gigOf(await createGig(services, userId, NewGigInput.parse(input)));
    },
    delete: (gigId) => deleteGig(services, userId, gigId),
  };
}
