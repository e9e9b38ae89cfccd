import { foldName } from '~/domain/places/fold-name';
import { isHomeCountry, isTerritory, REGION_BY_NAME } from '~/domain/places/regions/region-names';
import type { FoundAddress } from '~/domain/places/suggestions/suggestion';
import { z } from '~/zod';

const text = z.string().optional();

const Properties = z.object({
  osm_key: text,
  osm_value: text,
  /** house, street, locality, district, city, county, state, country or other. */
  type: text,
  name: text,
  housenumber: text,
  street: text,
  postcode: text,
  locality: text,
  district: text,
  city: text,
  county: text,
  state: text,
  countrycode: text,
});
type Properties = z.infer<typeof Properties>;

const Feature = z.object({
  geometry: z.object({
    /** Longitude first. */
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  }),
  properties: Properties,
});

/** https://github.com/komoot/photon/blob/master/docs/api-v1.md#results-for-search-and-reverse */
export const PhotonAnswer = z.object({ features: z.array(Feature) });

/** The place in our words; null for what is abroad, has no state, or is no place to go to. */
export function toFoundAddress({
  properties,
  geometry,
}: z.infer<typeof Feature>): FoundAddress | null {
  const kind = kindOf(properties);
  const region = regionOf(properties);
  const label = kind && region && labelOf(kind, properties, region);
  if (!label) return null;
  const [longitude, latitude] = geometry.coordinates;
  return { label, kind, region, latitude, longitude };
}

/** Nobody plays a river or a bus stop; whole counties and states are no place to meet. */
const NO_PLACES = new Set(['natural', 'waterway', 'highway', 'boundary', 'landuse', 'route']);
const TOO_WIDE = new Set(['county', 'state', 'country']);
const SETTLEMENTS = new Set(['locality', 'district', 'city']);

function kindOf({ type = '', osm_key = '', osm_value, name }: Properties) {
  if (TOO_WIDE.has(type)) return null;
  if (SETTLEMENTS.has(type)) return 'city';
  if (type === 'street') return 'address';
  if (osm_key === 'aeroway') return osm_value === 'aerodrome' ? 'airport' : null;
  if (type === 'house' && (!name || osm_key === 'place')) return 'address';
  return name && osm_key !== 'place' && !NO_PLACES.has(osm_key) ? 'venue' : null;
}

function regionOf({ countrycode, state }: Properties): string | null {
  const country = countrycode?.toUpperCase() ?? '';
  if (!isHomeCountry(country)) return null;
  if (isTerritory(country)) return country;
  return REGION_BY_NAME.get(foldName(state ?? '')) ?? null;
}

function labelOf(kind: FoundAddress['kind'], properties: Properties, region: string) {
  const { type, name, district, locality, county, postcode } = properties;
  const street = streetLine(properties);
  if (kind === 'city') {
    // "Capitol Hill, Denver, CO"; a town is its own city.
    const city = properties.city === name ? undefined : properties.city;
    return joined([name, city, region]);
  }
  const city = properties.city || locality || district || county;
  const ending = joined([region, firstPostcode(postcode)], ' ');
  if (kind === 'address') {
    const line = type === 'street' && name ? withQuarter(name) : street;
    return line ? joined([line, city, ending]) : null;
  }
  return joined([name, street, city, ending]);
}

function streetLine({ housenumber, street }: Properties): string | undefined {
  return street ? joined([housenumber, withQuarter(street)], ' ') : undefined;
}

/** "Pennsylvania Avenue Northwest" is written out on the map, and nowhere else. */
function withQuarter(street: string): string {
  return street.replace(
    / (North|South)(east|west)$/,
    (_, north: string, east: string) => ` ${north.charAt(0)}${east.charAt(0).toUpperCase()}`,
  );
}

/** A place on two postcodes has both: "37219;37203". */
function firstPostcode(postcode = ''): string | undefined {
  return postcode.split(/[;,]/)[0]?.trim() || undefined;
}

function joined(parts: (string | undefined)[], separator = ', '): string {
  return parts.filter((part) => part).join(separator);
}
