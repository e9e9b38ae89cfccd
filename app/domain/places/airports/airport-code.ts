import { foldName } from '../fold-name';
import { readLocation } from '../location-text';
import type { Airport } from '../places';
import { countryCode } from '../regions/countries';
import { REGION_NAMES } from '../regions/region-names';
import { AIRPORT_NICKNAMES, METROS } from './airport-names';

interface CodedAirport {
  airport: Airport;
  /** The cities it serves, folded. */
  cities: string[];
}

/** "AUS", or after words in brackets: what stands before it, and the code. */
export function readAirportCode(written: string): { before: string; code: string } | null {
  const match = /^([A-Z]{3})$|^(.*)\(([A-Z]{3})\)$/s.exec(written);
  return match && { before: (match[2] ?? '').trim(), code: match[1] ?? match[3] ?? '' };
}

/**
 * Whether words before a code name its airport or a city it serves: "Dallas/Fort Worth (DFW)". A
 * venue's abbreviation stands in brackets too: "Austin Convention Center (ACC)" is not in Accra.
 */
export function namesAirport(written: string, { airport, cities }: CodedAirport): boolean {
  const before = withoutCountryOf(airport, written);
  const metros = METROS.filter(({ codes }) => codes.includes(airport.code));
  const served = [...cities, ...metros.flatMap((metro) => metro.cities)];
  const key = foldName(before);
  if (key === '' || key === foldName(airport.name) || served.includes(key)) return true;
  // "Ontario, CA" is not in the province.
  const states = [airport.region, REGION_NAMES[airport.region] ?? airport.region];
  const inState = (city: string) => states.some((state) => key === foldName(`${city} ${state}`));
  if (served.some(inState)) return true;

  const { segments, region } = readLocation(before);
  const regions = [airport.region, ...metros.map((metro) => metro.region)];
  if (region && !regions.includes(region)) return false;
  const names = [airport.name, airport.code, ...served, ...nicknamesOf(airport), ...states];
  const known = new Set(names.flatMap((name) => foldName(name).split(' ')).concat(GENERIC));
  return segments.every((segment) => {
    const words = foldName(segment.replace(TERMINAL, '')).split(' ');
    // "Aspen/Snowmass"
    const servesOne = segment.split('/').some((city) => served.includes(foldName(city)));
    return servesOne || words.every((word) => known.has(word));
  });
}

/** "Rome, IT" or "Frankfurt, Germany" beside an airport there: without the country at its end. */
export function withoutCountryOf(airport: Airport, written: string): string {
  const comma = written.lastIndexOf(',');
  const last = written.slice(comma + 1).trim();
  const isIts = last === airport.country || countryCode(last) === airport.country;
  return comma >= 0 && isIts ? withoutCountryOf(airport, written.slice(0, comma).trim()) : written;
}

/** Words that any airport may have. */
const GENERIC = 'international intl airport arpt regional municipal county metro'.split(' ');
/** "Terminal B" */
const TERMINAL = /\bterminal [a-z0-9]{1,2}\b/i;

function nicknamesOf({ code }: Airport): string[] {
  return [...AIRPORT_NICKNAMES].flatMap(([name, meant]) => (meant === code ? [name] : []));
}
