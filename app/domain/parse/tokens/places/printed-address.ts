import type { Reading } from '../../reading';
import { anyCase } from '../../vocabulary/patterns';

export interface PrintedAddress {
  start: number;
  end: number;
  value: string;
  firstLine: number;
  /** Behind the very word for it, not behind "Location" or by its shape. */
  labelled?: boolean;
}

export const STREET_WORD = anyCase(
  /\b(?:St|Street|Ave|Avenue|Blvd|Boulevard|Rd|Road|Dr|Drive|Ln|Lane|Way|Pkwy|Parkway|Hwy|Highway|Pl|Place|Plaza|Ct|Court|Cir|Circle|Sq|Square|Ter|Terrace|Trl|Trail|Broadway|Fwy|Freeway|Expy|Loop|Row|Alley|Pike|Turnpike|Strip|Bypass|straße|strasse|str|gasse|platz|allee|weg|rue|chemin|impasse|route|allée|cours|avenue|place|quai|via|strada|vicolo|contrada|località|piazza|calle|plaza|straat|laan|plein|gracht|rua|avenida|paseo)\b\.?|(?:straße|strasse|str\.|gasse|platz|allee|kai|ufer|damm|straat|laan|weg|plein|gracht|gatan|vägen|gate|gata|veien|gade|vej|ring)(?=[\s,]|$)|(?<!\p{L})(?:ul\.|al\.|travessa|rua|praça|passeig|carrer|plaça|largo|corso|viale|ул\.)/iu,
);
/** "Musterstadt, 12345", "12345 Musterstadt". */
export const TOWN =
  /^(?:\p{Lu}[\p{L} .'-]+,? \d{4,6}(?:,? [A-Z]{2,3})?|(?:[A-Z]{1,2}-)?\d{4,6} \p{Lu}[\p{L} .'-]+)$/u;

/** The printed lines as one: "110 E 2nd St, Austin, TX 78701". */
export function joined(
  reading: Reading,
  start: number,
  end: number,
  firstLine: number,
): PrintedAddress {
  const value = reading.clean
    .slice(start, end)
    .split(/\n|\t/)
    .map((part) => part.trim().replace(OF_NEXT_COLUMN, '').replace(/,$/, ''))
    .filter((part) => part !== '')
    .join(', ')
    .replace(/\s{2,}/g, ' ')
    .replace(NEXT_SENTENCE, '')
    .replace(TELEPHONE_BEHIND, '');
  return { start, end, value, firstLine };
}

/** "3 Referencia interna: 2026-1118", "Check-In Check-Out Duluth": what the next column prints on an address's line. */
const OF_NEXT_COLUMN = /(?<=\d) \p{Lu}\p{Ll}[\p{L} ]{2,24}: .*$|^check-?in check-?out (?=\p{Lu})/iu;

/** "Taborstraße 12, 1020 Wien, Tel. +43 1 211500". */
const TELEPHONE_BEHIND = /,? (?:tel|telefon|phone|tlf|tél|fon)\.?:? ?\+?\d[\d ()/.-]{6,}$/i;

/** "272 95 Simrishamn. Kör förbi kyrkan och ta till vänster": the way there is none of it. */
const NEXT_SENTENCE = /(?<=\p{Ll}{3})(?:\. \p{Lu}\p{Ll}+ [^\d,]{24}| - \p{Ll}{2,} [^\d,]{12}).*$/u;
