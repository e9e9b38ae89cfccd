import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';
import type { Airport, Places } from '~/domain/places/places';
import { AIRPORT_NICKNAMES, MAIN_AIRPORTS, WORDY_NICKNAMES } from './airport-names';

/** Answers kept for one text: the same few names are asked again and again. */
export class AirportFinder {
  private answers = new Map<string, Answer>();
  constructor(private places: Places) {}

  code(code: string): Airport | null {
    return this.places.airport(code);
  }

  /**
   * Airports a printed name may mean: "NYC-LAGUARDIA", "Houston, TX", "CHICAGO-OHARE". Of a city's
   * several the one most airlines fly to, unless another city at home bears its name as well.
   */
  named(printed: string): Airport[] {
    return this.answer(printed).likely;
  }

  /** Every airport of every city of that name. */
  namesakes(printed: string): Airport[] {
    return this.answer(printed).all;
  }

  private answer(printed: string): Answer {
    const name = printed.toLowerCase().replace(/\s+/g, ' ').trim();
    const known = this.answers.get(name);
    if (known) return known;
    const all = this.lookUp(name);
    const found = { likely: withoutUnusual(name, all), all };
    this.answers.set(name, found);
    return found;
  }

  private lookUp(name: string): Airport[] {
    if (name.length < 3 || name.length > 60 || !/^[\p{L}]/u.test(name)) return [];
    if (WORDY_NICKNAMES.has(name)) return [];
    const nickname =
      AIRPORT_NICKNAMES[name.replace(/\s(?:intl|international)?\.?\s?(?:airport)?$/, '').trim()];
    const byNickname = nickname && this.places.airport(nickname);
    if (byNickname) return [byNickname];
    const parts = /^(.+?)\s?[-(/]\s?([^)]+)\)?$/.exec(name);
    if (parts?.[1] && parts[2]) {
      const tail = AIRPORT_NICKNAMES[parts[2].trim()];
      const airport = tail && this.places.airport(tail);
      if (airport) return [airport];
    }
    const city = withoutCountry(name);
    const airports = this.places.airportsOfCity(titled(city));
    return airports.length === 0 && bareCity(city) !== city ? [] : airports;
  }
}

interface Answer {
  likely: Airport[];
  all: Airport[];
}

/** Farther apart, two airports serve two cities of one name. */
const ONE_CITY_METERS = 150_000;

export function serveOneCity(a: Airport, b: Airport): boolean {
  return greatCircleMeters(a.latitude, a.longitude, b) < ONE_CITY_METERS;
}

/** Drops a city's second airports and its namesakes abroad where airlines name it alone. */
function withoutUnusual(name: string, airports: Airport[]): Airport[] {
  const main = airports.find(({ code }) => code === MAIN_AIRPORTS[bareCity(withoutCountry(name))]);
  if (!main) return airports;
  const namesakes = airports.filter(
    (airport) => airport.country === main.country && !serveOneCity(airport, main),
  );
  return [main, ...namesakes];
}

function withoutCountry(name: string): string {
  return name.replace(/,?\s(?:us|usa|united states|canada|ca)$/, '').replace(/[,.]+$/, '');
}

function bareCity(city: string): string {
  return city.replace(/,.*$/, '').replace(/\./g, '').trim();
}

function titled(name: string): string {
  return name
    .replace(/(^|[\s/-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    .replace(/, ?([a-z]{2})$/i, (_, state: string) => `, ${state.toUpperCase()}`);
}
