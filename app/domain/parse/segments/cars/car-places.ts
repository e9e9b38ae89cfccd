import type { SourceSpan } from '../../parsed-detail';
import { type Cell, lineAt, type Reading } from '../../reading';
import { valueBeside, wordsBeside } from '../../tokens/label-pairs';
import type { Pair, PairLabel } from '../../tokens/pair-columns';
import { TOWN } from '../../tokens/places/printed-address';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { branchBehindCompany, placesBeside, type RentalPlaces, twoStations } from './branches';
import { isCompany } from './car-companies';
import { isPlace, OF_RENTAL, PICK_UP, RETURN } from './place-words';

export const SAME_PLACE = /\bsame (?:as pick-?up|location|place)|return to same/i;

/** Where a rental is picked up and where it goes back to; `taken` are the dates and times printed with them. */
export function rentalPlaces(reading: Reading, pair: Pair, taken: readonly SourceSpan[]) {
  const mixed = mixedColumns(reading, pair.heads);
  if (mixed) return mixed;
  const pickup = placeOf(reading, pair.start.texts);
  const labelled = labelledPlaces(reading, pair.heads, taken);
  const beside = pickup ? null : besideLabels(reading, pair.heads);
  const named = beside ?? { pickup, back: placeOf(reading, pair.end.texts) };
  const from =
    stationOf(labelled.pickup, named.pickup) ??
    labelled.both ??
    pickup ??
    beside?.pickup ??
    labelled.desk ??
    branchBehindCompany(reading);
  const back =
    stationOf(labelled.back, named.back) ??
    beside?.back ??
    (labelled.both ? null : (placeOf(reading, pair.end.texts) ?? placeBelowHead(reading, taken)));
  const same = SAME_PLACE.test(reading.clean);
  return { pickup: from, back: same || !back ? from : back };
}

/** "Boise Airport (BOI)" above both columns tells more than "3201 W Airport Way" behind its label. */
function stationOf(labelled: Cell | null, named: Cell | null): Cell | null {
  const isStreet = labelled && /^\d{1,5} \p{Lu}/u.test(labelled.text);
  return isStreet && named && A_STATION.test(named.text) ? named : labelled;
}

const A_STATION = /^\p{Lu}[^\d\n]{3,70}(?:\([A-Z]{3}\)|\bAirport)$/u;

/** "DEVOLUCIÓN" alone on its line, far below a table of both days, and in the next line the branch. */
function placeBelowHead({ lines }: Reading, taken: readonly SourceSpan[]): Cell | null {
  const at = lines.findIndex(({ text }) => RETURN_HEAD.test(text));
  const next = at < 0 ? undefined : lines[at + 1];
  if (!next || next.cells.length > 1 || !isPlace(next.text) || OTHER_LABEL.test(next.text))
    return null;
  const isMoment = taken.some(({ start, end }) => start >= next.start && end <= next.end);
  return isMoment ? null : (next.cells[0] ?? null);
}

const RETURN_HEAD = anyCase(`^\\W{0,3}(?:${RETURN})\\W{0,3}$`);

/** Both places on the line above or below the one with both labels. */
function besideLabels(reading: Reading, heads: readonly PairLabel[]): RentalPlaces | null {
  const [first, last] = heads;
  if (!first || !last || !areBeside(reading, heads)) return null;
  return placesBeside(reading, first, last);
}

/** "RECOLECCIÓN DEVOLUCIÓN" on one line, and a few below it both branches on one. */
function mixedColumns(reading: Reading, heads: readonly PairLabel[]): RentalPlaces | null {
  const [first] = heads;
  // "Pick-up instructions" and "Drop-off instructions" may stand far below.
  if (!first || !areBeside(reading, heads.slice(0, 2))) return null;
  const { lines } = reading;
  const at = lineAt(lines, first.start);
  const below = lines.slice(at + 1, at + 1 + FARTHEST).flatMap(({ cells }) => cells);
  return below.map(twoStations).find((places) => places !== null) ?? null;
}

function placeOf(reading: Reading, texts: readonly Cell[]): Cell | null {
  const first = texts
    .slice(0, FARTHEST)
    .map(withoutPeriod)
    .find(({ text }) => isPlace(text) && !OF_FAR_EAST_LABEL.test(text) && !OTHER_LABEL.test(text));
  return first ? continued(reading, once(first)) : null;
}

/** "レンタカー会社名: …", "乘车人: …". */
const OF_FAR_EAST_LABEL = /^[\u3040-\u30ff\u4e00-\u9fff]{2,12}: /;
/** Beyond so many lines below its label another part of the text has begun. */
const FARTHEST = 4;

/** "Voucher / confirmation: CT-5502817", "VW Passat or similar" stand below the return where it names no place. */
const OTHER_LABEL = anyCase(
  `^\\p{L}[\\p{L}\\d /()-]{2,30}: |\\bz\\. ?B\\. |${wordsFor('or-similar')}`,
);
const OPEN_END = /(?:[,(-]|\s(?:d[eiao]s?|du|del|della|la|le|of|the|von|der|van|y|et|and|&))$/;

/** "Terminal 1, Centre de location de", and below it "voitures": the line was broken inside its words. */
function continued({ lines }: Reading, cell: Cell): Cell {
  const [line, next] = lines.slice(cell.line, cell.line + 2);
  if (!line || !next || next.cells.length > 1 || next.text.length > 60) return cell;
  if (cell.end !== line.end || /\d:\d\d/.test(next.text)) return cell;
  if (/\d.*,/.test(cell.text) && TOWN.test(next.text))
    return { ...cell, text: `${cell.text}, ${next.text}`, end: next.end };
  const goesOn = OPEN_END.test(cell.text)
    ? /^[\p{Ll}\d]/u.test(next.text)
    : cell.text.length > 40 && /^\(\p{Lu}[\p{L}\d -]+\)/u.test(next.text);
  return goesOn ? { ...cell, text: `${cell.text} ${next.text}`, end: next.end } : cell;
}

/** Two columns with one place in both, pasted as one: "Reno Airport Reno Airport". */
function once(printed: Cell): Cell {
  const cell = withoutPeriod(printed);
  const part =
    /^(.{6,60}) \1$/.exec(cell.text)?.[1] ??
    (BRANCH_FIRST.exec(cell.text) ??
      LINK_BEHIND.exec(cell.text) ??
      HOURS_BEHIND.exec(cell.text) ??
      NOTE_BEHIND.exec(cell.text) ??
      DESK_BEHIND.exec(cell.text))?.[1];
  return part ? { ...cell, text: part, end: cell.start + part.length } : cell;
}

/** "Lisbon Airport, Hertz desk, Arrivals Hall.": a name in a sentence of its own. */
function withoutPeriod(cell: Cell): Cell {
  const words = /^(\p{Lu}[^.!?]{2,80})\.$/u.exec(cell.text)?.[1]?.split(' ') ?? [];
  const small = words.filter((word) => /^\p{Ll}{3}/u.test(word)).length;
  return words.length > 0 && small * 3 <= words.length
    ? { ...cell, text: cell.text.slice(0, -1), end: cell.end - 1 }
    : cell;
}

/** "Orlando Intl Airport (MCO) In terminal". */
const DESK_BEHIND = /^(.{3,80}?\)) (?:in|off|on)[ -](?:terminal|airport|site)\b.{0,40}$/i;

/** "Boise Airport 3201 W Airport Way", "Spokane Intl Airport, GEG Kia Soul or similar": what stands behind a branch on its line. */
const BRANCH_FIRST =
  /^(.{3,80}?(?:\bAirport|\bStation|\b[A-Z]{3}|\)))\s(?:\d{2,5}\s\p{Lu}.{3,90}|[^,()]{3,40}\bor similar.{0,20})$/u;

/** "LOS ANGELES INTL (LAXT71) Branch details >". */
const LINK_BEHIND = /^(.{3,80}?(?:\)|\bAirport|\bStation))\s[^()]{3,40}[→>]$/u;

/** "Artemidos Avenue 18, Larnaca 6025, Cyprus Opening hours on this day: …". */
const HOURS_BEHIND = /^(.{3,100}?),? (?:opening|branch|location|office) hours\b.*$/i;

/** "Bodø lufthavn (skranken er i ankomsthallen)". */
const NOTE_BEHIND = /^(.{3,80}?) \(\p{Ll}\p{L}*(?: [\p{L}\d'-]+){3,12}\)$/u;

function lineBelow({ lines }: Reading, { end }: SourceSpan): Cell | null {
  return lines.find(({ start }) => start > end)?.cells[0] ?? null;
}

const VALUE_FOLLOWS = '\\.?\\s{0,2}(?::|\\t|$)\\s{0,3}';
/** A label of the place where a car is taken over (1), of both places (2) or of neither end by itself. */
const PLACE_LABEL = anyCase(
  `^\\W{0,3}(?:(?:(${PICK_UP}|${RETURN})(?:\\s(?:and|&|/)\\s(${RETURN}))?\\s)?(?:${wordsFor('place')})|(?:${OF_RENTAL})(${PICK_UP}|${RETURN})|(${wordsFor('pick-up-place')}|${wordsFor('return-place')}))${VALUE_FOLLOWS}`,
);
const IS_PICK_UP = anyCase(`${PICK_UP}|${wordsFor('pick-up-place')}`);
/** "Pickup & return" heads one place. */
const BOTH = /(?:&|\band) return\b/i;

/** "Counter: Terminal 1, beside the meeting point" says where to go at the place. */
const DESK = /^\W{0,3}counter\b/i;

interface LabelledPlaces {
  pickup: Cell | null;
  back: Cell | null;
  both: Cell | null;
  desk: Cell | null;
}

/** The place behind its own label, where nothing else of a rental has one. */
export function labelledPlace(reading: Reading): Cell | null {
  const { pickup, both } = labelledPlaces(reading, [], []);
  return pickup ?? both;
}

/** "Pick-up location: …" wherever it is printed. */
function labelledPlaces(
  reading: Reading,
  heads: readonly PairLabel[],
  taken: readonly SourceSpan[],
): LabelledPlaces {
  const found: LabelledPlaces = { pickup: null, back: null, both: null, desk: null };
  const under: LabelledPlaces = { pickup: null, back: null, both: null, desk: null };
  const columns: Cell[] = [];
  reading.lines.forEach((line, i) => {
    line.cells.forEach((cell, column) => {
      const label = PLACE_LABEL.exec(cell.text);
      if (!label) return;
      const rest = cell.text.slice(label[0].length).trim();
      const printed =
        rest !== ''
          ? { ...cell, start: cell.end - rest.length }
          : valueBeside(reading, i, column, isPlaceLabel);
      const named = printed && isCompany(printed.text) ? lineBelow(reading, printed) : printed;
      const words = named && wordsBeside(reading, named, taken);
      const value = words && continued(reading, once(words));
      if (!value || !isPlace(value.text)) return;
      const own = label[1] ?? label[3] ?? label[4];
      const [second] = own || column > 0 ? [] : line.cells.slice(2);
      if (label[2] || BOTH.test(label[0])) found.both ??= value;
      else if (second && isPlace(second.text) && line.cells.length === 3) {
        // A row of a table with a column for each end.
        found.pickup ??= value;
        found.back ??= second;
      } else if (DESK.test(label[0])) found.desk ??= value;
      else if (!own) {
        columns.push(value);
        found.both ??= value;
        const head = heads.findLast(({ start }) => start < cell.start);
        if (head) under[head.side === 'start' ? 'pickup' : 'back'] ??= value;
      } else if (IS_PICK_UP.test(own)) found.pickup ??= value;
      else found.back ??= value;
    });
  });
  // "Collection   Return" heads two columns, and the label stands in both.
  const [first, second] = columns;
  if (columns.length === 2 && first && second && areBeside(reading, heads))
    return { pickup: found.pickup ?? first, back: found.back ?? second, both: null, desk: null };
  // "Pick-up", with a location below it, and "Return", with another.
  if (under.pickup && under.back)
    return {
      pickup: found.pickup ?? under.pickup,
      back: found.back ?? under.back,
      both: null,
      desk: null,
    };
  return found;
}

function areBeside({ lines }: Reading, [first, last, ...others]: readonly PairLabel[]): boolean {
  if (!first || !last || others.length > 0) return false;
  return first.side !== last.side && lineAt(lines, first.start) === lineAt(lines, last.start);
}

/** "Pick-up location", alone or before its value. */
export function isPlaceLabel(text: string): boolean {
  return PLACE_LABEL.test(text);
}
