/* The demo account and its year of gigs, put into the local database once. Development only. */
import { TZDate } from '@date-fns/tz';
import { addDays, format, parseISO, subDays } from 'date-fns';
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
import type { Airport, Places } from '../app/domain/places/places.ts';
import { instantOf } from '../app/domain/time/wall-time.ts';
import type { Env } from '../app/settings.server.ts';
import { DEMO_GIGS, DEMO_TAGS, type DemoGig, type DemoTag } from './demo-gigs.ts';

const DEMO = { email: 'demo@gigbound.example', password: 'encore', displayName: 'Marlo Finch' };

type GigInsert = typeof gigs.$inferInsert;
type DetailInsert = typeof travelDetails.$inferInsert;

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

function gigRow(demo: DemoGig, userId: string, places: Places, now: Date): GigInsert {
  const place = places.locate(demo.location);
  if (!place) throw new Error(`no place for ${demo.location}`);
  const createdAt = subDays(now, demo.addedDaysAgo);
  const [contactName, contactEmail, contactOrganization, contactPhone] = demo.contact ?? [];
  return {
    id: newId(createdAt),
    userId,
    title: demo.title,
    type: demo.type,
    date: day(now, demo.inDays),
    endDate: demo.days ? day(now, demo.inDays + demo.days) : null,
    startTime: demo.startTime,
    location: demo.location,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: places.timeZoneAt(place.latitude, place.longitude),
    airport: places.nearestAirport(place.latitude, place.longitude)?.airport.code,
    placeStatus: 'found',
    contactName,
    contactEmail,
    contactPhone,
    contactOrganization,
    flightBooked: demo.flight === 'notNeeded',
    hotelBooked: demo.hotel === 'notNeeded',
    carBooked: demo.car === 'notNeeded',
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
  };
}

function travelOf(
  demo: DemoGig,
  gig: GigInsert,
  home: Airport,
  places: Places,
  now: Date,
): DetailInsert[] {
  const common = {
    userId: gig.userId,
    gigId: gig.id,
    createdAt: gig.createdAt,
    updatedAt: gig.updatedAt,
  };
  const away = places.airport(gig.airport ?? '');
  const arrive = format(subDays(parseISO(gig.date), 1), 'yyyy-MM-dd');
  const leave = format(addDays(parseISO(gig.endDate ?? gig.date), 1), 'yyyy-MM-dd');
  const city = gig.location.split(', ').slice(-2).join(', ');
  const code = (salt: number) => confirmation(demo.inDays * 31 + salt);
  const details: DetailInsert[] = [];

  if (demo.flight === 'booked' && away) {
    const legs = [
      { from: home, to: away, leaves: `${arrive}T07:05`, number: 2417, seat: '14A' },
      { from: away, to: home, leaves: `${leave}T13:20`, number: 1186, seat: '12C' },
    ];
    for (const { from, to, leaves, number, seat } of legs) {
      details.push({
        ...common,
        id: newId(now),
        detailType: 'flight',
        provider: 'American Airlines',
        flightNumber: `AA${number}`,
        confirmationNumber: code(1),
        startsLocation: from.code,
        startsDateTime: leaves,
        startsTimeZone: from.timeZone,
        endsLocation: to.code,
        endsDateTime: landing(leaves, from, to),
        endsTimeZone: to.timeZone,
        seatInfo: seat,
      });
    }
  }
  if (demo.hotel && demo.hotel !== 'notNeeded') {
    details.push({
      ...common,
      id: newId(now),
      detailType: 'hotel',
      provider: demo.hotel,
      confirmationNumber: code(2),
      startsLocation: city,
      startsDateTime: `${arrive}T15:00`,
      startsTimeZone: gig.timeZone,
      endsDateTime: `${leave}T11:00`,
      endsTimeZone: gig.timeZone,
      roomInfo: '1 King, nonsmoking',
    });
  }
  if (demo.car === 'booked' && away) {
    details.push({
      ...common,
      id: newId(now),
      detailType: 'car',
      provider: 'Alamo',
      confirmationNumber: code(3),
      startsLocation: `${away.name} (${away.code})`,
      startsDateTime: `${arrive}T12:30`,
      startsTimeZone: away.timeZone,
      endsLocation: `${away.name} (${away.code})`,
      endsDateTime: `${leave}T12:00`,
      endsTimeZone: away.timeZone,
      carType: 'Midsize SUV',
    });
  }
  return details;
}

function day(now: Date, inDays: number): string {
  return format(addDays(now, inDays), 'yyyy-MM-dd');
}

/** Taxi and climb for 40 minutes, then 800 km/h, on the arrival's clock. */
function landing(leaves: string, from: Airport, to: Airport): string {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(from.latitude)) * Math.sin(radians(to.latitude)) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.cos(radians(from.longitude - to.longitude));
  const minutes = 40 + (Math.acos(cosine) * 6371 * 60) / 800;
  const landed = instantOf(leaves, from.timeZone) + Math.round(minutes / 5) * 5 * 60_000;
  return format(new TZDate(landed, to.timeZone), "yyyy-MM-dd'T'HH:mm");
}

/** Six letters and digits that stay the same for the same booking. */
function confirmation(seed: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  let state = Math.abs(seed) + 7919;
  return Array.from({ length: 6 }, () => {
    state = (state * 48271) % 2147483647;
    return letters[state % letters.length];
  }).join('');
}
