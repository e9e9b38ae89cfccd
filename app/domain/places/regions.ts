import { foldName } from './fold-name';
import { readLocation } from './location-text';
import { REGION_NAMES } from './region-names';

export function regionName(code: string): string | null {
  return REGION_NAMES[code.toUpperCase()] ?? null;
}

/**
 * The state or province letters a location text ends in: a two-letter code, a full name, or a
 * well-known city. For labels in the browser, where the city tables would be too heavy.
 */
export function regionOf(location: string): string | null {
  const { region, segments } = readLocation(location);
  if (region) return region;
  for (const segment of segments.toReversed()) {
    const known = WELL_KNOWN_CITIES.get(foldName(segment));
    if (known) return known;
  }
  return null;
}

const CITIES_BY_REGION: Record<string, string> = {
  AB: 'calgary edmonton banff',
  AK: 'anchorage fairbanks juneau',
  AZ: 'phoenix tucson scottsdale tempe mesa flagstaff sedona',
  BC: 'vancouver victoria kelowna whistler',
  CA: 'los_angeles la san_francisco sf san_diego sacramento oakland san_jose fresno long_beach anaheim hollywood berkeley santa_barbara palm_springs',
  CO: 'denver boulder colorado_springs fort_collins aspen vail telluride',
  CT: 'hartford new_haven',
  DC: 'washington dc',
  FL: 'miami orlando tampa jacksonville fort_lauderdale saint_petersburg tallahassee key_west west_palm_beach miami_beach',
  GA: 'atlanta savannah',
  HI: 'honolulu',
  IA: 'des_moines cedar_rapids',
  ID: 'boise',
  IL: 'chicago',
  IN: 'indianapolis',
  KS: 'wichita',
  KY: 'louisville',
  LA: 'new_orleans nola baton_rouge',
  MA: 'boston',
  MB: 'winnipeg',
  MD: 'baltimore annapolis',
  MI: 'detroit grand_rapids ann_arbor',
  MN: 'minneapolis saint_paul duluth',
  MO: 'saint_louis kansas_city branson',
  MT: 'missoula bozeman',
  NB: 'moncton fredericton saint_john',
  NC: 'charlotte raleigh asheville greensboro winston_salem chapel_hill',
  NE: 'omaha',
  NJ: 'newark atlantic_city jersey_city hoboken',
  NL: 'saint_johns',
  NM: 'albuquerque santa_fe',
  NS: 'halifax',
  NV: 'las_vegas vegas reno',
  NY: 'new_york new_york_city nyc brooklyn manhattan queens buffalo ithaca',
  OH: 'cleveland cincinnati',
  OK: 'tulsa oklahoma_city',
  ON: 'toronto ottawa mississauga niagara_falls',
  OR: 'portland eugene',
  PA: 'philadelphia philly pittsburgh',
  PR: 'san_juan',
  QC: 'montreal quebec_city quebec laval',
  RI: 'providence',
  SC: 'myrtle_beach',
  SD: 'sioux_falls',
  SK: 'saskatoon regina',
  TN: 'nashville memphis knoxville chattanooga',
  TX: 'austin dallas houston san_antonio fort_worth el_paso',
  UT: 'salt_lake_city park_city moab',
  VA: 'virginia_beach norfolk',
  WA: 'seattle spokane tacoma',
  WI: 'milwaukee madison',
};

const WELL_KNOWN_CITIES = new Map(
  Object.entries(CITIES_BY_REGION).flatMap(([region, cities]) =>
    cities.split(' ').map((city) => [city.replaceAll('_', ' '), region] as const),
  ),
);
