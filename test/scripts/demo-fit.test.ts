import { expect, test } from 'vitest';
import { checkTrips } from '~/domain/fit/check-trip';
import type { FitDetail } from '~/domain/fit/trip/bookings';
import type { FitGig } from '~/domain/fit/trip/show';
import { loadPlaces } from '~/domain/places/load-places.server';
import type { Airport } from '~/domain/places/places';
import { zonesOf } from '~/domain/travel/detail-zones';
import { DEMO_GIGS } from '../../scripts/demo-gigs';
import { gigRow, travelOf } from '../../scripts/demo-rows';

test.each(['2026-05-14', '2026-02-20', '2026-10-20', '2027-01-03', '2026-11-23'])(
  'the demo account seeded on %s has no trip with a problem or a warning',
  async (day) => {
    const places = await loadPlaces();
    const now = new Date(`${day}T16:00:00Z`);
    const home = places.airport('DFW') as Airport;
    const rows = DEMO_GIGS.map((demo) => {
      const gig = gigRow(demo, 'demo', places, now);
      const details = travelOf(demo, gig, home, places, now);
      return { gig: complete(gig), details: details.map((one) => complete(one)) };
    });
    const fits = checkTrips({
      gigs: rows.map(({ gig }) => gig as FitGig),
      details: rows.flatMap(({ gig, details }) =>
        details.map((one) => ({
          ...(one as FitDetail),
          ...zonesOf(one as FitDetail, gig.timeZone ?? null),
        })),
      ),
      preferences: { homeAirport: null, homeAddress: null, arrivalLeadMinutes: 180 },
      places,
      now,
    });
    const found = [...fits.values()].flatMap(({ findings }) => findings);
    expect(found.filter(({ severity }) => severity !== 'note')).toEqual([]);
  },
);

const COLUMNS =
  'endDate startTime endTime loadInTime timeZone airport title provider flightNumber confirmationNumber startsLocation startsDateTime startsTimeZone endsLocation endsDateTime endsTimeZone';
const NOTHING = Object.fromEntries(COLUMNS.split(' ').map((column) => [column, null]));

/** As the database stores what is left out. */
function complete<Row extends object>(row: Row): Row {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  return { ...NOTHING, travelNotNeeded: false, ...Object.fromEntries(given) } as Row;
}
