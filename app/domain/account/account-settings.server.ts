import { formatDistanceStrict } from 'date-fns';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { calendarConnections, users } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import { signedInDevicesQuery, toSignedInDevices } from '~/domain/auth/sessions.server';
import { geocodeProgress, geocodeProgressQueries } from '~/domain/geocoding/geocode-all.server';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import type { Services } from '~/services.server';
import type { SignInMethods } from './sign-in-methods';

/** All that the settings show, in one round trip. */
export async function loadSettings(
  { reads: db, now: clock }: Pick<Services, 'reads' | 'now'>,
  owner: Owner,
  session: Promise<{ sessionId: string }>,
) {
  const [{ sessionId }, answers] = await Promise.all([
    session,
    db.batch([
      preferencesQuery({ db }, owner),
      ...geocodeProgressQueries({ db }, owner),
      signInMethodsQuery({ db }, owner),
      signedInDevicesQuery({ db, now: clock }, owner),
      connectionQuery({ db }, owner),
    ]),
  ]);
  const [[preferences], onMap, unplaced, [signIn], devices, connections] = answers;
  const now = clock();
  return {
    preferences: preferences ?? DEFAULT_PREFERENCES,
    places: geocodeProgress(onMap, unplaced),
    calendarConnected: connections.length > 0,
    signIn: signIn ?? { hasPassword: false, googleEmail: null },
    devices: toSignedInDevices(devices, sessionId).map((device) => ({
      ...device,
      lastUsedLabel: formatDistanceStrict(device.lastUsedAt, now, { addSuffix: true }),
    })),
  };
}

function signInMethodsQuery({ db }: { db: Reads }, owner: Owner) {
  return db
    .select({
      hasPassword: sql`${users.passwordHash} IS NOT NULL`.mapWith(Boolean),
      googleEmail: users.googleEmail,
    } satisfies Record<keyof SignInMethods, unknown>)
    .from(users)
    .where(eq(users.id, owner));
}

function connectionQuery({ db }: { db: Reads }, owner: Owner) {
  return db
    .select({ id: calendarConnections.id })
    .from(calendarConnections)
    .where(
      and(eq(calendarConnections.userId, owner), ne(calendarConnections.status, 'disconnected')),
    );
}
