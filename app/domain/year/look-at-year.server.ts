import type { Owner } from '~/domain/auth/owner';
import { aroundDays, readRowsAround } from '~/domain/fit/fit.server';
import { detailsWithZones } from '~/domain/fit/fit-rows.server';
import type { Services } from '~/services.server';
import { lookAtYear } from './look-at-year';
import type { YearAtAGlance } from './year-at-a-glance';

/** One round trip. */
export async function readYear(
  { reads, places }: Pick<Services, 'reads' | 'places'>,
  owner: Owner,
  year: number,
): Promise<YearAtAGlance> {
  const around = aroundDays({ from: `${year}-01-01`, to: `${year}-12-31` });
  const [gigs, { details, preferences }] = await readRowsAround({ reads }, owner, around);
  return lookAtYear({
    year,
    gigs,
    details: detailsWithZones(gigs, details),
    preferences,
    places: await places(),
  });
}
