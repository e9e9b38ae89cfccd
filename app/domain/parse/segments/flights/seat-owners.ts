import { foldName } from '~/domain/places/fold-name';
import type { SourceSpan } from '../../parsed-detail';
import { type Cell, lineAt, type Reading, wordsBefore } from '../../reading';
import type { PrintedNumber } from '../../tokens/leg-tokens';
import { matchesOf } from '../../tokens/matches';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import type { Leg } from '../legs/leg';

export interface PrintedSeat extends SourceSpan {
  seat: string;
}

const CODE = '(?:[A-Z]{3}|[a-z]{3})';
const ROUTE = `(${CODE})(?: ?(?:-|→|\\/) ?| to )(${CODE})`;
/** The last route before a seat: "BOS - SFO: Fare: Blue Seat: 18D". */
const ROUTES = new RegExp(`(?<![A-Za-z])${ROUTE}(?![A-Za-z])`, 'g');
const ROUTE_REACH = 72;
/** The same at the head of the line above: "pvd-rsw: carry-on, checked bag", and below it "Seat 8F". */
const ROUTE_LINE = new RegExp(`(?:^|\\n)[ \\t]{0,4}${ROUTE}:[^\\n]{0,80}\\n?[^\\n]{0,20}$`);
/** "22OCT ORDLGA HK 14C N" on an agent's screen. */
const ON_SCREEN = /(?<!\w)([A-Z]{3})([A-Z]{3}) {1,2}[A-Z]{2} {1,3}$/;
/** "seat 27A (IAH-PTY)". */
const ROUTE_BEHIND = new RegExp(`^ ?\\(${ROUTE}\\)`);

/** The leg whose route is printed with a seat; -1 where there is none. */
function legByRoute(
  seat: PrintedSeat,
  head: string,
  { clean }: Reading,
  legs: readonly Leg[],
): number {
  const before = clean.slice(Math.max(0, seat.start - 110), seat.start);
  const routes = [
    matchesOf(head, ROUTES).at(-1),
    ROUTE_BEHIND.exec(clean.slice(seat.end, seat.end + 14)),
    ON_SCREEN.exec(before),
    matchesOf(before.slice(-ROUTE_REACH), ROUTES).at(-1),
    ROUTE_LINE.exec(before),
  ];
  const named = byNames(wordsBefore({ clean }, seat.start, 90), legs);
  if (named >= 0) return named;
  for (const route of routes) {
    const owner = route ? legOfRoute(route, legs) : -1;
    if (owner >= 0) return owner;
  }
  return -1;
}

const SECTOR = new RegExp(`^(?:\\p{L}{3,12}:? {1,2})?${ROUTE}$`, 'iu');
const SECTOR_REACH = 14;

/** "Sector : DEL-BOM" above a table of those who fly and their seats; -1 where no such line is near. */
function legBySector(seat: PrintedSeat, { lines }: Reading, legs: readonly Leg[]): number {
  const at = lineAt(lines, seat.start);
  const above = lines.slice(Math.max(0, at - SECTOR_REACH), at);
  const route = above.map(({ text }) => SECTOR.exec(text.trim())).findLast(Boolean);
  return route ? legOfRoute(route, legs) : -1;
}

function legOfRoute(route: RegExpExecArray, legs: readonly Leg[]): number {
  const [from, to] = [route[1]?.toUpperCase(), route[2]?.toUpperCase()];
  return legs.findIndex(
    (leg) => from === leg.from?.airports[0]?.code && to === leg.to?.airports[0]?.code,
  );
}

/** "Amsterdam - Bergen: seat 14A" at the head of a line. */
const NAMED_ROUTE =
  /^[^\p{L}\n]{0,4}(\p{Lu}[\p{L} .'-]{2,30}?) ?(?:-|→| to | naar | nach | à | a ) ?(\p{Lu}[\p{L} .'-]{2,30}?) ?:/u;

/** "… Adult Bristol to Faro seat 3C Faro to Bristol seat 4D" of a mail pasted as one line. */
const ROUTE_BEFORE_SEAT =
  /(\p{Lu}[\p{L}'-]+) to (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}) seats? $/u;

function byNames(line: string, legs: readonly Leg[]): number {
  const [, from = '', to = ''] = NAMED_ROUTE.exec(line) ?? ROUTE_BEFORE_SEAT.exec(line) ?? [];
  const isOf = (name: string, stop: Leg['from']) =>
    name !== '' &&
    [stop?.mention.name ?? '', stop?.airports[0]?.city ?? ''].some(
      (own) => own !== '' && foldName(`${own} `).startsWith(foldName(name)),
    );
  return legs.findIndex((leg) => isOf(from, leg.from) && isOf(to, leg.to));
}

const THERE = `${wordsFor('way-there')}|^\\W{0,3}(?:${wordsFor('way-there', 'head')})`;
const WAY = anyCase(`(${THERE})|(${wordsFor('way-back')})`, 'g');

/** "Departing flight   Seat 8D", "Outbound seat 5A, return seat": 0 for the way there, 1 for the way back, else -1. */
function wayOf(wordsBeforeSeat: string): number {
  const last = matchesOf(wordsBeforeSeat, WAY).at(-1);
  if (!last) return -1;
  return last[1] === undefined ? 1 : 0;
}

/** "seat 5A out / seat 7C back". */
const MORE = '^(?:[ ,/&]{1,3}\\d{1,2}[A-L](?!\\w)){0,6} ?\\(?';
const OUT_BEHIND = new RegExp(`${MORE}(?:out|outbound|there|going)\\b`, 'i');
const BACK_BEHIND = new RegExp(`${MORE}(?:back|coming|inbound|return|returning)\\b`, 'i');

/** "06A (outbound)". */
const IN_BRACKETS = /^ ?\((\p{L}[\p{L} ]{2,18})\)/u;

/** "Outbound" alone on its line, and below it "Seats: 7A, 7B". */
const HEADING = /\n[ \t]*([^\n:]{4,24})[ \t]*\n[^\n]{0,24}$/;

/** Of a way there and back, the one a seat is said to be on; -1 where nothing says it. */
function legByWay(seat: PrintedSeat, { clean }: Reading, legs: readonly Leg[]): number {
  if (legs.length !== 2) return -1;
  const bracketed = IN_BRACKETS.exec(clean.slice(seat.end, seat.end + 24))?.[1];
  if (bracketed && wayOf(bracketed) >= 0) return wayOf(bracketed);
  const way = wayOf(wordsBefore({ clean }, seat.start, 120));
  if (way >= 0) return way;
  const heading = HEADING.exec(clean.slice(Math.max(0, seat.start - 80), seat.start))?.[1];
  if (heading && wayOf(heading) >= 0) return wayOf(heading);
  const behind = clean.slice(seat.end, seat.end + 40);
  return OUT_BEHIND.test(behind) ? 0 : BACK_BEHIND.test(behind) ? 1 : -1;
}

const ORDINAL_BEFORE = /[【[(](\d)[】\])] ?$/;

/** "【2】33H" is of the second flight; -1 where a seat has no such number before it. */
function legByOrdinal(seat: PrintedSeat, reading: Reading, legs: readonly Leg[]): number {
  const ordinal = Number(ORDINAL_BEFORE.exec(wordsBefore(reading, seat.start, 6))?.[1] ?? 0);
  return ordinal <= legs.length ? ordinal - 1 : -1;
}

/** "seat 38A, seat 21C", "34H/41C": of one traveller's seats each is the next leg's. */
export function seatsInOrder(
  seats: readonly PrintedSeat[],
  { clean, lines }: Reading,
  legs: readonly Leg[],
): PrintedSeat[][] | null {
  if (legs.length < 2 || seats.length === 0 || seats.length % legs.length > 0) return null;
  const [starts, ends] = [legs[0]?.start ?? 0, legs.at(-1)?.end ?? 0];
  if (seats.some(({ start }) => start > starts && start < ends)) return null;
  const inOrder = legs.map((_, i) => seats.filter((_seat, at) => at % legs.length === i));
  const follows = seats.every((seat, at) => {
    const last = at % legs.length === 0 ? null : seats[at - 1];
    if (!last) return true;
    const apart = clean.slice(last.end, seat.start);
    const row = ({ seat: printed }: PrintedSeat) => printed.slice(0, -1);
    return (
      row(last) !== row(seat) &&
      lineAt(lines, last.start) === lineAt(lines, seat.start) &&
      /^(?: ?\/ ?|, (?:seat )?)$/i.test(apart)
    );
  });
  return follows ? inOrder : null;
}

export const SEAT = /\b(\d{1,2}[A-L])(?!\w)/gi;

/** The flight or route that heads the column a seat stands in. */
function headOf(seat: PrintedSeat, reading: Reading): Cell | null {
  const at = lineAt(reading.lines, seat.start);
  const row = reading.lines[at];
  const column =
    row?.cells.findIndex(({ start, end }) => start <= seat.start && seat.end <= end) ?? 0;
  if (!row || column < 1) return null;
  const heads = reading.lines.slice(Math.max(0, at - HEAD_REACH), at).reverse();
  for (const { cells, text: words, end } of heads) {
    const own = cells.filter(({ text }) => HEADS_SEATS.test(text));
    // "AA 1835  ORD-CLT  …  seat 23F" is another leg's row.
    if (own.length < 2 || matchesOf(words, SEAT).length > 0) continue;
    if (cells.length === row.cells.length)
      return own.find((head) => head === cells[column]) ?? null;
    // "Robin  Seat 24F", "Bag: 1  Seat 26A", "Bag: 1": a row whose cells have several lines.
    const seats = matchesOf(reading.clean.slice(end, seat.start), SEAT).length;
    return own[seats % own.length] ?? null;
  }
  return null;
}

const HEAD_REACH = 8;

/** "BCN-FCO", "Asiento (BCN-FCO)". */
export const ROUTE_HEAD = /^(?:\p{L}{3,12} ?\()?[A-Z]{3} ?(?:-|→|to|\/) ?[A-Z]{3}\)?$/u;

const HEADS_SEATS = new RegExp(
  `^(?:flight|flt)? ?(?:[A-Z\\d]{2} ?)?\\d{2,4}$|${ROUTE_HEAD.source}`,
  'iu',
);

/** The leg a seat is on: by the head of its column, its route, its line or its way, else where it stands; null where nothing tells. */
export function ownerOf(
  seat: PrintedSeat,
  reading: Reading,
  legs: readonly Leg[],
  flights: readonly PrintedNumber[],
): number | null {
  const line = reading.lines[lineAt(reading.lines, seat.start)];
  const lineFlights = line
    ? flights.filter((flight) => flight.start >= line.start && flight.end <= line.end)
    : [];
  const above = flights.filter((flight) => flight.start < seat.start).at(-1);
  const onLine =
    lineFlights.findLast((flight) => flight.end <= seat.start) ?? (above ? null : lineFlights[0]);
  // A summary above prints the same flights: the seat is of the one it stands below.
  const byNumber = (flight: PrintedNumber | undefined | null) => {
    const isOf = (leg: Leg) => leg.number?.number === flight?.number;
    const above = legs.findLastIndex((leg) => isOf(leg) && leg.start <= seat.start);
    return flight ? (above < 0 ? legs.findIndex(isOf) : above) : -1;
  };
  const head = headOf(seat, reading);
  const headed = head && flights.find(({ start, end }) => start >= head.start && end <= head.end);
  if (byNumber(headed) >= 0) return byNumber(headed);
  const ofRoute = legByRoute(seat, head?.text ?? '', reading, legs);
  if (ofRoute >= 0) return ofRoute;
  const ofSector = legBySector(seat, reading, legs);
  if (ofSector >= 0) return ofSector;
  if (byNumber(onLine) >= 0) return byNumber(onLine);
  const way = legByWay(seat, reading, legs);
  if (way >= 0) return way;
  const ordinal = legByOrdinal(seat, reading, legs);
  if (ordinal >= 0) return ordinal;
  const byRoute = legs.findIndex((leg) => {
    const from = leg.from?.airports[0]?.code;
    const to = leg.to?.airports[0]?.code;
    if (!line || !from || !to) return false;
    const at = line.text.indexOf(from);
    return at >= 0 && line.text.indexOf(to, at) > at;
  });
  if (byRoute >= 0) return byRoute;
  // A leg may begin in a summary above the others.
  const around = legs.filter((leg) => leg.start <= seat.start && seat.start <= leg.end);
  const own = around.sort((a, b) => b.start - a.start)[0];
  const printed = byNumber(above);
  const gap = seat.start - (legs[printed]?.end ?? 0);
  // "Seat: 04A" below the flight it is on, and far below it the next flight's number, or all but its day.
  const opens = (stop: Leg['from']) => stop !== null && stop.mention.start > seat.start;
  const isBelow =
    printed >= 0 &&
    gap > 0 &&
    ((own?.number?.start ?? 0) - seat.start > gap ||
      (own !== undefined &&
        opens(own.from) &&
        opens(own.to) &&
        (own.number?.start ?? 0) > seat.start));
  if (own && !isBelow) return legs.indexOf(own);
  if (printed >= 0) return printed;
  const within = legs.findLastIndex((leg) => leg.start <= seat.start);
  return within >= 0 ? within : legs.length === 1 ? 0 : null;
}
