import { MOST_TOKENS, type Reading, wordsBefore } from '../reading';
import { airlinesNamed } from '../tokens/airline-names';
import type { AirportFinder } from '../tokens/airport-finder';
import { findPlaces } from '../tokens/airports';
import { findFlights } from '../tokens/flight-numbers';
import { resolveDates } from '../tokens/resolve-dates';
import { findTimes } from '../tokens/times';
import type { EndLabel, FlightToken } from './flight-token';
import { markRoutes } from './printed-routes';
import { settleCities } from './which-city';

export interface FlightTokens {
  tokens: FlightToken[];
  /** Airlines the text speaks of, the sender's first. */
  airlines: string[];
}

const DEPARTS =
  'departing|departure|departs|depart|leaves|leaving|dep\\.?|abflug|départ|salida|partida|vertrek|partenza|take-?off|origin|from|von';
/** Short words that are labels only at the head of a cell: "From: Boston". */
const HEAD_ONLY = /^(?:from|to|von|nach|origin|destination)$/i;
const ARRIVES =
  'arriving|arrival|arrives|arrive|lands|landing|arr\\.?|ankunft|arrivée|llegada|chegada|aankomst|arrivo|destination|to|nach';
const TAIL = '(?:\\s(?:city|airport|time|date|station|at|on|from|in)(?![\\p{L}]))?\\s?:?\\s{0,3}';
const END_LABEL = new RegExp(`^(?:${DEPARTS}|${ARRIVES})(?![\\p{L}'-])${TAIL}`, 'iu');
const ANY_LABEL = new RegExp(
  `(?<![\\p{L}-])(?:(${DEPARTS})|(${ARRIVES}))(?![\\p{L}'-])(?=${TAIL})`,
  'giu',
);

/** Below such a heading stand rules and fees, never another leg. */
const RULES_HEADING =
  /^(?:(?:checked |carry-?on )?(?:bag(?:gage|s)?)(?: (?:allowance|information|policy|policies|fees|and .{0,30}|charges|& .{0,30}))?|fare rules?(?: .{0,30})?|terms (?:and|&) conditions.{0,30}|terms of .{0,30}|rules (?:and|&) restrictions|conditions of (?:carriage|contract).{0,20}|notice of .{0,60}|privacy .{0,20}|important (?:travel )?information|hazardous materials.{0,20}|legal .{0,20}|need to know.{0,20}|prohibited items.{0,30})\W{0,3}$/i;

export function tokenizeFlights(
  reading: Reading,
  finder: AirportFinder,
  references: readonly { start: number; end: number }[],
): FlightTokens {
  const airlines = airlinesNamed(reading);
  const context =
    airlines.length === 1 ||
    /airline|southwest|jetblue|allegiant|spirit|frontier|delta|united|alaska/i.test(
      reading.mail.sender,
    )
      ? (airlines[0] ?? null)
      : null;
  const dates = resolveDates(reading);
  const anchors = [...dates, ...findTimes(reading.clean), ...findFlights(reading, context)];
  const tokens: FlightToken[] = [
    ...anchors.filter((token) => token.kind !== 'date' || !token.aside),
    ...findPlaces(reading, finder, END_LABEL, anchors),
    ...endLabels(reading),
  ];
  const stop = rulesStart(reading, tokens);
  const kept = tokens.filter(
    (token) =>
      token.start < stop &&
      !references.some((reference) => token.start < reference.end && reference.start < token.end),
  );
  kept.sort((a, b) => a.start - b.start || b.end - a.end);
  const routed = markRoutes(withoutOverlaps(kept), reading.clean);
  return { tokens: settleCities(routed, finder), airlines };
}

function endLabels(reading: Reading): EndLabel[] {
  const found: EndLabel[] = [];
  for (const match of reading.clean.matchAll(ANY_LABEL)) {
    if (found.length >= MOST_TOKENS) break;
    const start = match.index;
    const before = wordsBefore(reading, start, 12);
    if (HEAD_ONLY.test(match[0]) && !/(?:^|\t|\||\s{3})[^\p{L}\d]*$/u.test(before)) continue;
    found.push({ kind: match[1] ? 'departs' : 'arrives', start, end: start + match[0].length });
  }
  return found;
}

/** Where the rules begin, counted only below the first printed flight time. */
function rulesStart(reading: Reading, tokens: readonly FlightToken[]): number {
  const firstTime = Math.min(
    ...tokens.filter((token) => token.kind === 'time').map((token) => token.start),
  );
  for (const line of reading.lines) {
    if (line.start > firstTime && line.text.length < 70 && RULES_HEADING.test(line.text.trim()))
      return line.start;
  }
  return Number.POSITIVE_INFINITY;
}

/** A date or time inside a place's or number's words is part of them, and the other way round. */
function withoutOverlaps(tokens: FlightToken[]): FlightToken[] {
  const kept: FlightToken[] = [];
  for (const token of tokens) {
    const last = kept.at(-1);
    if (last && token.start < last.end) {
      if (last.kind === 'departs' || last.kind === 'arrives') kept[kept.length - 1] = token;
      else if (last.kind === 'place' && token.kind === 'date') kept[kept.length - 1] = token;
      continue;
    }
    kept.push(token);
  }
  return kept;
}
