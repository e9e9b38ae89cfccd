import { foldName } from '~/domain/places/fold-name';
import type { Airport, Places } from '~/domain/places/places';
import { countryCode } from '~/domain/places/regions/countries';
import {
  AIRPORT_NICKNAMES,
  CITY_NAMES,
  FAR_EASTERN_AIRPORT,
  moreAirport,
  REGIONS,
  WORDY_NICKNAMES,
} from '../../vocabulary/airport-names';
import { weekdayOf } from '../../vocabulary/calendar-words';
import {
  abbreviates,
  bareCity,
  bearingInFull,
  bears,
  GENERIC,
  serveOneCity,
  titled,
  withoutCountry,
  withoutUnusual,
} from './likely-airports';
import { mayNamePlace } from './may-name-place';
import { plainName, withoutAirportWord } from './printed-name';

/** The same few names are asked again and again, within a text and from one to the next. */
const answersByPlaces = new WeakMap<Places, Map<string, Answer>>();
const MOST_ANSWERS = 5_000;
/** No place's name is longer, with the blanks and country around it. */
const LONGEST_PRINTED = 400;

export class AirportFinder {
  private answers: Map<string, Answer>;
  constructor(private places: Places) {
    const cached = answersByPlaces.get(places);
    this.answers = cached && cached.size < MOST_ANSWERS ? cached : new Map();
    answersByPlaces.set(places, this.answers);
  }

  code(code: string): Airport | null {
    return this.places.airport(code) ?? moreAirport(code);
  }

  /**
   * Airports a printed name may mean: "NYC-LAGUARDIA", "Houston, TX", "CHICAGO-OHARE". Of a city's
   * several the one most airlines fly to, unless another city at home bears its name as well.
   */
  named(printed: string): Airport[] {
    return this.answer(printed).likely;
  }

  /** The one airport a name means; null for a stranger, and where several share it. */
  oneNamed(printed: string): Airport | null {
    const [airport, ...others] = this.named(printed);
    return others.length === 0 ? (airport ?? null) : null;
  }

  /** Every airport of every city of that name. */
  namesakes(printed: string): Airport[] {
    return this.answer(printed).all;
  }

  /** Every airport that serves the city a name most likely means. */
  ofCity(printed: string): Airport[] {
    const { likely, all } = this.answer(printed);
    const [usual] = likely;
    return usual ? all.filter((airport) => serveOneCity(airport, usual)) : [];
  }

  private answer(printed: string): Answer {
    if (printed.length > LONGEST_PRINTED) return { likely: [], all: [] };
    const name = plainName(printed);
    const known = this.answers.get(name);
    if (known) return known;
    const bare = withoutAirportWord(name);
    const found = this.lookUp(name);
    const told = found.length > 0 ? name : bare;
    const all = found.length > 0 || bare === name ? found : this.lookUp(bare);
    const entitled = all.length > 0 ? bearingInFull(told, all) : null;
    const answer = { likely: entitled ? [entitled] : withoutUnusual(told, all), all };
    this.answers.set(name, answer);
    return answer;
  }

  private lookUp(name: string): Airport[] {
    if (name.length < 2 || name.length > 60 || !/^[\p{L}]/u.test(name)) return [];
    if (WORDY_NICKNAMES.has(name) || !mayNamePlace(name, this.places)) return [];
    const nicknamed = this.nicknamed(name);
    if (nicknamed.length > 0) return nicknamed;
    const parts = /^(.+?)\s?[-(/]\s?([^)]+)\)?$/.exec(name);
    if (parts?.[1] && parts[2]) {
      const tail = this.nicknamed(parts[2].trim());
      if (tail.length === 1) return tail;
    }
    const abroad = this.withCountry(name);
    if (abroad.length > 0) return abroad;
    const city = withoutCountry(name);
    const stated = this.withState(city);
    if (stated.length > 0) return stated;
    const known = CITY_NAMES.get(city);
    if (known) return this.lookUp(known.toLowerCase());
    const inBrackets = city.includes('(') ? this.byParts(city) : [];
    if (inBrackets.length > 0) return inBrackets;
    const bracketed = this.withBracket(city);
    if (bracketed) return bracketed;
    const named = this.withName(city);
    if (named.length > 0) return named;
    const airports = this.places.airportsOfCity(titled(city));
    if (airports.length > 0) return airports;
    const parted =
      bareCity(city) === city || /[(/]|.,.*,|,.{5}/.test(city)
        ? this.byParts(city)
        : this.withState(city);
    if (parted.length > 0) return parted;
    const bearing = this.withAirport(city);
    if (bearing.length > 0) return bearing;
    const before = this.beforeCity(city);
    return before.length > 0 ? before : this.withCountryCode(name);
  }

  /** "Heathrow London", "Malpensa Milano": the city behind its airport. */
  private beforeCity(name: string): Airport[] {
    const words = /[(,/]/.test(name) ? [] : name.split(' ');
    for (let count = 1; count < words.length; count += 1) {
      const [airport, ...others] = this.nicknamed(words.slice(0, count).join(' '));
      if (!airport || others.length > 0) continue;
      const city = this.lookUp(words.slice(count).join(' '));
      if (city.some((one) => one.code === airport.code)) return [airport];
      if (city.some((one) => serveOneCity(one, airport))) return [airport];
    }
    return [];
  }

  private nicknamed(name: string): Airport[] {
    const bare = NAMED_AIRPORT.test(name) ? name.replace(NAMED_AIRPORT, '').trim() : name;
    const codes = AIRPORT_NICKNAMES.get(bare)?.split(' ') ?? [];
    return codes.flatMap((code) => this.code(code) ?? []);
  }

  /** "Bogota, Colombia". */
  private withCountry(name: string): Airport[] {
    const comma = name.lastIndexOf(',');
    const country = comma > 0 ? countryCode(name.slice(comma + 1)) : null;
    if (!country) return [];
    const inCountry = (printed: string) =>
      this.lookUp(printed).filter((airport) => airport.country === country);
    const [city = '', ...airport] = name.slice(0, comma).split(',');
    if (airport.length > 0) {
      const ofCity = inCountry(city);
      const bearing = this.bearing(ofCity, airport.join(' '));
      if (ofCity.length > 0) return bearing.length > 0 ? bearing : ofCity;
    }
    return country === 'US' || country === 'CA' ? [] : inCountry(name.slice(0, comma));
  }

  /** "Sydney (Kingsford Smith)", "Brisbane (Domestic)": an airport of the city before the bracket, wherever else a Kingsford may be. */
  private withBracket(name: string): Airport[] | null {
    const [, city = '', printed = ''] = /^([^(]{2,40}?) ?\(([^(),]{3,40})\)?$/.exec(name) ?? [];
    const ofCity = city ? this.lookUp(city) : [];
    if (ofCity.length === 0) return null;
    const bearing = this.bearing(ofCity, printed);
    if (bearing.length > 0) return bearing;
    const isGeneric = printed.split(' ').every((word) => GENERIC.test(word));
    const codes = new Set(ofCity.map(({ code }) => code));
    const whole = this.places.airportsOfCity(titled(name));
    return isGeneric ? ofCity : whole.filter(({ code }) => codes.has(code));
  }

  /** "Addis Ababa, Bole": the city's airport, wherever else a Bole may be. */
  private withName(name: string): Airport[] {
    const [city = '', ...airport] = name.split(',');
    const printed = airport.join(' ').trim();
    const nicknamed = this.nicknamed(printed);
    const meant = foldName(CITY_NAMES.get(city) ?? city);
    // Also one that is closed by now: "Berlin, Tegel".
    if (nicknamed.length === 1 && nicknamed.every((one) => foldName(one.city) === meant))
      return nicknamed;
    return printed.length > 3 ? this.bearing(this.lookUp(city), printed) : [];
  }

  /** Of a city's airports the one that bears the name printed behind the city. */
  private bearing(ofCity: Airport[], printed: string): Airport[] {
    const nicknamed = this.nicknamed(printed.trim());
    const known = ofCity.filter(({ code }) => nicknamed.some((other) => other.code === code));
    if (known.length > 0) return known;
    const words = foldName(printed)
      .split(' ')
      .filter((word) => word.length > 2 && !GENERIC.test(word));
    const telling = words.filter(
      (word) => ofCity.length === 1 || !ofCity.every((one) => bears(one, word)),
    );
    const named = ofCity.filter((one) => telling.some((word) => bears(one, word)));
    return named.length === 1 ? named : [];
  }

  /** "Caracas, VE", "NAIROBI KE", "Toulouse FR Blagnac": two letters that are no state of ours. */
  private withCountryCode(name: string): Airport[] {
    const [, place = '', code = ''] =
      /^(.+), ?([a-z]{2})$/.exec(name) ?? /^([^,]+) ([a-z]{2})$/.exec(name) ?? [];
    const [, city = '', inner = '', airport = ''] = /^([^,]+?),? ([a-z]{2}) (.+)$/.exec(name) ?? [];
    const inCountry = (airports: Airport[], of: string) =>
      airports.filter(({ country }) => country.toLowerCase() === of);
    if (code) return inCountry(this.lookUp(place), code);
    // "Bucaramanga, CO SAT 02DEC": what follows is the day.
    const ofCity = inner && weekdayOf(airport) === null ? inCountry(this.lookUp(city), inner) : [];
    const bearing = this.bearing(ofCity, airport);
    return bearing.length > 0 ? bearing : ofCity;
  }

  /** "Paris de Gaulle", "Sao Paulo Guarulhos": behind the city, words of its airport's name. */
  private withAirport(name: string): Airport[] {
    const words = /[(,/]/.test(name) ? [] : name.split(' ');
    for (let count = words.length - 1; count > 0; count -= 1) {
      const city = words.slice(0, count).join(' ');
      const tail = foldName(words.slice(count).join(' '))
        .split(' ')
        .filter((word) => !GENERIC.test(word));
      if (tail.every((word) => word.length < 4)) continue;
      const bearing = this.nicknamed(words.slice(count).join(' '));
      const meant = CITY_NAMES.get(city) ?? city;
      const ofCity = [
        ...this.nicknamed(city),
        ...this.nicknamed(meant.toLowerCase()),
        ...this.places.airportsOfCity(titled(meant)),
      ];
      const all = [...ofCity, ...bearing];
      const fitting = all.filter((airport, i) => {
        const named = foldName(airport.name).split(' ');
        if (all.indexOf(airport) !== i) return false;
        return bearing.includes(airport)
          ? ofCity.includes(airport) || foldName(airport.city) === foldName(meant)
          : tail.every((word) => abbreviates(word, named));
      });
      const [one, ...others] = fitting;
      if (!one || others.length > 0) continue;
      const elsewhere = this.places.airportsOfCity(titled(tail.join(' ')));
      if (elsewhere.every(({ code }) => code === one.code)) return fitting;
    }
    return [];
  }

  /** "Dallas/Fort Worth, TX": the state says no more than the nickname does. */
  private withState(name: string): Airport[] {
    const [, bare = '', state = ''] = /^(.+), ?([a-z]{2})$/.exec(name) ?? [];
    return this.nicknamed(bare).filter(({ region }) => region.toLowerCase() === state);
  }

  /** "New York (John F Kennedy, United States)", "Heathrow (London)": what all its parts agree on. */
  private byParts(name: string): Airport[] {
    const parts = name
      .split(/[(),]| - |(?<=\p{L})-(?=\p{L})/u)
      .map((part) => part.replace(PART_TAIL, '').trim())
      .filter((part) => part.length > 2);
    if (parts.length < 2 && parts[0] === name) return [];
    let common: Airport[] = [];
    for (const part of parts) {
      const nicknamed = this.nicknamed(part);
      const meant =
        nicknamed.length > 0
          ? nicknamed
          : this.places.airportsOfCity(titled(CITY_NAMES.get(part) ?? part));
      if (meant.length === 0 && REGIONS.has(part)) continue;
      if (meant.length === 0) return [];
      const both = common.filter(({ code }) => meant.some((other) => other.code === code));
      if (common.length > 0 && both.length === 0) return [];
      common = common.length > 0 ? both : meant;
    }
    return common;
  }
}

const NAMED_AIRPORT = new RegExp(
  ` (?:intl|international)?\\.? ?(?:airport)?$|${FAR_EASTERN_AIRPORT}$`,
);
/** What an airport's words end in without telling which one it is. */
const PART_TAIL =
  /(?:^| )(?:united states|united kingdom|usa|uk|us|terminal .*|term\.? .*|t\d\w?|\w+ terminal|intl\.?(?: airport)?|international(?: airport)?|airport)$/;

interface Answer {
  likely: Airport[];
  all: Airport[];
}
