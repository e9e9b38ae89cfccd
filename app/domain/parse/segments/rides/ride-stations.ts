import type { SourceSpan } from '../../parsed-detail';
import { type Cell, MOST_TOKENS, type Reading } from '../../reading';
import { matchesOf } from '../../tokens/matches';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import {
  isBareStation,
  type PrintedStation,
  type RideEnd,
  routeIn,
  stationIn,
} from './ride-places';

const TAIL =
  '(?:\\s(?:from|at|in|station|terminal|port|stop|location|address|point|city|place|name|pier|dock|airport|hotel)(?![\\p{L}]))*';
const FROM = `boarding|pick(?:ing)?[- ]?up|collection|sails|da|origen|de|van|${wordsFor('departs')}|${wordsFor('departs', 'head')}`;
const TO = `drop(?:ping)?[- ]?off|à|a|destino|naar|${wordsFor('arrives')}|${wordsFor('arrives', 'head')}`;
const LABEL = anyCase(
  `^\\W{0,3}(?:(${FROM})|(${TO}))(?![\\p{L}'])${TAIL}(\\s{0,2}[:-])?(?:\\s{1,3}|$)`,
);
/** Short words that begin names too: labels with a colon alone, or behind a time. */
const SHORT = /^(?:von|ab|an|da|de|van|à|a|nach|naar)$/i;
const HEADING =
  /^\W{0,3}(?:outbound|outward|inbound|return|going|hinfahrt|rückfahrt|aller|retour|andata|ritorno|ida|vuelta|heenreis|terugreis|route|journey|trip|leg|segment|sailing|crossing|your (?:trip|journey|route|sailing|train|bus))(?:\s(?:journey|trip|train|bus|sailing|\d))?\s?[:-]\s{1,3}/i;
const IN_SENTENCE =
  /\bfrom (\p{Lu}[^\n\t,:;!?→]{1,40}?(?:, [A-Z]{2})?) to (\p{Lu}[^\n\t,.:;!?→]{1,40}?(?:, [A-Z]{2})?)(?=[.,;!?\n\t(]|\s(?:on|at|for|departing|leaving|is|has|with|via|-)\s|$)/gu;
/** A boundary without a width, so that every offset stays true. */
const SENTENCE_END = /(?<=(?:\p{Ll}{3}|\d{2})[.;]\s)(?=\p{Lu})/u;
const LONGEST_LINE = 260;
/** A line without a date, a time or a number on it that is longer is a sentence. */
const LONGEST_BARE = 110;
/** How many lines below its label or heading a place may stand. */
const DUE_LINES = 2;
const TABLE_LINES = 6;

/** What the lines above owe: a label whose place is still to come, or the headings of a table. */
interface Owed {
  next: { role: RideEnd; until: number } | null;
  columns: { roles: Map<number, RideEnd>; line: number } | null;
}

/** The places of a text: behind their labels, in routes ("Boston to New York"), beside times. */
export function findStations(
  reading: Reading,
  taken: readonly (SourceSpan & { kind: string })[],
): PrintedStation[] {
  const found: PrintedStation[] = [];
  const owed: Owed = { next: null, columns: null };
  const timed = linesWithTimes(reading, taken);
  let from = 0;
  reading.lines.forEach((line, i) => {
    while ((taken[from]?.end ?? Number.POSITIVE_INFINITY) <= line.start) from += 1;
    const bare = (taken[from]?.start ?? Number.POSITIVE_INFINITY) >= line.end;
    if (line.text.length > (bare ? LONGEST_BARE : LONGEST_LINE)) return;
    if (found.length >= MOST_TOKENS) return;
    const labels = new Map<number, RideEnd>();
    for (const [column, cell] of line.cells.entries()) {
      for (const stretch of stretchesOf(reading, cell, taken, from)) {
        const due = roleOwed(owed, i, column, line.cells.length);
        const read = readStretch(stretch, due);
        if (typeof read === 'string') {
          labels.set(column, read);
          // "Depart 8:10 AM" has what it announces.
          owed.next = { role: read, until: timed[i] ? i : i + DUE_LINES };
          continue;
        }
        const [first, second] = read;
        if (!first) continue;
        if (!second && first.role === null) {
          first.role = due;
          const beside = timed[i] || timed[i - 1] || timed[i + 1] || timedBelow(reading, timed, i);
          if (first.role === null && (!beside || !isBareStation(first.name))) continue;
        }
        owed.next = null;
        found.push(...read);
      }
    }
    if (new Set(labels.values()).size === 2) {
      owed.columns = { roles: labels, line: i };
      owed.next = null;
    }
  });
  return withSentences(reading, found);
}

function linesWithTimes(
  { lines }: Reading,
  taken: readonly (SourceSpan & { kind: string })[],
): boolean[] {
  const times = taken.filter(({ kind }) => kind === 'time');
  let at = 0;
  return lines.map((line) => {
    while ((times[at]?.start ?? Number.POSITIVE_INFINITY) < line.start) at += 1;
    return (times[at]?.start ?? Number.POSITIVE_INFINITY) < line.end;
  });
}

/** "Chicago Bus Station", its street, then the time. */
function timedBelow({ lines }: Reading, timed: readonly boolean[], i: number): boolean {
  return timed[i + 2] === true && /^\d/.test(lines[i + 1]?.text ?? '');
}

function roleOwed(
  { next, columns }: Owed,
  line: number,
  column: number,
  cells: number,
): RideEnd | null {
  if (next && line <= next.until) return next.role;
  if (!columns || line - columns.line > TABLE_LINES || cells < 2) return null;
  return columns.roles.get(column) ?? null;
}

interface Stretch extends SourceSpan {
  text: string;
  /** Nothing that was read stands before it in its cell. */
  opens: boolean;
  /** A date, time or number stands right behind it: "von Berlin Hbf, 19.04.2026". */
  followed: boolean;
}

/** What is left of a cell beside dates, times, numbers and references. */
function stretchesOf(
  { clean }: Reading,
  cell: Cell,
  taken: readonly SourceSpan[],
  from: number,
): Stretch[] {
  const stretches: Stretch[] = [];
  let at = cell.start;
  const push = (to: number) => {
    let start = at;
    for (const text of clean.slice(at, Math.max(at, to)).split(SENTENCE_END)) {
      if (/\p{L}{2}/u.test(text))
        stretches.push({
          ...{ text, start, end: start + text.length },
          ...{ opens: start === cell.start, followed: to < cell.end },
        });
      start += text.length;
    }
  };
  for (let i = from; i < taken.length; i += 1) {
    const cut = taken[i];
    if (!cut || cut.start >= cell.end) break;
    if (cut.end <= cell.start) continue;
    push(cut.start);
    at = Math.max(at, cut.end);
  }
  push(cell.end);
  return stretches;
}

/** A route's two stations, one station, none, or a label whose place stands elsewhere. */
function readStretch(
  { text: printed, start: begins, opens, followed }: Stretch,
  due: RideEnd | null,
): PrintedStation[] | RideEnd {
  let text = printed;
  let start = begins;
  const skip = (length: number) => {
    text = text.slice(length);
    start += length;
  };
  skip(/^[\s,;:.|)@-]*/.exec(text)?.[0].length ?? 0);
  skip(HEADING.exec(text)?.[0].length ?? 0);
  const label = LABEL.exec(text);
  const colon = label?.[3] !== undefined;
  const told = label && (colon || !opens || followed || !SHORT.test(label[1] ?? label[2] ?? ''));
  let role: RideEnd | null = null;
  if (label && told) {
    const rest = text.slice(label[0].length);
    role = label[1] ? 'from' : 'to';
    if (rest.trim() === '') return role;
    // "Depart" before what is no place belongs to it: "Departure gate".
    if (!routeIn(rest, 0) && !stationIn(rest, 0, role)) return [];
    skip(label[0].length);
  }
  const route = routeIn(text, start, role === null && due === null);
  if (route) return route;
  const one = stationIn(text, start, role);
  return one ? [one] : [];
}

function withSentences({ clean }: Reading, found: PrintedStation[]): PrintedStation[] {
  for (const match of matchesOf(clean, IN_SENTENCE)) {
    if (found.length >= MOST_TOKENS) break;
    const [whole, left = '', right = ''] = match;
    const from = stationIn(left, match.index + 5, 'from');
    const to = stationIn(right, match.index + whole.length - right.length, 'to');
    if (!from || !to) continue;
    if (found.some((one) => one.start < to.end && from.start < one.end)) continue;
    found.push(from, to);
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((one, i) => i === 0 || one.start >= (found[i - 1]?.end ?? 0));
}
