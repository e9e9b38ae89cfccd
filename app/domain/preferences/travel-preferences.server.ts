import { eq } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { travelPreferences } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import type { Services } from '~/services.server';
import {
  DEFAULT_PREFERENCES,
  type PreferencesInput,
  type TravelPreferences,
} from './travel-preferences';

const columns = {
  homeAirport: travelPreferences.homeAirport,
  homeAddress: travelPreferences.homeAddress,
  preferredAirlines: travelPreferences.preferredAirlines,
  preferredHotel: travelPreferences.preferredHotel,
  preferredCarRental: travelPreferences.preferredCarRental,
  arrivalLeadMinutes: travelPreferences.arrivalLeadMinutes,
};

export async function readPreferences({ db }: { db: Reads }, owner: Owner) {
  const [[stored]] = await db.batch([preferencesQuery({ db }, owner)]);
  return stored ?? DEFAULT_PREFERENCES;
}

/** The query alone, for a page that sends it along with others: no row means the defaults. */
export function preferencesQuery({ db }: { db: Reads }, owner: Owner) {
  return db.select(columns).from(travelPreferences).where(eq(travelPreferences.userId, owner));
}

export async function savePreferences(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  preferences: PreferencesInput,
): Promise<TravelPreferences> {
  const values = { ...preferences, updatedAt: now().toISOString() };
  const [saved] = await db
    .insert(travelPreferences)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: travelPreferences.userId, set: values })
    .returning(columns);
  if (!saved) throw new Error('saved preferences came back empty');
  return saved;
}
