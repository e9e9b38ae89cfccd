import type { DetailType, TravelDetail } from './travel-detail';

/*
 * The API calls the ends of a travel detail departure and arrival, and a hotel's check-in its
 * arrival. Everywhere else a detail starts and ends; here alone one is turned into the other.
 */

type End = 'starts' | 'ends';
type ApiEnd = 'departure' | 'arrival';
type Part = 'Location' | 'DateTime' | 'TimeZone';
export type EndField = `${End}${Part}`;
export type ApiEndField = `${ApiEnd}${Part}`;

const API_ENDS: Record<DetailType, Record<End, ApiEnd>> = {
  flight: { starts: 'departure', ends: 'arrival' },
  hotel: { starts: 'arrival', ends: 'departure' },
  car: { starts: 'departure', ends: 'arrival' },
  other: { starts: 'departure', ends: 'arrival' },
};

export const END_FIELDS = [
  'startsLocation',
  'startsDateTime',
  'startsTimeZone',
  'endsLocation',
  'endsDateTime',
  'endsTimeZone',
] as const satisfies readonly EndField[];

/** Names for days alone; in a change they may have a time. */
const DAYS = ['date', 'endDate'] as const;

/** What else the API takes and answers an end under; in a change the first that is given counts. */
const ALIASES = {
  flight: { startsLocation: ['location'], startsDateTime: ['date'], endsDateTime: ['endDate'] },
  hotel: {
    startsLocation: ['location'],
    startsDateTime: ['checkInDate', 'date'],
    endsDateTime: ['checkOutDate', 'endDate'],
  },
  car: {
    startsLocation: ['location'],
    startsDateTime: ['pickupDate', 'date'],
    endsLocation: ['returnLocation'],
    endsDateTime: ['returnDate', 'endDate'],
  },
  other: { startsLocation: ['location'], startsDateTime: ['date'], endsDateTime: ['endDate'] },
} as const satisfies Record<DetailType, Partial<Record<EndField, readonly string[]>>>;

/** Those of all types; a detail answers null under the names of another type. */
const API_ALIASES = [
  'location',
  'returnLocation',
  'date',
  'endDate',
  'checkInDate',
  'checkOutDate',
  'pickupDate',
  'returnDate',
] as const;
type Alias = (typeof API_ALIASES)[number];

type Value = string | null | undefined;

/** A travel detail as the API answers it. */
export type DetailAnswer = Omit<TravelDetail, EndField> &
  Record<ApiEndField | Alias, string | null>;

type InApi<Fields> = Omit<Fields, EndField> & { [Field in ApiEndField]?: string | null };
type InColumns<Fields> = Omit<Fields, ApiEndField | Alias> & {
  [Field in EndField]?: string | null;
};

/** What the API calls a field of a detail. */
export function apiName(type: DetailType, field: string): string {
  const [, end, part] = /^(starts|ends)([A-Z].*)$/.exec(field) ?? [];
  return end ? `${API_ENDS[type][end as End]}${part}` : field;
}

/** The field that the API calls so. */
export function fieldNamed(type: DetailType, name: string): string {
  const [, end, part] = /^(departure|arrival)([A-Z].*)$/.exec(name) ?? [];
  if (!end) return name;
  return `${API_ENDS[type].starts === end ? 'starts' : 'ends'}${part}`;
}

/** The same fields by the names of the API. */
export function toApi<Fields extends object>(type: DetailType, fields: Fields): InApi<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [apiName(type, field), value]),
  ) as InApi<Fields>;
}

/**
 * The same fields by our names. An end that is not given by its own name is taken from an alias.
 * Null is given, and clears a field; undefined is not.
 */
export function fromApi<Fields extends object>(
  type: DetailType,
  fields: Fields,
): InColumns<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const isAlias = (name: string) => (API_ALIASES as readonly string[]).includes(name);
  const values = new Map<string, Value>(given);
  const aliased = Object.entries<readonly string[]>(ALIASES[type]).flatMap(([field, aliases]) => {
    const alias = aliases.find((name) => values.has(name));
    return alias ? [[field, values.get(alias)]] : [];
  });
  const named = given
    .filter(([name]) => !isAlias(name))
    .map(([name, value]) => [fieldNamed(type, name), value]);
  return Object.fromEntries([...aliased, ...named]) as InColumns<Fields>;
}

export function toAnswer(detail: TravelDetail): DetailAnswer {
  const aliases = Object.fromEntries(API_ALIASES.map((alias) => [alias, null as string | null]));
  for (const [field, names] of Object.entries<readonly Alias[]>(ALIASES[detail.detailType])) {
    const value = detail[field as EndField];
    for (const name of names) aliases[name] = isDay(name) ? (value?.slice(0, 10) ?? null) : value;
  }
  return { ...toApi(detail.detailType, detail), ...aliases } as DetailAnswer;
}

export function fromAnswer(answer: DetailAnswer): TravelDetail {
  return fromApi(answer.detailType, answer) as TravelDetail;
}

/** The ends of a detail that becomes another type: the API keeps what it calls departure and arrival. */
export function asType<
  Fields extends { detailType: DetailType } & Partial<Record<EndField, Value>>,
>(fields: Fields, detailType: DetailType): Fields {
  const renamed = fromApi(detailType, toApi(fields.detailType, fields));
  return { ...renamed, detailType } as unknown as Fields;
}

function isDay(name: string): boolean {
  return (DAYS as readonly string[]).includes(name);
}
