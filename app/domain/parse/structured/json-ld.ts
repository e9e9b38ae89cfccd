import { jsonrepair } from 'jsonrepair';
import { readHtml } from '../input/html';

/** A schema.org thing: its type without prefix, and its properties as found. */
export interface Thing {
  '@type'?: unknown;
  [property: string]: unknown;
}

/** Mending takes more than its share of time where a long script is broken over and over. */
const LONGEST_MENDED = 20_000;
const DEEPEST = 8;

/**
 * The things in a JSON-LD script: lists and `@graph` opened, and reservations taken out of what they stand in,
 * be it an order, a list or a package. Broken JSON is mended before giving up.
 */
export function readJsonLd(script: string): Thing[] {
  const json = script
    .replace(/^\s*(?:<!--|\/\/\s?<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|(?:\/\/\s?)?\]\]>)\s*$/, '')
    .replace(/^[ \t]{0,40}\/\/.*$/gm, '')
    .trim();
  const parsed = parse(json) ?? mended(json.replaceAll('&quot;', '"'));
  return parsed === null ? [] : thingsIn(withReferred(parsed));
}

/** The same with each `{"@id": "#h1"}` replaced by the thing that has this id. */
function withReferred(parsed: unknown): unknown {
  const described = new Map<unknown, Thing>();
  for (const thing of thingsIn(parsed))
    if (thing['@id'] !== undefined && Object.keys(thing).length > 1)
      described.set(thing['@id'], thing);
  return described.size === 0 ? parsed : referredIn(parsed, described);
}

function referredIn(value: unknown, described: ReadonlyMap<unknown, Thing>, depth = 0): unknown {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => referredIn(one, described, depth + 1));
  const keys = Object.keys(value);
  const known = keys.length === 1 ? described.get((value as Thing)['@id']) : undefined;
  return Object.fromEntries(
    Object.entries(known ?? value).map(([key, one]) => [
      key,
      referredIn(one, described, depth + 1),
    ]),
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** What mail templates and copying get wrong: lost commas, other quotes, things without a list around them, a cut end. */
function mended(json: string): unknown {
  if (json.length > LONGEST_MENDED) return null;
  const whole = json.replace(/[;,\s]{1,100}$/, '');
  const list = `[${isCut(whole) ? withoutLastValue(whole) : whole}`;
  // Breaks end a comment, but not a string that has quotes of its own.
  for (const one of [list, list.replace(/[\r\n]+/g, ' ')]) {
    try {
      return parse(jsonrepair(one));
    } catch {
      // Not to be mended so.
    }
  }
  return null;
}

function isCut(json: string): boolean {
  return !/[}\]]$/.test(json);
}

/** Half a number is another number: a value that was cut is left out. */
function withoutLastValue(json: string): string {
  const ends = ['",', '},', '],'].map((end) => json.lastIndexOf(end));
  return json.slice(0, Math.max(...ends) + 1);
}

/** What is for sale beside what is booked, and what the reader may do. */
const NOT_BOOKED = new Set(['offers', 'makesOffer', 'hasOfferCatalog', 'potentialAction']);

/** A value's things and the things in them, but not those that tell of a reservation. */
export function thingsIn(value: unknown, depth = 0): Thing[] {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => thingsIn(item, depth + 1));
  const thing = value as Thing;
  const inner = /reservation$/i.test(typeOf(thing))
    ? [thing.subReservation]
    : Object.keys(thing).flatMap((key) => (NOT_BOOKED.has(key) ? [] : [thing[key]]));
  return [thing, ...inner.flatMap((one) => thingsIn(one, depth + 1))];
}

export function typeOf(thing: Thing): string {
  const type = Array.isArray(thing['@type']) ? thing['@type'][0] : thing['@type'];
  return String(type ?? '')
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '')
    .replace(/^schema:/, '')
    .trim();
}

export function list(value: unknown): Thing[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one): one is Thing => typeof one === 'object' && one !== null);
}

export function first(value: unknown): Thing | null {
  return list(value)[0] ?? null;
}

export function text(value: unknown): string | null {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'number') return String(one);
  // A value with its type: { "@type": "QDateTime", "@value": "2017-06-18T18:40:00+01:00" }.
  const typed = typeof one === 'object' && one !== null ? (one as Thing)['@value'] : undefined;
  if (typed !== undefined && typeof typed !== 'object') return text(typed);
  if (typeof one !== 'string' || one.trim() === '') return null;
  // "D&#39;Angelo &amp; Figli": escaped once for the page it stands in.
  return ENTITY.test(one) ? readHtml(one.replaceAll('<', '&lt;')).text.trim() : one.trim();
}

const ENTITY = /&(?:#\d{1,5}|#x[\da-f]{1,4}|[a-z]{2,8});/i;

/** A thing's name, where it is not written as the name alone. */
export function nameOf(value: unknown): string | null {
  return text(first(value)?.name) ?? text(value);
}

/** The number a reservation is known by. */
export function referenceOf(thing: Thing): string | null {
  return (
    text(thing.reservationNumber) ?? text(thing.reservationId) ?? text(thing.confirmationNumber)
  );
}
