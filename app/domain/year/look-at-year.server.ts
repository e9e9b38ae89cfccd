import type { Reads } from '~/data/reads.server';
import type { Owner } from '~/domain/auth/owner';
import { aroundDays } from '~/domain/fit/fit.server';
import {
  detailsWithZones,
  gigsAroundQuery,
  parseDetails,
  preferencesOf,
  travelQueries,
} from '~/domain/fit/fit-rows.server';
import type { Services } from '~/services.server';
import { lookAtYear } from './look-at-year';
import type { YearAtAGlance } from './year-at-a-glance';

type Needs = { db: Reads } & Pick<Services, 'places'>;

/** One round trip. */
export async function readYear(
  { db, places }: Needs,
  owner: Owner,
  year: number,
): Promise<YearAtAGlance> {
  const around = aroundDays({ from: `${year}-01-01`, to: `${year}-12-31` });
  const [details, preferences] = travelQueries({ db }, owner, around);
  const [gigRows, detailRows, [stored]] = await db.batch([
    gigsAroundQuery({ db }, owner, around),
    details,
    preferences,
  ]);
  return lookAtYear({
    year,
    gigs: gigRows,
    details: detailsWithZones(gigRows, parseDetails(detailRows)),
    preferences: preferencesOf(stored),
    places: await places(),
  });
}
