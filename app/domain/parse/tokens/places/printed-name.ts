/** "Dallas Ft Worth (TX)". */
const STATE_IN_BRACKETS = /,? \(([a-z]{2})\)?$/;

/** "Frankfurt International Apt". */
const SHORT_AIRPORT = / a(?:r?pt|rprt)\.?(?=$|,)|(?<=\b(?:international|intl)) ap\.?(?=$|,)/;

/** "Miami Interntnl", "Nashville Int'l". */
const SHORT_INTERNATIONAL = / (?:interntnl|intrntnl|internatnl|internat'l|intnl|int'l)\.?(?= |,|$)/;

/** "Aéroport de", "Flughafen", "… lufthavn": what other languages put before or behind a place. */
const AIRPORT_WORD =
  /^(?:a[ée]roport|aeropuerto|aeroporto|flughafen|luchthaven|lufthavnen|lufthavn|flygplatsen|flygplats|flyplass|lotnisko|port lotniczy|letiště|lentoasema|(?:международный )?аэропорт)(?: internacional| internazionale| international| intercontinental)?(?: (?:de la|de|di|da|do|du|del|della|im|am|им\.) | d'| )|(?:s|,)? (?:a[ée]roport|aeropuerto|flughafen|lufthavn|lufthavnen|flygplats|flyplass|lentoasema|havalimanı|havaalanı|luchthaven|(?:международный )?аэропорт)(?=$|,)/;

/** Without its word for an airport, and its city once: "Aéroport de Genève Genève". */
export function withoutAirportWord(name: string): string {
  const bare = name.replace(AIRPORT_WORD, '').trim();
  return bare === name ? name : bare.replace(/^(\p{L}{4,}) \1$/u, '$1');
}

/** A printed place in small letters, without what tells nothing of it. */
export function plainName(printed: string): string {
  const name = printed
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[ ,/-]+$/, '')
    .trim();
  const stated = name.includes('(') ? name.replace(STATE_IN_BRACKETS, ', $1') : name;
  const whole = stated.includes(' int') ? stated.replace(SHORT_INTERNATIONAL, ' intl') : stated;
  return whole.includes(' a') ? whole.replace(SHORT_AIRPORT, ' airport') : whole;
}
