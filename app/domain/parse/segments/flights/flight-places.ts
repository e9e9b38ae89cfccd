import { foldName } from '~/domain/places/fold-name';
import type { Airport } from '~/domain/places/places';
import { MOST_TOKENS, type Reading } from '../../reading';
import { type PrintedPlace, samePlace } from '../../tokens/leg-tokens';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { serveOneCity } from '../../tokens/places/likely-airports';
import type { LegToken } from '../legs/leg';
import { withAirportsBelow, withoutNamesBelowCodes } from './places-in-columns';

/**
 * A city's name alone may be that of several: the airports printed elsewhere by their code or with
 * their state say which one is flown to. Where they name two of them, or none, the ambiguity stays.
 */
export function resolveCities(tokens: readonly LegToken[], finder: AirportFinder): LegToken[] {
  const printed = tokens.flatMap((token) => exactAirports(token, finder));
  return tokens.map((token, i) => {
    if (token.kind !== 'place' || !token.name) return token;
    const namesakes = finder.namesakes(token.name);
    if (namesakes.length < 2) return token;
    const said = namesakes.filter((airport) => includes(printed, airport));
    const inCity = namesakes.filter((one) => said.some((airport) => serveOneCity(one, airport)));
    const usual = token.airports.filter((airport) => includes(inCity, airport));
    const airports = [usual, inCity, token.airports].find(({ length }) => length > 0) ?? [];
    const headed = headedBy(tokens, i, finder).filter((airport) => includes(namesakes, airport));
    return { ...token, airports: asHeaded(token.name, airports, namesakes, headed) };
  });
}

/** The usual airport of a city gives way to the one in the heading, if that bears the city's name. */
function asHeaded(
  city: string,
  airports: Airport[],
  namesakes: readonly Airport[],
  headed: readonly Airport[],
): Airport[] {
  const [first] = airports;
  if (!first) return airports;
  const all = namesakes.filter((one) => serveOneCity(one, first));
  const others = headed.filter((one) => serveOneCity(one, first));
  if (airports.length >= all.length || others.length === 0) return airports;
  const named = others.every((one) => foldName(city).startsWith(foldName(one.city)));
  return all.filter((one) => includes(others, one) || (!named && includes(airports, one)));
}

/** The airports at both ends of the route lines next above and below. */
function headedBy(tokens: readonly LegToken[], at: number, finder: AirportFinder): Airport[] {
  const isEnd = (token: LegToken) => token.kind === 'place' && token.route !== undefined;
  const above = tokens.slice(0, at).findLastIndex(isEnd);
  const below = tokens.findIndex((token, i) => i > at && isEnd(token));
  const ends = [tokens[above - 1], tokens[above], tokens[below], tokens[below + 1]];
  return ends.flatMap((token) => (token && isEnd(token) ? exactAirports(token, finder) : []));
}

function exactAirports(token: LegToken, finder: AirportFinder): Airport[] {
  if (token.kind !== 'place') return [];
  return token.name === null || finder.namesakes(token.name).length < 2 ? token.airports : [];
}

function includes(airports: readonly Airport[], { code }: Airport): boolean {
  return airports.some((airport) => airport.code === code);
}

/** What stands between the two ends of a route: "Boise, ID to Denver, CO", "Boise (BOI) - Denver (DEN)", "Luton (T1) to Faro". */
const JOINT =
  /^(?:, ?[\p{L}. ]{2,20})?(?: ?\(?(?:T(?:erminal )?)?\d[A-Z]?)?\s?\)?[ \t]{0,3}(?:→|->|>|(?<=[ \t)])(?:to|TO|-)(?=[ \t]))[ \t]{0,3}(?:(?:\p{L}[\p{L}.,'/ -]{0,60})?\()?$/u;
const CODES_JOINT = /^ ?[-/] ?$/;
const NAME_JOINT = /^[ \t]{1,3}(?:→|->|-|to)[ \t]{1,3}(\p{Lu}[\p{L}.' -]{1,40}) $/u;

/** Marks both ends of each route line. A row of three is none: which two a flight joins is not said. */
export function markRoutes(printed: readonly LegToken[], clean: string): LegToken[] {
  const tokens = printed.filter((token, i) => !isHalfRoute(token, printed[i - 1], clean));
  const joined = tokens.map((token, i) => joins(token, tokens[i + 1], clean));
  return tokens.map((token, i) => {
    if (token.kind !== 'place') return token;
    const [before, here, after] = [joined[i - 1], joined[i], joined[i + 1]];
    if (here && !before && !after) return { ...token, route: 'from' };
    if (before && !here && !joined[i - 2]) return { ...token, route: 'to' };
    return token;
  });
}

/** "Nowhere → Nice" alone on its line: the way's other end is unknown, and no leg's end is printed so. */
function isHalfRoute(token: LegToken, before: LegToken | undefined, clean: string): boolean {
  if (token.kind !== 'place' || token.name === null) return false;
  const start = clean.lastIndexOf('\n', token.start) + 1;
  if (before && before.end > start) return false;
  const line = clean.slice(start).split('\n', 1)[0] ?? '';
  return HALF_ROUTE.exec(line)?.[1] === token.name;
}

const HALF_ROUTE = /^[^\S\n]*\p{Lu}[\p{L}' -]{6,40} (?:→|->) (\p{Lu}[\p{L}' -]{2,30})[^\S\n]*$/u;

function joins(from: LegToken, to: LegToken | undefined, clean: string): boolean {
  if (from.kind !== 'place' || to?.kind !== 'place') return false;
  if (samePlace(from, to) || to.start - from.end > 100) return false;
  const gap = clean.slice(from.end, to.start);
  if (JOINT.test(gap)) return true;
  return areCodes(from, to) && (CODES_JOINT.test(gap) || isNamed(to, gap));
}

/** "Stockholm ARN - Johannesburg JNB": the city before its code. */
function isNamed({ airports }: PrintedPlace, gap: string): boolean {
  const city = foldName(NAME_JOINT.exec(gap)?.[1] ?? '');
  return city !== '' && airports.some((airport) => foldName(airport.city).startsWith(city));
}

function areCodes(from: PrintedPlace, to: PrintedPlace): boolean {
  return from.name === null && to.name === null;
}

/** Each place once: a code says which of its city's airports, words in brackets as well. */
export function resolvedPlaces(
  reading: Reading,
  places: readonly PrintedPlace[],
  finder: AirportFinder,
): readonly PrintedPlace[] {
  const refined = places.map((place) => withBracket(reading, place, finder));
  const inColumns = withAirportsBelow(reading, refined, finder);
  const coded = withoutNamesOfCodes(reading, inColumns, finder);
  const named = withoutNamesBelowCodes(reading, coded, finder).slice(0, MOST_TOKENS);
  return named.filter((place, i) => !isCityOf(place, named[i + 1], reading));
}

/** "Oslo - Torp": no flight joins a city with its own airport. */
function isCityOf(city: PrintedPlace, next: PrintedPlace | undefined, { clean }: Reading): boolean {
  const [one, other] = [city.airports[0], next?.airports[0]];
  if (!city.name || !next?.name || !one || !other || next.airports.length > 1) return false;
  const beside = /^ [-–] $/.test(clean.slice(city.end, next.start));
  return beside && one.country === other.country && serveOneCity(one, other);
}

/** "New York (John F Kennedy, United States)": the brackets say which one. */
function withBracket({ clean }: Reading, place: PrintedPlace, finder: AirportFinder): PrintedPlace {
  const open = clean.charAt(place.end) === '(' || clean.startsWith(' (', place.end);
  if (place.name === null || (place.airports.length < 2 && !open)) return place;
  const words = /^,? ?[(,-] ?([\p{Lu}][\p{L}.,' -]{2,60}?)\)?(?=$|[\n\t)(\d])/u.exec(
    clean.slice(place.end, place.end + 70),
  );
  if (!words?.[1]) return place;
  const airports = finder
    .named(`${place.name} (${words[1]})`)
    .filter((airport) => place.airports.some((one) => serveOneCity(one, airport)));
  return airports.length === 1 ? { ...place, airports, end: place.end + words[0].length } : place;
}

/** In "Portland (PWM)" and "PWM Portland" the code says which Portland is meant. */
function withoutNamesOfCodes(
  { clean, text }: Reading,
  places: readonly PrintedPlace[],
  finder: AirportFinder,
): readonly PrintedPlace[] {
  const says = (code: PrintedPlace | undefined, name: PrintedPlace) => {
    if (!code || code.name !== null) return false;
    const [from, to] = [Math.min(code.end, name.end), Math.max(code.start, name.start)];
    const gap = clean.slice(from, to);
    // "Phoenix", and below it "Phoenix-Mesa Gateway (AZA)".
    const below =
      code.start > name.start &&
      gap.length < 50 &&
      new RegExp(
        `^[^\\n]{0,10}(?:\\n[ \\t]*){1,3}(?:${escaped(name.name ?? '-')})?[^\\n\\d,]{0,24}\\($`,
        'i',
      ).test(gap);
    if (
      below &&
      !isOnRoute(clean, code) &&
      code.airports.some((one) =>
        finder
          .namesakes(name.name ?? '')
          .some((other) => other.code === one.code || serveOneCity(other, one)),
      )
    )
      return true;
    if (gap.length > 8) return false;
    // "BOG · El Dorado", which is a town as well.
    if (code.start < name.start && /^ ?[·•] ?$/.test(text.slice(from, to))) return true;
    if (code.start > name.start && /^(?:, ?[A-Z]{2})?,?[ \n]{0,2}\($/.test(gap)) return true;
    if (isOnRoute(clean, code) && !isOnRoute(clean, name)) return false;
    const city = code.airports[0]?.city.toLowerCase() ?? '-';
    if (!/^[\s(,-]*$/.test(gap)) return false;
    if (name.name?.toLowerCase().startsWith(city) === true) return true;
    // "Istanbul  SAW": that airport lies in another town.
    const bears = ({ name: airport }: Airport) =>
      ` ${foldName(airport)} `.includes(` ${foldName(name.name ?? '-')} `);
    return /^ {1,3}$/.test(gap) && code.airports.every(bears);
  };
  /** "Phoenix", and on the next line "Phoenix-Mesa Gateway". */
  const isNarrowed = (name: PrintedPlace, next: PrintedPlace | undefined) => {
    const [one, ...others] = next?.airports ?? [];
    if (
      !next ||
      !one ||
      others.length > 0 ||
      !/^[ \t]*(?:\n[ \t]*){1,3}$/.test(clean.slice(name.end, next.start))
    )
      return false;
    // A route of two places heads the next leg.
    if (/[ \t)](?:→|-|to)[ \t]/.test(clean.slice(next.start).split('\n', 1)[0] ?? '')) return false;
    return (
      !isOnRoute(clean, next) &&
      name.airports.some((airport) => serveOneCity(airport, one)) &&
      (next.name ?? '').toLowerCase().startsWith(name.name?.toLowerCase() ?? '-')
    );
  };
  return places.filter(
    (place, i) =>
      place.name === null ||
      (!isNarrowed(place, places[i + 1]) &&
        !(says(places[i - 1], place) || says(places[i + 1], place))),
  );
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** "DEN to BOI" heads the next flight, whatever city is printed above it. */
function isOnRoute(clean: string, { start, end }: PrintedPlace): boolean {
  return (
    /^(?:\)?[ \t]{0,3}(?:→|to|-|>)[ \t]|[-/][A-Z]{3}(?!\w))/.test(clean.slice(end, end + 8)) ||
    /(?:[ \t)](?:→|to|-|>)[ \t]{0,3}\(?|(?<!\w)[A-Z]{3}[-/])$/.test(
      clean.slice(Math.max(0, start - 8), start),
    )
  );
}
