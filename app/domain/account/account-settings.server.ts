import { formatDistanceStrict } from 'date-fns';
import { and, eq, ne, sql } from 'drizzle-orm';
import { calendarConnections, users } from '~/data/schema';
import { signedInDevicesQuery, toSignedInDevices } from '~/domain/auth/sessions.server';
import { geocodeProgress, geocodeProgressQueries } from '~/domain/geocoding/geocode-all.server';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import type { Services } from '~/services.server';
import type { SignInMethods } from './sign-in-methods';

type Needs = Pick<Services, 'db' | 'now'>;

/** All that the settings show, in one round trip. */
export async function loadSettings(services: Needs, userId: string, sessionId: string) {
  const [[preferences], onMap, unplaced, [signIn], devices, connections] = await services.db.batch([
    preferencesQuery(services, userId),
    ...geocodeProgressQueries(services, userId),
    signInMethodsQuery(services, userId),
    signedInDevicesQuery(services, userId),
    connectionQuery(services, userId),
  ]);
  const now = services.now();
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

function signInMethodsQuery({ db }: Pick<Services, 'db'>, userId: string) {
  return db
    .select({
      hasPassword: sql`${users.passwordHash} IS NOT NULL`.mapWith(Boolean),
      googleEmail: users.googleEmail,
    } satisfies Record<keyof SignInMethods, unknown>)
    .from(users)
    .where(eq(users.id, userId));
}

function connectionQuery({ db }: Pick<Services, 'db'>, userId: string) {
  return db
    .select({ id: calendarConnections.id })
    .from(calendarConnections)
    .where(
      and(eq(calendarConnections.userId, userId), ne(calendarConnections.status, 'disconnected')),
    );
}
