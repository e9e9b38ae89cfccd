import type { IsCity } from '../cities/well-known-cities';
import { foldName } from '../fold-name';
import { withoutPostalCode } from '../postal-code';
import { PROVINCE_NAMES } from './region-names';
import { endsInCity, findRegion, isStreet } from './region-text';

export type HomeCountry = 'US' | 'CA';

interface CountryAtEnd {
  country: HomeCountry | null;
  /** The segments without it. */
  before: string[];
  /** The province that "CA" may stand behind instead of being California. */
  otherRegion: string | null;
}

const COUNTRY_TAIL = /(?:^| )(USA|U\.S\.A\.?|U\.S\.|US|United States(?: of America)?|Canada)$/i;
const SHORT_CANADA = /(?:^| )(CAN?)$/i;

/** The country a text ends in. `coded`: whose postal code stands at the end. */
export function readCountry(
  segments: string[],
  coded: HomeCountry | null,
  isCity: IsCity,
): CountryAtEnd {
  const last = segments.at(-1) ?? '';
  const whole = COUNTRY_TAIL.exec(last);
  const match = whole ?? SHORT_CANADA.exec(last);
  if (!match) return { country: null, before: segments, otherRegion: null };
  const [, written = ''] = match;
  const rest = withoutPostalCode(last.slice(0, match.index));
  const before = [...segments.slice(0, -1), ...(rest ? [rest] : [])];
  if (whole) return { country: /canada/i.test(written) ? 'CA' : 'US', before, otherRegion: null };

  const { isPlausibleMatch, otherRegion = null } = shortCanada(written, before, coded, isCity);
  return isPlausibleMatch
    ? { country: 'CA', before, otherRegion }
    : { country: null, before: segments, otherRegion };
}

/**
 * Whether "CA" or "CAN" behind these is Canada: its postal code or a province says so. Ontario alone
 * and behind a street is the city in California, behind one of its own cities the province, and
 * behind a name nobody knows either.
 */
function shortCanada(
  written: string,
  segments: string[],
  coded: HomeCountry | null,
  isCity: IsCity,
): { isPlausibleMatch: boolean; otherRegion?: string } {
  if (coded) return { isPlausibleMatch: coded === 'CA' };
  const found = findRegion(segments, isCity);
  if (!found || !(found.region in PROVINCE_NAMES)) return { isPlausibleMatch: false };
  const { region, regionWritten, before } = found;
  if (written.length > 2 || !isCity(regionWritten, 'CA', 0)) return { isPlausibleMatch: true };
  const last = before.at(-1) ?? '';
  // The first is the venue, and many a venue bears a city's name.
  const further = before.slice(1, -1).some((segment) => isCity(foldName(segment), region, 0));
  if (further || endsInCity(last, region, isCity)) return { isPlausibleMatch: true };
  if (last === '' || isStreet(last)) return { isPlausibleMatch: false };
  return { isPlausibleMatch: false, otherRegion: region };
}
