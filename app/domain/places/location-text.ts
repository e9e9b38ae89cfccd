import { foldName } from './fold-name';
import {
  PROVINCE_NAMES,
  REGION_BY_ABBREVIATION,
  REGION_BY_NAME,
  REGION_NAMES,
} from './region-names';

export interface LocationText {
  /** The parts between commas, without region, country and postal code. */
  segments: string[];
  /** State or province letters. */
  region: string | null;
  /** The region as it is written, folded: "tx", "new york". */
  regionWritten: string | null;
  country: 'US' | 'CA' | null;
  /** Whether a US or Canadian postal code stands in it. */
  hasPostalCode: boolean;
}

/** An address is short; what follows a few lines is prose. */
export const MAX_LOCATION_LENGTH = 400;

/** Takes an address or a loose "city, state" apart from its end, where the certain parts stand. */
export function readLocation(location: string): LocationText {
  const parts = location
    .slice(0, MAX_LOCATION_LENGTH)
    .split(/[,;()\n\r|·•]|\s[-–—]\s/)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  const segments = parts.map(withoutPostalCode).filter((segment) => segment !== '');
  const canadian = parts.some((part) => CANADIAN_CODE.test(part));
  const hasPostalCode = canadian || parts.some((part) => ZIP_CODE.test(part));
  const country = takeCountry(segments) ?? (canadian ? 'CA' : null);
  const { region, regionWritten } = takeRegion(segments);
  return { segments, region, regionWritten, country, hasPostalCode };
}

const ZIP_CODE = /(?:^| )\d{5}(?:-\d{4})?$/;
const CANADIAN_CODE = /(?:^| )[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/;

function withoutPostalCode(segment: string) {
  return segment.replace(ZIP_CODE, '').replace(CANADIAN_CODE, '').trim();
}

const COUNTRY_TAIL = /(?:^| )(USA|U\.S\.A\.?|U\.S\.|US|United States(?: of America)?|Canada)$/i;

function takeCountry(segments: string[]): LocationText['country'] {
  const last = segments.at(-1) ?? '';
  const before = regionOfSegment(segments.at(-2) ?? '');
  const short = /^(?:CA|CAN)$/i.test(last) && before !== null && before in PROVINCE_NAMES;
  const match = COUNTRY_TAIL.exec(last);
  if (!match && !short) return null;
  const rest = match ? withoutPostalCode(last.slice(0, match.index)) : '';
  segments.splice(-1, 1, ...(rest ? [rest] : []));
  return short || /canada/i.test(match?.[1] ?? '') ? 'CA' : 'US';
}

/** "321 Commercial St". */
export function isStreet(segment: string) {
  return /^\d+[a-z]?[ -]\S*\p{L}/iu.test(segment);
}

type Region = Pick<LocationText, 'region' | 'regionWritten'>;

/** Removes the region from the segments: alone at the end, or as the last words of the last one. */
function takeRegion(segments: string[]): Region {
  const last = segments.at(-1);
  if (last === undefined) return NO_REGION;
  const whole = regionOfSegment(last);
  if (whole) {
    segments.pop();
    return { region: whole, regionWritten: foldName(last) };
  }
  const tail = regionTail(last);
  if (tail) {
    segments[segments.length - 1] = tail.rest;
    return { region: tail.region, regionWritten: foldName(last.slice(tail.rest.length)) };
  }
  // "Portland, OR - Revolution Hall": something follows, so only capitals between commas count.
  const at = segments.findLastIndex(
    (segment) => /^[A-Z]{2}$/.test(segment) && segment in REGION_NAMES,
  );
  const [region] = at < 1 ? [] : segments.splice(at);
  return region ? { region, regionWritten: foldName(region) } : NO_REGION;
}

const NO_REGION: Region = { region: null, regionWritten: null };

function regionOfSegment(segment: string): string | null {
  const key = foldName(segment);
  const code = key.toUpperCase();
  if (code in REGION_NAMES) return code;
  return REGION_BY_NAME.get(key) ?? REGION_BY_ABBREVIATION.get(key) ?? null;
}

/** Letters that are also words count only in capitals: "Come in", "Bring me". */
const ALSO_WORDS = new Set('al as co de hi id in la ma me oh ok on or pa'.split(' '));
const LONGEST_NAME_WORDS = 4;

function regionTail(segment: string): { region: string; rest: string } | null {
  const words = segment.split(' ');
  const tail = words.at(-1) ?? '';
  const letters = tail.replaceAll('.', '');
  const code = letters.toUpperCase();
  const certain = letters === code || !ALSO_WORDS.has(letters.toLowerCase());
  if (words.length > 1 && code.length === 2 && code in REGION_NAMES && certain) {
    return { region: code, rest: words.slice(0, -1).join(' ') };
  }
  for (let count = Math.min(LONGEST_NAME_WORDS, words.length - 1); count > 0; count--) {
    const region = REGION_BY_NAME.get(foldName(words.slice(-count).join(' ')));
    if (region) return { region, rest: words.slice(0, -count).join(' ') };
  }
  return null;
}
