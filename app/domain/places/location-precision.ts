import { readAirportCode } from './airports/airport-code';
import { foldName } from './fold-name';
import { readLocation } from './location-text';
import { isNowhere } from './nowhere';
import type { Place, Places } from './places';
import { countryCode } from './regions/countries';
import { isStreet } from './regions/region-text';

/** The US, its territories and Canada, where addresses are looked up. */
const HOME = new Set(['US', 'CA', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

type Gazetteer = Pick<Places, 'meansAbroad'>;

/**
 * Whether a location says more than the city or airport that is known of it, so that its exact
 * place is worth looking up. A lone name nobody knows is not: it is found anywhere. A postal code is.
 */
export function namesAddress(location: string, known: Place | null, gazetteer: Gazetteer): boolean {
  if (isNowhere(location) || isAbroad(location, known, gazetteer)) return false;
  if (known?.guessed) return true;
  const { segments, region, country, hasPostalCode } = readLocation(location);
  const [first] = segments;
  if (first === undefined) return !known && hasPostalCode;
  if (segments.length > 1 && known?.kind !== 'airport') return true;
  if (!known) return region !== null || country !== null;
  return segments.some(isStreet) || (known.kind === 'city' && saysMore(first, known));
}

/** Whether it is said to be, or known to be, in a country where addresses are not looked up. */
function isAbroad(location: string, known: Place | null, gazetteer: Gazetteer): boolean {
  if (known) return !HOME.has(known.country);
  const said = readAirportCode(location)?.before || location;
  if (gazetteer.meansAbroad(said)) return true;
  const last = said.split(/[,;\n]/).at(-1) ?? '';
  const lastWord = readLocation(said).region ? '' : (last.trim().split(' ').at(-1) ?? '');
  return [last, lastWord].some((name) => {
    const code = countryCode(name);
    return code !== null && !HOME.has(code);
  });
}

/**
 * "Fox Theatre Tucson" says more than "Tucson", and "fox theatre dayton oh" than "dayton oh"; "NYC"
 * says no more than "New York".
 */
function saysMore(segment: string, city: Place) {
  const key = foldName(segment);
  const name = foldName(city.label.slice(0, city.label.lastIndexOf(',')));
  return key.endsWith(` ${name}`) || key.endsWith(` ${name} ${city.region.toLowerCase()}`);
}
