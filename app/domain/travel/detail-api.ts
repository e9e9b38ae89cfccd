import { type DetailColumn, EDITED_COLUMNS, type EditedColumn } from './detail-fields';
import { DETAIL_TYPES, type DetailType, type TravelDetail } from './travel-detail';

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

export const END_FIELDS = EDITED_COLUMNS.filter(isEnd);

export function isEnd(column: EditedColumn): column is EndField {
  return /^(starts|ends)[A-Z]/.test(column);
}

/** What else the API takes and answers an end under. Of several that are given the last one counts. */
export const API_ALIASES = [
  { alias: 'location', field: 'startsLocation', types: DETAIL_TYPES },
  { alias: 'returnLocation', field: 'endsLocation', types: ['car'] },
  { alias: 'date', field: 'startsDateTime', types: DETAIL_TYPES, isDay: true },
  { alias: 'endDate', field: 'endsDateTime', types: DETAIL_TYPES, isDay: true },
  { alias: 'checkInDate', field: 'startsDateTime', types: ['hotel'] },
  { alias: 'checkOutDate', field: 'endsDateTime', types: ['hotel'] },
  { alias: 'pickupDate', field: 'startsDateTime', types: ['car'] },
  { alias: 'returnDate', field: 'endsDateTime', types: ['car'] },
] as const satisfies readonly ApiAlias[];

interface ApiAlias {
  alias: string;
  field: EndField;
  types: readonly DetailType[];
  /** A day alone is answered; what is taken may have a time. */
  isDay?: boolean;
}

type Alias = (typeof API_ALIASES)[number]['alias'];
const ALIASES: readonly ApiAlias[] = API_ALIASES;

/** The columns by the names of the API. */
export type ApiColumn<Column extends DetailColumn = DetailColumn> =
  | Exclude<Column, EndField>
  | ApiEndField;
export type ApiFields = Record<ApiColumn | Alias, string | null>;

/** A travel detail as the API answers it. */
export type DetailAnswer = Omit<TravelDetail, EndField> & ApiFields;

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
  const given = new Map(Object.entries(fields).filter(([, value]) => value !== undefined));
  const columns: Record<string, unknown> = {};
  for (const { alias, field, types } of ALIASES) {
    if (given.has(alias) && types.includes(type)) columns[field] = given.get(alias);
    given.delete(alias);
  }
  for (const [name, value] of given) columns[fieldNamed(type, name)] = value;
  return columns as InColumns<Fields>;
}

export function toAnswer(detail: TravelDetail): DetailAnswer {
  const aliases = ALIASES.map(({ alias, field, types, isDay }) => {
    const value = types.includes(detail.detailType) ? detail[field] : null;
    return [alias, isDay ? (value?.slice(0, 10) ?? null) : value];
  });
  return { ...toApi(detail.detailType, detail), ...Object.fromEntries(aliases) };
}

export function fromAnswer(answer: DetailAnswer): TravelDetail {
  return fromApi(answer.detailType, answer) as TravelDetail;
}

/** The ends of a detail that becomes another type: the API keeps what it calls departure and arrival. */
export function asType<
  Fields extends { detailType: DetailType } & Partial<Record<EndField, string | null>>,
>(fields: Fields, detailType: DetailType): Fields {
  const renamed = fromApi(detailType, toApi(fields.detailType, fields));
  return { ...renamed, detailType } as unknown as Fields;
}
