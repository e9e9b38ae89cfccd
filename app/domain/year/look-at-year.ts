import { bareCountryName } from '~/domain/fit/country-name';
import type { FitDetail } from '~/domain/fit/trip/bookings';
import { calendarOf } from '~/domain/fit/trip/calendar';
import { dayPlus } from '~/domain/fit/trip/days';
import type { FitGig, Show } from '~/domain/fit/trip/show';
import { type FitPlaces, metersBetween, type Spot } from '~/domain/fit/trip/spot';
import { type FitPreferences, seemingHome, statedHomes } from '~/domain/fit/trip/trip';
import { METERS_PER_MILE } from '~/domain/travel/drive/drive-label';
import { type Booked, type Night, nightOn } from './nights';
import type { NightsAway, Totals, YearAtAGlance } from './year-at-a-glance';

interface YearOfTravel {
  year: number;
  /** Those of the year and of some weeks around it, with their bookings. */
  gigs: readonly FitGig[];
  details: readonly FitDetail[];
  preferences: FitPreferences;
  places: FitPlaces;
}

/** Only what is booked counts; the wall time where something happens says on which day it does. */
export function lookAtYear({
  year,
  gigs,
  details,
  preferences,
  places,
}: YearOfTravel): YearAtAGlance {
  const { booked } = calendarOf(gigs, details, places);
  const stated = statedHomes(preferences, places);
  const homes = stated.length > 0 ? stated : seemingHome(booked.journeys);
  const nightsAway = nightsAwayIn(year, booked, homes);
  const months = Array.from({ length: 12 }, (_, at) =>
    totalsOf(`${year}-${String(at + 1).padStart(2, '0')}`, booked, nightsAway),
  );
  return {
    year,
    homeKnown: homes.length > 0,
    nightsAway: nightsAway.map((run) => ({ ...run, gigIds: gigsOf(run, booked.shows) })),
    months,
    total: totalsOf(String(year), booked, nightsAway),
  };
}

type Run = Omit<NightsAway, 'gigIds'>;

function nightsAwayIn(year: number, booked: Booked, homes: readonly Spot[]): Run[] {
  const runs: Run[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = dayPlus(day, 1)) {
    const night = nightOn(day, booked, homes);
    if (night.kind === 'home') continue;
    const { kind } = night;
    const place = placeOf(night);
    const run = runs.at(-1);
    if (run && dayPlus(run.last, 1) === day && run.kind === kind && run.place === place) {
      run.last = day;
      run.nights++;
    } else runs.push({ kind, place, first: day, last: day, nights: 1 });
  }
  return runs;
}

/** "Portland, OR", "Lisbon, Portugal" */
function placeOf(night: Night): string | null {
  if (night.kind !== 'away' || !night.spot) return null;
  const { city, region, country } = night.spot;
  if (country === null) return city;
  const rest = country === 'US' || country === 'CA' ? region : bareCountryName(country);
  return rest && rest !== city ? `${city}, ${rest}` : city;
}

function gigsOf({ first, last }: Run, shows: readonly Show[]): string[] {
  return shows
    .filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first)
    .map(({ id }) => id);
}

/** Of a year ("2026") or a month ("2026-05"). */
function totalsOf(period: string, { legs, shows }: Booked, nightsAway: readonly Run[]): Totals {
  const own = legs.filter(({ start, end }) => (start ?? end)?.day.startsWith(period));
  const meters = own.reduce(
    (sum, { from, to }) => sum + (from && to ? metersBetween(from, to) : 0),
    0,
  );
  return {
    gigs: shows.filter(({ firstDay }) => firstDay.startsWith(period)).length,
    nightsAway: nightsAway.reduce((sum, run) => sum + nightsIn(run, period), 0),
    miles: Math.round(meters / METERS_PER_MILE),
    flights: own.filter(({ isFlight }) => isFlight).length,
  };
}

function nightsIn({ first, last }: Run, period: string): number {
  let nights = 0;
  for (let day = first; day <= last; day = dayPlus(day, 1)) if (day.startsWith(period)) nights++;
  return nights;
}
