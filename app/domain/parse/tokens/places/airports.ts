import { type Cell, MOST_TOKENS, type Reading, wordsBefore } from '../../reading';
import { WORDY_CITIES } from '../../vocabulary/airport-names';
import type { Anchor, PrintedPlace } from '../leg-tokens';
import { matchesOf } from '../matches';
import { airportCodes } from './airport-codes';
import type { AirportFinder } from './airport-finder';
import { placesInRunningText } from './running-places';

/** Airport codes printed in a way only codes are, and airport or city names in their places. */
export function findPlaces(
  reading: Reading,
  finder: AirportFinder,
  labels: RegExp,
  anchors: readonly Anchor[],
): PrintedPlace[] {
  const found = [...airportCodes(reading, finder, labels), ...names(reading, finder, labels)];
  found.push(...placesInRunningText(reading, finder, anchors, found));
  // A code says more than the words that begin with it.
  const rank = ({ name }: PrintedPlace) => (name === null ? 0 : 1);
  found.sort((a, b) => a.start - b.start || rank(a) - rank(b) || b.end - a.end);
  const kept: PrintedPlace[] = [];
  for (const place of found) {
    if (A_PERSON.test(wordsBefore(reading, place.start, 40))) continue;
    const last = kept.at(-1);
    if (last && place.start < last.end) {
      if (place.airports.length === 1 && last.airports.length > 1)
        kept[kept.length - 1] = { ...place, start: last.start, end: Math.max(last.end, place.end) };
      else last.end = Math.max(last.end, place.end);
      continue;
    }
    kept.push(place);
  }
  return kept;
}

/** "MR TAN WEI JIAN", a traveller named like a town. */
const A_PERSON =
  /(?:^|[\t\n]| {2})(?:\d{1,2}[.)]? )?(?:MR|MS|MRS|MISS|MSTR|DR)\.? (?:[A-Z]+ ){0,3}$/;

const STATE_TAIL = /,\s?(?:[A-Z]{2}|[A-Z][a-z]+)(?:,\s?(?:US|USA|CA|United States|Canada))?$/;
const AFTER_FROM_TO =
  /\b(?:[Ff]rom|[Tt]o|[Dd]epart(?:s|ing|ure)?|[Aa]rriv(?:e|es|ing|al)|[Ll]eaves?|[Oo]rigin|[Dd]estination)\b(?:\s[Cc]ity(?=:|\s-)|\s(?:at|in))?:?\s+((?:\p{Lu}[\p{L}.'/-]*\s?){1,4}(?:,\s?[A-Z]{2}\b)?)/gu;
const SENTENCE_WORD =
  /\b(?:the|your|you|is|are|will|please|this|that|we|our|at|on|in|for|with|details|information|summary|flight|flights|trip|hotel|number|class|cabin|total|seat|main|economy|passenger|terminal|gate|fare)\b/i;

const CODE_WITHIN = / [A-Z]{3} - \p{Lu}/u;

/** City and airport names where a flight prints them: alone in a cell, at its start before a time, or after from/to. */
function names(reading: Reading, finder: AirportFinder, labels: RegExp): PrintedPlace[] {
  const found: PrintedPlace[] = [];
  const add = (start: number, words: string) => {
    const name = words.trim();
    // "Rio de Janeiro REC - Recife" is the end of one place and the whole of another.
    const airports = CODE_WITHIN.test(name) ? [] : finder.named(name);
    if (airports.length === 0 || found.length >= MOST_TOKENS) return false;
    found.push({ kind: 'place', start, end: start + name.length, airports, name });
    return true;
  };
  for (const [at, line] of reading.lines.entries()) {
    const isStreet = POSTAL_CODE.test(reading.lines[at + 1]?.text ?? '');
    for (const cell of isStreet ? line.cells.slice(1) : line.cells) {
      const first = nameInCell(cell, labels, add);
      // "Los Angeles (Los Angeles Intl) Terminal B - Tokyo (Haneda)", "Oslo, Gardermoen (Terminal 1) - Paris, Orly".
      const joint = / \(?terminal [A-Z\d]{1,2}\)? (?:-|→|to) (?=\p{Lu})/iu.exec(cell.text);
      const at = joint ? joint.index + joint[0].length : 0;
      if (first && joint)
        nameInCell({ ...cell, start: cell.start + at, text: cell.text.slice(at) }, labels, add);
    }
    if (line.text.length > 400) continue;
    for (const match of matchesOf(line.text, AFTER_FROM_TO)) {
      const words = match[1]?.trimEnd() ?? '';
      const at = line.start + match.index + match[0].length - (match[1]?.length ?? 0);
      if (add(at, words)) continue;
      const fewer = words.split(/\s+/);
      while (fewer.length > 1) {
        fewer.pop();
        if (add(at, fewer.join(' '))) break;
      }
    }
    const route =
      /^(?:\([A-Z\d]{2} ?\d{2,4}\) |[^\p{L}]{0,4})(\p{L}[\p{L}.,'/ -]{2,40}?)\s{1,3}(?:→|to|-|–)\s{1,3}(\p{L}[\p{L}.,'/ -]{2,40})$/u.exec(
        line.text.trim(),
      );
    if (route?.[1] && route[2]) {
      const from = line.start + line.text.indexOf(route[1]);
      add(from, route[1]);
      add(line.start + line.text.lastIndexOf(route[2]), route[2]);
    }
  }
  return found;
}

/** "1704-801 LISBOA" below "AEROPORTO DE LISBOA": an airline's own address. */
const POSTAL_CODE = /^(?:\d{4}-\d{3}|\d{5}) \p{Lu}/u;

/** "Page 2 of 3", not the town in Arizona. */
const PAGE = /^page \d/i;

/** Whether a name stands at the head of the cell, behind its label or clock. */
function nameInCell(
  cell: Cell,
  labels: RegExp,
  add: (start: number, words: string) => boolean,
): boolean {
  if (cell.text.length > 90 || cell.text.length < 3 || PAGE.test(cell.text)) return false;
  const label = labels.exec(cell.text);
  let start = cell.start;
  let words = cell.text;
  if (label) {
    start += label[0].length;
    words = words.slice(label[0].length);
  }
  const clock =
    /^\s{0,3}\d{1,2}:\d{2}(?:\s?[ap]\.?m?\.?)?(?:\s?\(?\+\s?\d(?:\s?day(?:s|\(s\))?)?\)?)?[\s,-]{1,3}/i.exec(
      words,
    );
  if (clock) {
    start += clock[0].length;
    words = words.slice(clock[0].length);
  }
  // "ROME FIUMICINO AZ 7548": the flight behind it is no part of the name.
  const end =
    /\s{0,3}(?:\(|\s[A-Z][A-Z\d]\s?\d{2,4}\b|\s-\s|,?\s(?:at\s)?\d|[,;]?\sterminal\b|\bon\s)/i.exec(
      words,
    );
  const name = (end && end.index > 0 ? words.slice(0, end.index) : words).trimEnd();
  const lead = name.length - name.trimStart().length;
  // "Nome:", not the town in Alaska.
  if (name.endsWith(':') && WORDY_CITIES.has(name.slice(lead, -1).toLowerCase())) return false;
  if (!/^\s*\p{Lu}/u.test(name)) return false;
  // "WIEN, AT" is in Austria.
  if (SENTENCE_WORD.test(name.replace(/, [A-Z]{2}$/, '')) && !/field|city/i.test(name))
    return false;
  if (add(start + lead, name.trim())) return true;
  const bracket = /^\s*([\p{L}.', /-]{3,40})\s?\(([\p{L}.', /-]{4,40})\)/u.exec(words);
  if (bracket && add(start + lead, `${bracket[1]?.trim()} (${bracket[2]})`)) return true;
  return (
    STATE_TAIL.test(name) &&
    add(start + lead, name.trim().replace(/,\s?(?:US|USA|United States)$/, ''))
  );
}
