import { MAX_LOCATION_LENGTH, readLocation } from '../location-text';
import type { Place, Places } from '../places';
import { regionName } from '../regions/regions';

/** The city a location text means, as far as it can be told. */
export interface City {
  /** "Austin" */
  name: string;
  /** As an encyclopedia would head its article: "Austin, Texas". */
  title: string;
  /** Where it must be; null for a place the gazetteer does not know. */
  near: { latitude: number; longitude: number } | null;
}

/** The city of "Austin, TX", of an airport, or of a venue's address; null for a blank text. */
export function cityOf(written: string, places: Pick<Places, 'locate' | 'airport'>): City | null {
  const text = written.slice(0, MAX_LOCATION_LENGTH).toWellFormed().trim();
  const place = places.locate(text);
  const found = place && (place.kind === 'city' ? cityPlace(place) : airportCity(place, places));
  if (found && place) {
    const { latitude, longitude } = place;
    return { ...found, near: { latitude, longitude } };
  }
  return unknownCity(text);
}

function cityPlace({ label, region }: Place) {
  return named(label.slice(0, label.lastIndexOf(',')), region);
}

function airportCity({ label, country }: Place, places: Pick<Places, 'airport'>) {
  const airport = places.airport(/\(([A-Z]{3})\)$/.exec(label)?.[1] ?? '');
  if (!airport?.city) return null;
  const ours = country === 'US' || country === 'CA';
  return ours
    ? named(airport.city, airport.region)
    : { name: airport.city, title: titled(airport.city) };
}

function named(name: string, region: string) {
  if (region === 'DC') return { name, title: 'Washington, D.C.' };
  const wholeRegion = regionName(region);
  return { name, title: titled(wholeRegion ? `${name}, ${wholeRegion}` : name) };
}

/** A place the gazetteer does not know: abroad, most likely, or too small. */
function unknownCity(text: string): City | null {
  const { segments, region } = readLocation(text);
  const state = region && regionName(region);
  const tail = segments.slice(state ? -1 : -2);
  const name = tail[0] ?? state;
  if (!name) return null;
  const whole = [...tail, ...(state ? [state] : [])].join(', ');
  const title = whole.replace(UNTITLED, ' ').replace(/\s+/g, ' ').trim();
  return { name, title, near: null };
}

/** What no title may have; a bar would part it in two. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNTITLED = /[#<>[\]{}|_\u0000-\u001f\u007f]/g;

/** The articles of Montréal and Québec are headed without accents. */
function titled(name: string) {
  return name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
