import { errorText } from '~/domain/error-text';
import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';
import { greatCircleMeters } from '../airports/nearest-airport';
import { foldName } from '../fold-name';
import type { Place } from '../places';
import { isHomeCountry } from '../regions/region-names';
import { LEAST_TYPED, LONGEST_TYPED } from './suggest';
import type { Suggestion } from './suggestion';

type Needs = Pick<Services, 'places' | 'addressSearch'>;

const MOST_OFFERED = 8;
/** So many of our own are a choice already: nobody else is asked. */
const ENOUGH = 3;
/** An airport so near to one of ours is the same. */
const SAME_AIRPORT_METERS = 8_000;

/**
 * What a person may be typing: our own cities and airports first, then streets and venues that
 * somebody else knows. When nobody else answers, our own are all there is.
 */
export async function suggestAddresses(
  { places, addressSearch }: Needs,
  typed: string,
): Promise<Suggestion[]> {
  const text = typed.trim().slice(0, LONGEST_TYPED).trim();
  if (text.length < LEAST_TYPED) return [];
  const gazetteer = await places();
  const known = gazetteer.suggest(text, MOST_OFFERED);
  if (!asksFurther(text, known)) return known.map(toSuggestion);
  const found = await search(addressSearch, text);
  const offered = withoutRepeats([...known, ...found]).slice(0, MOST_OFFERED);
  if (offered.length > 0) return offered.map(toSuggestion);
  // An address nobody has found still ends in its city.
  const city = gazetteer.locate(text);
  return city && isHomeCountry(city.country) ? [toSuggestion(city)] : [];
}

/** Whether a street or a venue may be meant that our tables do not hold. */
export function asksFurther(typed: string, known: readonly Place[]): boolean {
  const text = typed.trim();
  // A house number alone, or a postal code not yet typed to its end.
  if (/^\d{1,4}$/.test(text)) return false;
  if (/\d/.test(text)) return true;
  return known.length < ENOUGH && !isFullyTyped(text, known);
}

/** "jfk", "austin tx": a code, or a city and at least the beginning of its state. */
function isFullyTyped(typed: string, [first]: readonly Place[]): boolean {
  if (!first) return false;
  if (first.kind === 'airport') return first.label.endsWith(`(${typed.toUpperCase()})`);
  return foldName(typed).startsWith(`${foldName(first.label.replace(/,[^,]*$/, ''))} `);
}

async function search(addressSearch: Services['addressSearch'], text: string) {
  try {
    return await addressSearch.find(text);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.info('addresses not searched', { error: errorText(error) });
    return [];
  }
}

function withoutRepeats(offers: Suggestion[]): Suggestion[] {
  const kept: Suggestion[] = [];
  const labels = new Set<string>();
  for (const offer of offers) {
    const label = foldName(offer.label);
    if (labels.has(label) || kept.some((earlier) => isSameAirport(earlier, offer))) continue;
    labels.add(label);
    kept.push(offer);
  }
  return kept;
}

function isSameAirport(one: Suggestion, other: Suggestion): boolean {
  if (one.kind !== 'airport' || other.kind !== 'airport') return false;
  return greatCircleMeters(one.latitude, one.longitude, other) < SAME_AIRPORT_METERS;
}

function toSuggestion({ label, kind, latitude, longitude }: Suggestion): Suggestion {
  return { label, kind, latitude, longitude };
}
