/**
 * Whether a folded name is that of a city of a state or province, with at least so many people if
 * their number is known.
 */
export type IsCity = (key: string, region: string, leastPeople: number) => boolean;

/** For labels in the browser, where the city tables would be too heavy. */
export const isWellKnownCity: IsCity = (key, region) =>
  WELL_KNOWN_CITIES.get(key) === region || NAMESAKES.has(`${key} ${region}`);

/** The state or province a city of this folded name is in, where it says so alone. */
export function regionOfWellKnownCity(key: string): string | null {
  return WELL_KNOWN_CITIES.get(key) ?? null;
}

const CITIES_BY_REGION: Record<string, string> = {
  AB: 'calgary edmonton banff fort_saskatchewan',
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
  KY: 'louisville mount_washington',
  LA: 'new_orleans nola baton_rouge',
  MA: 'boston',
  MB: 'winnipeg',
  MD: 'baltimore annapolis fort_washington',
  MI: 'detroit grand_rapids ann_arbor',
  MN: 'minneapolis saint_paul duluth',
  MO: 'saint_louis kansas_city branson',
  MT: 'missoula bozeman',
  NB: 'moncton fredericton saint_john',
  NC: 'charlotte raleigh asheville greensboro winston_salem chapel_hill',
  NE: 'omaha',
  NJ: 'newark atlantic_city jersey_city hoboken west_new_york',
  NL: 'saint_johns',
  NM: 'albuquerque santa_fe',
  NS: 'halifax',
  NV: 'las_vegas vegas reno',
  NY: 'new_york new_york_city nyc brooklyn manhattan queens buffalo ithaca port_washington',
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

/** Cities whose name alone means another, but not where their state could be a word. */
const NAMESAKES_BY_REGION: Record<string, string> = {
  AL: 'birmingham huntsville mobile montgomery',
  CA: 'ontario',
  CO: 'aurora',
  DE: 'dover newark wilmington',
  IN: 'bloomington fort_wayne south_bend',
  LA: 'lafayette shreveport',
  MA: 'cambridge lowell springfield worcester',
  ME: 'bangor portland',
  MS: 'biloxi jackson',
  OH: 'akron columbus dayton toledo',
  OK: 'norman',
  ON: 'barrie guelph hamilton kingston kitchener london oshawa peterborough sudbury waterloo windsor',
  OR: 'bend medford salem',
  PA: 'allentown erie harrisburg lancaster reading',
  VA: 'kings_park_west',
  WV: 'charleston',
};

const WELL_KNOWN_CITIES = new Map(citiesOf(CITIES_BY_REGION));
const NAMESAKES = new Set(
  citiesOf(NAMESAKES_BY_REGION).map(([city, region]) => `${city} ${region}`),
);

function citiesOf(byRegion: Record<string, string>): [city: string, region: string][] {
  return Object.entries(byRegion).flatMap(([region, cities]) =>
    cities.split(' ').map((city): [string, string] => [city.replaceAll('_', ' '), region]),
  );
}
