import { type Reading, wordsBefore } from '../../reading';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { type Anchor, neighbours, type PrintedPlace } from '../leg-tokens';
import type { AirportFinder } from './airport-finder';
import { lowerCaseRoutes } from './lower-case-routes';
import { type Candidate, findCandidates } from './place-candidates';

/** Blanks between a place and the number in the next column of a ticket's row. */
const WIDEST_CELL = 40;
const END_WORDS = (['departs', 'arrives'] as const)
  .flatMap((role) => [wordsFor(role), wordsFor(role, 'head')])
  .join('|');
const NEXT_LABEL = anyCase(`^(?:${END_WORDS})(?:\\s?:|(?=[ \\t]*\\n))`);
const LABEL = anyCase(
  `(?:^|[^\\p{L}])(?:from|to|depart(?:s|ing|ure)?|arriv(?:e|es|ing|al)|dep|arr|leav(?:e|es|ing)|lands?|origin|destination)(?:\\s(?:city|airport|from|to|in|at))?\\W{0,3}$|(?:${END_WORDS})\\s?:\\s{0,3}$`,
);
const BESIDE_TIME =
  /^\)?(?:,? T(?:erminal ?)?\d[A-Z]?(?= ))?[\s,:-]{0,6}(?:at|in|from|to|on)?\s{0,3}$/i;
const BETWEEN_PLACES =
  /^(?: ?\/ ?T(?:erminal)? ?\d[A-Z]?| ?\([a-z ]{2,20}\))?[\s,)]{0,6}(?:→|to|-|\/)?[\s(]{0,6}$/i;
/** Behind a place a flight prints these; any other capital word makes it part of something longer. */
const NEXT_WORD = anyCase(
  /^(?:main|basic|first|business|economy|comfort|coach|premium|cabin|class|terminal|term|gate|depart\p{L}*|arriv\p{L}*|delta|united|american|southwest|alaska|jetblue|flight|seats?|operated|non-?stop|stops?|to|from|at|on|on-time|airport|intl|international|passenger|travel\p{L}*|duration|total|fare|confirmation|ticket|mon|tue|wed|thu|fri|sat|sun|am|pm|est|local|and)(?![\p{L}])/iu,
);

/**
 * Airport codes and city names on lines with other words, as when a table's cells were pasted with
 * single spaces: a name counts beside a time, behind from/to, or next to one that counts.
 */
export function placesInRunningText(
  reading: Reading,
  finder: AirportFinder,
  anchors: readonly Anchor[],
  known: readonly PrintedPlace[],
): PrintedPlace[] {
  const numbers = new Set(anchors.flatMap(({ kind, start }) => (kind === 'number' ? start : [])));
  const candidates = findCandidates(reading, finder, anchors, numbers);
  const inOrder = [...anchors].sort((a, b) => a.start - b.start);
  const starts = new Set([...anchors, ...candidates].map(({ start }) => start));
  const ends = new Set(anchors.map(({ end }) => end));
  const knownStarts = new Set(known.map(({ start }) => start));
  for (const candidate of candidates) {
    candidate.owned = isOwned(reading, candidate, starts, ends);
    candidate.sure =
      knownStarts.has(candidate.start) ||
      (!candidate.owned && standsBesideAnchor(reading, candidate, inOrder));
  }
  const all = [...candidates, ...known.map((place) => ({ ...place, sure: true, owned: false }))];
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  markFullLines(reading, all, ends);
  spread(reading, all);
  spread(reading, all.reverse());
  const certain = candidates
    .filter(({ sure }) => sure)
    .map(({ kind, start, end, airports, name }) => ({ kind, start, end, airports, name }));
  const flights = anchors.filter(({ kind }) => kind === 'number');
  return [...certain, ...lowerCaseRoutes(reading, finder, flights)];
}

/** "Dallas, Robert", "AUSTIN/ROBERT", "Houston Street", "Denver Marriott", "300 Boston". */
function isOwned(
  { clean }: Reading,
  { start, end }: PrintedPlace,
  starts: ReadonlySet<number>,
  ends: ReadonlySet<number>,
): boolean {
  const before = clean.slice(Math.max(0, start - 12), start);
  const housed =
    /(?:^|[\s#])(?<!\b(?:of|T|Terminal) )\d{1,5} $/.test(before) && !ends.has(start - 1);
  if (housed || /[\p{L}]\/$/u.test(before)) return true;
  const after = clean.slice(end, end + 24);
  const named = clean.slice(start, end).includes('(');
  if (!named && /^\/\p{L}|^'s\b|^, ?\p{Lu}\p{L}{2}/u.test(after)) return true;
  if (starts.has(end + 1)) return false;
  const next = /^ {1,2}(\p{Lu}[\p{L}'-]*.{0,8})/u.exec(after)?.[1];
  if (next === undefined || NEXT_LABEL.test(after.trimStart())) return false;
  // "Dublin T2 06:50".
  if (/^T\d[A-Z]? /.test(next)) return false;
  return !NEXT_WORD.test(next) && !/^(?:\p{Lu} ){0,3}\p{Lu}{2,}/u.test(next);
}

function standsBesideAnchor(
  reading: Reading,
  { start, end, name }: PrintedPlace,
  anchors: readonly Anchor[],
): boolean {
  const { clean } = reading;
  if (LABEL.test(wordsBefore(reading, start, 28))) return true;
  if (ARRIVAL_CLOCK.test(clean.slice(end, end + 48))) return true;
  return neighbours(anchors, start).some((anchor) => {
    const reach = anchor.kind === 'number' ? WIDEST_CELL : 10;
    const before = anchor.start >= end && anchor.start - end < reach;
    const behind = anchor.end <= start && start - anchor.end < 10;
    if (!before && !behind) return false;
    if (anchor.kind === 'date')
      return behind
        ? isDayOfTime(reading, anchor, start)
        : /^(?: {1,2}|\n)$/.test(clean.slice(end, anchor.start)) &&
            (CITY_AND_AIRPORT.test(name ?? '') ||
              (/^\p{Lu}/u.test(clean.slice(anchor.start)) && /, [A-Z]{2}$/.test(name ?? '')));
    if (anchor.kind === 'number')
      return behind
        ? /^ {1,2}$/.test(clean.slice(anchor.end, start))
        : /^ +$/.test(clean.slice(end, anchor.start)) && opensRow(clean, anchor.end);
    return BESIDE_TIME.test(
      before ? clean.slice(end, anchor.start) : clean.slice(anchor.end, start),
    );
  });
}

/** "FRANKFURT ARRIVAL TIME: 1745", as tickets print the end of a leg. */
const ARRIVAL_CLOCK = anyCase(
  `^(?: [A-Z ]{2,24})?\\s{1,16}(?:${wordsFor('arrival-clock')}) ?: ?\\d`,
);

/** "BUENOS AIRES PISTARINI Sun 11-SEP-27": as reservation systems name an airport. */
const CITY_AND_AIRPORT = /^\p{Lu}{3,}(?: [\p{Lu}.]+){2,4}$/u;

/** "LISBOA PORTO TP1928 K 17Aug 11:55": behind the number a ticket's row has its class and day. */
function opensRow(clean: string, end: number): boolean {
  return /^ (?:[A-Z] )?\d{1,2} ?[A-Za-z]{3}|^ [A-Z] \d|^ {1,12}\d{1,2}:\d\d/.test(
    clean.slice(end, end + 18),
  );
}

/** "09:15 22 June 2026 Heathrow": right behind a day that stands with its time. */
function isDayOfTime({ clean }: Reading, date: Anchor, start: number): boolean {
  const time = /\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?[\s,]{1,4}(?:on\s)?$/i;
  return (
    /^[ ,]{1,3}$/.test(clean.slice(date.end, start)) &&
    time.test(clean.slice(Math.max(0, date.start - 16), date.start))
  );
}

const FROM = anyCase(`(?:${wordsFor('from')}) $`);
const TO = anyCase(`^\\)? (?:${wordsFor('to')}) $`);

/** Alone, or behind a label as "Heenvlucht:". */
const OPENS_LINE = /(?:^|\n)[ \t]{0,12}(?:\p{L}{3,16}(?: \p{L}{3,10})?: )?$/u;
const SPELLED = /^ (?:- )?$/;

/** "BOGOTA, COLOMBIA MADRID, SPAIN": two such side by side in a ticket's row. */
const CITY_AND_COUNTRY = /^\p{Lu}[\p{Lu} .]+, \p{Lu}{4}[\p{Lu} ]*$/u;

/** Behind the places of a ticket's row: the column of its clocks. */
const CLOCK_IN_COLUMN = /^ {2,40}\d{1,2}:?\d\d /;

/**
 * "DETROIT FORT LAUDERDALE": a line of two places and nothing else, or between the number or day of a
 * ticket's row and its clocks; "von Berlin nach Rom".
 */
function markFullLines(
  { clean }: Reading,
  places: readonly Candidate[],
  anchorEnds: ReadonlySet<number>,
) {
  for (let i = 1; i < places.length; i += 1) {
    const [left, right] = [places[i - 1], places[i]];
    if (!left || !right || right.start < left.end) continue;
    const gap = clean.slice(left.end, right.start);
    if (gap === ' ' && [left, right].every(({ name }) => CITY_AND_COUNTRY.test(name ?? ''))) {
      left.sure = true;
      right.sure = true;
    }
    if (left.owned || right.owned) continue;
    // "SFO San Francisco", "REC - Recife": the name says that the three letters are a code.
    const spelled =
      left.name === null &&
      right.name !== null &&
      right.airports.some(({ code }) => code === left.airports[0]?.code);
    if (spelled && SPELLED.test(gap)) {
      left.sure = true;
      right.sure = true;
    }
    if (gap.includes('\n') || gap.length > 8) continue;
    if (!BETWEEN_PLACES.test(gap) && !TO.test(gap)) continue;
    const opens = OPENS_LINE.test(clean.slice(Math.max(0, left.start - 32), left.start));
    const closes = /^[ \t)]{0,12}(?:\n|$)/.test(clean.slice(right.end, right.end + 13));
    const codes = left.name === null && right.name === null;
    const route = TO.test(gap) && FROM.test(clean.slice(Math.max(0, left.start - 12), left.start));
    const inRow =
      anchorEnds.has(left.start - 1) &&
      CLOCK_IN_COLUMN.test(clean.slice(right.end, right.end + 48));
    // "03 Apr 24, 03 Apr 24, Vienna Intl Stockholm Economy Light": behind both days of a ticket's row.
    const behindDays =
      anchorEnds.has(left.start - 2) && clean.slice(left.start - 2, left.start) === ', ';
    if ((opens && closes) || inRow || behindDays || codes || route) {
      left.sure = true;
      right.sure = true;
    }
  }
}

/** What stands right next to a place that counts is one as well: "ATLANTA PORTLAND, ME 8:20am". */
function spread({ clean }: Reading, places: Candidate[]) {
  for (let i = 1; i < places.length; i += 1) {
    const [sure, place] = [places[i - 1], places[i]];
    if (!sure?.sure || !place || place.sure || place.owned) continue;
    const [left, right] = sure.start < place.start ? [sure, place] : [place, sure];
    const gap = clean.slice(left.end, right.start);
    if (right.start >= left.end && gap.length < 14 && BETWEEN_PLACES.test(gap)) place.sure = true;
  }
}
