/* The demo account and its year of gigs, put into the local database once. Development only. */
import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { getPlatformProxy } from 'wrangler';
import { createDatabase } from '../app/data/db.server.ts';
import {
  calendarConnections,
  calendarSyncState,
  gigs,
  gigTags,
  tags,
  travelDetails,
  users,
} from '../app/data/schema.ts';
import { hashPassword } from '../app/domain/auth/password.server.ts';
import { calendarRoles } from '../app/domain/calendar/calendar-roles.ts';
import { WANTED_SCOPES } from '../app/domain/calendar/connection/scopes.ts';
import { tokenPlace } from '../app/domain/calendar/tokens/access-token.server.ts';
import { createTokenCipher } from '../app/domain/calendar/tokens/token-cipher.ts';
import { newId } from '../app/domain/new-id.ts';
import { loadPlaces } from '../app/domain/places/load-places.server.ts';
import type { Places } from '../app/domain/places/places.ts';
import type { Env } from '../app/settings.server.ts';
import { DEMO_GIGS, DEMO_TAGS, type DemoTag } from './demo-gigs.ts';
import { gigRow, travelOf } from './demo-rows.ts';

const DEMO = { email: 'demo@gigbound.example', password: 'encore', displayName: 'Marlo Finch' };

const { env, dispose } = await getPlatformProxy<Env>();
try {
  const db = createDatabase(env.DB);
  const known = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, DEMO.email))
    .get();
  const userId = known?.id ?? (await seed(db, await loadPlaces(), new Date()));
  await connectCalendar(env, db, userId);
} finally {
  await dispose();
}

/**
 * The demo account's calendars at the sandbox's Google, which knows this grant; once, and only where
 * the sandbox stands in for Google.
 */
async function connectCalendar(env: Env, db: ReturnType<typeof createDatabase>, userId: string) {
  const { GOOGLE_CLIENT_ID: client, TOKEN_KEYS: keys, TOKEN_KEY_CURRENT: current } = env;
  if (client || !keys || !current) return;
  const tokens = createTokenCipher({ keys: JSON.parse(keys), current });
  const id = newId(new Date());
  const place = tokenPlace('refresh_token_enc', id);
  const calendar = (name: string) => `c_${name}_demo@group.calendar.google.com`;
  const chosen = {
    bookedCalendarId: calendar('shows'),
    possibleCalendarId: calendar('holds'),
    travelCalendarId: calendar('trips'),
  };
  const [created] = await db
    .insert(calendarConnections)
    .values({
      id,
      userId,
      googleSub: '118063324709518847206',
      googleEmail: DEMO.email,
      refreshTokenEnc: await tokens.encrypt('1//sandbox-demo', place),
      scopes: WANTED_SCOPES.join(' '),
      ...chosen,
    })
    .onConflictDoNothing({ target: calendarConnections.userId })
    .returning({ id: calendarConnections.id });
  if (!created) return;
  await db.insert(calendarSyncState).values(
    [...calendarRoles(chosen)].map(([calendarId, roles]) => ({
      connectionId: id,
      calendarId,
      roles: roles.join(','),
    })),
  );
  console.log('Connected the demo account to the sandbox’s Google Calendar.');
}

async function seed(db: ReturnType<typeof createDatabase>, places: Places, now: Date) {
  const userId = newId(now);
  const home = places.airport('DFW');
  if (!home) throw new Error('DFW is missing from the airport table');

  await db.insert(users).values({
    id: userId,
    email: DEMO.email,
    displayName: DEMO.displayName,
    passwordHash: await hashPassword(DEMO.password),
    emailVerifiedAt: subDays(now, 200).toISOString(),
    createdAt: subDays(now, 200).toISOString(),
  });
  const tagRows = Object.entries(DEMO_TAGS).map(([name, color]) => ({
    id: newId(now),
    userId,
    name,
    color,
  }));
  await db.insert(tags).values(tagRows);

  for (const demo of DEMO_GIGS) {
    const gig = gigRow(demo, userId, places, now);
    const details = travelOf(demo, gig, home, places, now);
    await db.insert(gigs).values(gig);
    for (const detail of details) await db.insert(travelDetails).values(detail);
    for (const tag of demo.tags ?? []) {
      const tagId = tagRows.find(({ name }) => name === (tag satisfies DemoTag))?.id;
      if (tagId) await db.insert(gigTags).values({ userId, gigId: gig.id, tagId });
    }
  }
  console.log(`Seeded the demo account with ${DEMO_GIGS.length} gigs.`);
  return userId;
}
