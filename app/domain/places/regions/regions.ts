import { regionOfWellKnownCity } from '../cities/well-known-cities';
import { foldName } from '../fold-name';
import { MAX_LOCATION_LENGTH, readLocation } from '../location-text';
import { REGION_NAMES } from './region-names';

export function regionName(code: string): string | null {
  return REGION_NAMES[code.toUpperCase()] ?? null;
}

/** "Nashville TN (BNA)": an airport or a venue's abbreviation. */
const LETTERS_IN_BRACKETS = /^(.*)\(([A-Z]{3})\)$/s;
/** Airports of a city that shares its name with a well-known one, or with a province. */
const NAMESAKES_AIRPORTS = new Set('IAG LED MHK ONT PWM SFN SJI SJO SYQ UAQ VCT XLS'.split(' '));

/**
 * The state or province letters a location text ends in: a two-letter code, a full name, or a
 * well-known city. For labels in the browser, where the city tables would be too heavy.
 */
export function regionOf(location: string): string | null {
  const written = location.slice(0, MAX_LOCATION_LENGTH).trim();
  const [, before = '', letters = ''] = LETTERS_IN_BRACKETS.exec(written) ?? [];
  if (NAMESAKES_AIRPORTS.has(letters)) {
    const { segments, region } = readLocation(before);
    return segments.length > 0 ? region : null;
  }
  return (letters ? regionAtEnd(before) : null) ?? regionAtEnd(written);
}

function regionAtEnd(location: string): string | null {
  // "LA" and "Washington" are cities before they are states.
  const known = regionOfWellKnownCity(foldName(location));
  if (known) return known;
  const { region, otherRegion, segments } = readLocation(location);
  if (otherRegion) return null;
  if (region) return region;
  for (const segment of segments.toReversed()) {
    const city = regionOfWellKnownCity(foldName(segment));
    if (city) return city;
  }
  return null;
}
