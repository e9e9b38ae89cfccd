import { type IsCity, isWellKnownCity } from './cities/well-known-cities';
import { foldName } from './fold-name';
import { postalCountry, withoutPostalCode } from './postal-code';
import { type HomeCountry, readCountry } from './regions/country-text';
import { REGION_NAMES } from './regions/region-names';
import { findRegion } from './regions/region-text';

export interface LocationText {
  /** The parts between commas, without region, country and postal code. */
  segments: string[];
  /** State or province letters. */
  region: string | null;
  /** The region as it is written, folded: "tx", "new york". */
  regionWritten: string | null;
  /** A province that may be meant instead: "Bobcaygeon, Ontario, CA" looks like California. */
  otherRegion: string | null;
  country: HomeCountry | null;
  /** Whether a US or Canadian postal code stands in it. */
  hasPostalCode: boolean;
}

/** An address is short; what follows a few lines is prose. */
export const MAX_LOCATION_LENGTH = 400;

/**
 * Takes an address or a loose "city, state" apart from its end, where the certain parts stand. What
 * is a state only behind one of its cities is settled by `isCity`.
 */
export function readLocation(location: string, isCity: IsCity = isWellKnownCity): LocationText {
  const parts = location
    .slice(0, MAX_LOCATION_LENGTH)
    .split(/[,;()\n\r|·•]|\s[-–—]\s/)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  const written = parts.map(withoutPostalCode).filter((segment) => segment !== '');
  const codes = parts.map(postalCountry).filter((code) => code !== null);
  const canadian = codes.includes('CA');
  const coded = canadian ? 'CA' : postalCountry(parts.findLast((part) => part !== '') ?? '');
  const { country, otherRegion, before: segments } = readCountry(written, coded, isCity);
  const { region, regionWritten } = takeRegion(segments, isCity);
  return {
    segments,
    region,
    regionWritten,
    otherRegion,
    country: country ?? (canadian ? 'CA' : null),
    hasPostalCode: codes.length > 0,
  };
}

type Region = Pick<LocationText, 'region' | 'regionWritten'>;

/** Removes the region from the segments. */
function takeRegion(segments: string[], isCity: IsCity): Region {
  const found = findRegion(segments, isCity);
  if (found) {
    const { before, region, regionWritten } = found;
    segments.splice(0, segments.length, ...before);
    return { region, regionWritten };
  }
  // "Portland, OR - Revolution Hall": something follows, so only capitals between commas count.
  const at = segments.findLastIndex(
    (segment) => /^[A-Z]{2}$/.test(segment) && segment in REGION_NAMES,
  );
  const [region] = at < 1 ? [] : segments.splice(at);
  return region ? { region, regionWritten: foldName(region) } : NO_REGION;
}

const NO_REGION: Region = { region: null, regionWritten: null };
