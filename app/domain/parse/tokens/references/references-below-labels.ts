import { spellingsOf } from '../../vocabulary/labels';
import { matchesOf } from '../matches';
import { looksLikeCode, MOST_REFERENCES, type PrintedReference } from './reference-codes';

const REFERENCE_WORDS = spellingsOf('reference', 'airline-reference');

/** Locators below a row or a list of labels, as text copied out of a PDF prints them: no label stands right before them. */
export function referencesBelowLabels(clean: string): PrintedReference[] {
  return [...headedReferences(clean), ...firstValueReferences(clean)];
}

/** A row of labels in which the locator's stands first, and below it the code with its status. */
const CODE_AND_STATUS =
  /(?:^|\n)[ \t]*(?:PNR(?:\/Booking Ref\.?)?|Booking (?:Ref(?:erence)?|Code)\.?)(?: \p{L}+){1,5}[ \t]*\n\s{0,3}([A-Z\d]{6}) (?=(?:Con ?\p{L}{0,3} ?rmed|Confirmed|Ticketed|Issued|Booked|OK)(?!\p{L}))/gu;
/** One in which it stands last, above those who fly, each with the code at the end of a line. */
const CODE_AT_END =
  /(?<=\bPNR\)?[ \t]*\n)(?:[^\n]{0,60}\n){0,2}?[^\n]{3,60}[ \t]((?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z\d]{6})(?=[ \t]*(?:\n|$))/g;

/** "PNR/Booking Ref. Payment Status", and below it "MLEDWG Confirmed Complete"; "PASSENGER NAME PNR" over "1. Vale Robin, Adult 7QK2AB". */
function headedReferences(clean: string): PrintedReference[] {
  const found = [CODE_AND_STATUS, CODE_AT_END].flatMap((pattern) =>
    matchesOf(clean, pattern)
      .filter(([, value = '']) => looksLikeCode(value))
      .slice(0, MOST_REFERENCES)
      .map(({ index, 0: words, 1: value = '' }) => {
        const start = index + words.lastIndexOf(value);
        return { start, end: start + value.length, value, rank: 5, label: 'pnr' };
      }),
  );
  // Where there are several, each is of one airline or way.
  return new Set(found.map(({ value }) => value)).size > 1 ? [] : found;
}

const LABEL_ALONE =
  /^(?:booking (?:reference|code)|reservation code|confirmation (?:code|number)|record locator|pnr)$/i;
/** Labels of one part are no more than these. */
const MOST_LABELS = 9;
const LONGEST_LABEL = 40;
const CODE_ALONE = /(?<=\n)[ \t]*((?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z\d]{6})(?=[ \t]*(?:\n|$))/g;

/** "Booking reference", "Passenger", "Date of issue", and below all of a part's labels its values: the first has the shape of a locator. */
function firstValueReferences(clean: string): PrintedReference[] {
  return matchesOf(clean, CODE_ALONE)
    .slice(0, MOST_REFERENCES)
    .flatMap(({ index, 0: words, 1: value = '' }) => {
      const above = clean.slice(Math.max(0, index - MOST_LABELS * LONGEST_LABEL), index - 1);
      const labels = above
        .split('\n')
        .slice(-MOST_LABELS)
        .map((line) => line.trim().replace(/:$/, ''));
      const own = labels.slice(
        labels.findLastIndex((line) => /\d/.test(line) || line.length > 30) + 1,
      );
      const isLabelled = own.some(
        (line) => LABEL_ALONE.test(line) || REFERENCE_WORDS.has(line.toLowerCase()),
      );
      const end = index + words.length;
      return isLabelled ? [{ start: end - 6, end, value, rank: 4, label: 'first value' }] : [];
    });
}
