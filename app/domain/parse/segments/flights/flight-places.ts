import { foldName } from '~/domain/places/fold-name';
import type { Airport } from '~/domain/places/places';
import { type AirportFinder, serveOneCity } from '../../tokens/airport-finder';
import { type PrintedPlace, samePlace } from '../../tokens/leg-tokens';
import type { LegToken } from '../legs/leg';

/**
 * A city's name alone may be that of several: the airports printed elsewhere by their code or with
 * their state say which one is flown to. Where they name two of them, or none, the ambiguity stays.
 */
export function settleCities(tokens: readonly LegToken[], finder: AirportFinder): LegToken[] {
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

/** What stands between the two ends of a route: "Boise, ID to Denver, CO", "Boise (BOI) - Denver (DEN)". */
const JOINT =
  /^(?:, ?[\p{L}. ]{2,20})?\s?\)?[ \t]{0,3}(?:→|->|>|(?<=[ \t)])(?:to|-)(?=[ \t]))[ \t]{0,3}(?:(?:\p{L}[\p{L}.,'/ -]{0,60})?\()?$/u;
const CODES_JOINT = /^ ?[-/] ?$/;

/** Marks both ends of each route line. A row of three is none: which two a flight joins is not said. */
export function markRoutes(tokens: readonly LegToken[], clean: string): LegToken[] {
  const joined = tokens.map((token, i) => joins(token, tokens[i + 1], clean));
  return tokens.map((token, i) => {
    if (token.kind !== 'place') return token;
    const [before, here, after] = [joined[i - 1], joined[i], joined[i + 1]];
    if (here && !before && !after) return { ...token, route: 'from' };
    if (before && !here && !joined[i - 2]) return { ...token, route: 'to' };
    return token;
  });
}

function joins(from: LegToken, to: LegToken | undefined, clean: string): boolean {
  if (from.kind !== 'place' || to?.kind !== 'place') return false;
  if (samePlace(from, to) || to.start - from.end > 100) return false;
  const gap = clean.slice(from.end, to.start);
  return JOINT.test(gap) || (areCodes(from, to) && CODES_JOINT.test(gap));
}

function areCodes(from: PrintedPlace, to: PrintedPlace): boolean {
  return from.name === null && to.name === null;
}
