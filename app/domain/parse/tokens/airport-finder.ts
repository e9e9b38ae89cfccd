import type { Airport, Places } from '~/domain/places/places';
import { AIRPORT_NICKNAMES, MAIN_AIRPORTS } from './airport-names';

/** Answers kept for one text: the same few names are asked again and again. */
export class AirportFinder {
  private cities = new Map<string, Airport[]>();
  constructor(private places: Places) {}

  code(code: string): Airport | null {
    return this.places.airport(code);
  }

  /** Airports a printed name may mean: "NYC-LAGUARDIA", "Houston, TX", "CHICAGO-OHARE". */
  named(printed: string): Airport[] {
    const name = printed.toLowerCase().replace(/\s+/g, ' ').trim();
    const known = this.cities.get(name);
    if (known) return known;
    const found = this.lookUp(name);
    this.cities.set(name, found);
    return found;
  }

  private lookUp(name: string): Airport[] {
    if (name.length < 3 || name.length > 60 || !/^[\p{L}]/u.test(name)) return [];
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
    const city = name.replace(/,?\s(?:us|usa|united states|canada|ca)$/, '').replace(/[,.]+$/, '');
    const bare = city.replace(/,.*$/, '').replace(/\./g, '').trim();
    const main = MAIN_AIRPORTS[bare];
    const airports = this.places.airportsOfCity(titled(city));
    if (airports.length === 0 && bare !== city) return [];
    if (main && airports.some((airport) => airport.code === main)) {
      return airports.filter((airport) => airport.code === main);
    }
    return airports;
  }
}

function titled(name: string): string {
  return name
    .replace(/(^|[\s/-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    .replace(/, ?([a-z]{2})$/i, (_, state: string) => `, ${state.toUpperCase()}`);
}
