import { eq } from 'drizzle-orm';
import { travelPreferences } from '~/data/schema';
import type { Services } from '~/services.server';
import { DEFAULT_PREFERENCES, type TravelPreferences } from './travel-preferences';

const columns = {
  homeAirport: travelPreferences.homeAirport,
  homeAddress: travelPreferences.homeAddress,
  preferredAirlines: travelPreferences.preferredAirlines,
  preferredHotel: travelPreferences.preferredHotel,
  preferredCarRental: travelPreferences.preferredCarRental,
};

export async function readPreferences({ db }: Pick<Services, 'db'>, userId: string) {
  const [stored] = await preferencesQuery({ db }, userId);
  return stored ?? DEFAULT_PREFERENCES;
}

/** The query alone, for a page that sends it along with others: no row means the defaults. */
export function preferencesQuery({ db }: Pick<Services, 'db'>, userId: string) {
  return db.select(columns).from(travelPreferences).where(eq(travelPreferences.userId, userId));
}

export async function savePreferences(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  preferences: TravelPreferences,
): Promise<TravelPreferences> {
  const values = { ...preferences, updatedAt: now().toISOString() };
  await db
    .insert(travelPreferences)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: travelPreferences.userId, set: values });
  return preferences;
}
