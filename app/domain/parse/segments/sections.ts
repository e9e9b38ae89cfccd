import { withoutSpans } from '../input/clean';
import type { SourceSpan } from '../parsed-detail';
import { type Cell, type Reading, withClean } from '../reading';
import { findDates } from '../tokens/dates/dates';
import { WEEKDAY_NAMES } from '../vocabulary/calendar-words';
import { spellingsOf } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { phrasesAt, phrasesOf } from '../vocabulary/phrases';
import { isLineToldToDesk } from './told-flights';

const DETAILS =
  " (?:details|information|overview|reservation|booking|confirmation|itinerary|voucher)| in (?![^\\n]* is )\\p{L}[\\p{L} .'-]{2,30}| {1,4}at(?=:)| {1,4}\\p{Lu}[\\p{L} .,'()-]{2,30} to \\p{Lu}[\\p{L} .,'()-]{2,30}$";
/** "Flight - Booked", "FLIGHT HOME", "AÉREO - IDA", "RENTAL CAR (self-drive)". */
const STATE =
  ' ?[-:] {0,2}(?:booked|confirmed|reserved|ticketed|outbound|inbound|return|ida|volta|vuelta|aller|retour|andata|ritorno|hinreise|rückreise)| (?:home|out|back|outbound|inbound|return|there|to (?:event|show|venue))';
const LEAD = anyCase(/^[^\p{L}\d]{0,6}(?:your |\d{1,2}\. )?/iu);
const TAIL = anyCase(`^(?:${DETAILS}|${STATE})?(?: \\([^()\\n]{3,80}\\))?(?:[^\\p{L}\\d]{0,6}$|:)`);
const STAYS = ['hotel', 'hotels', 'stay', 'lodging', 'accommodation', 'accommodations'];
const RIDES = ['train', 'trains', 'rail', 'bus', 'coach', 'ferry'];
const KINDS = [
  { kind: 'flight', phrases: phrasesOf(spellingsOf('flight-part')) },
  { kind: 'hotel', phrases: phrasesOf([...STAYS, ...spellingsOf('hotel')]) },
  { kind: 'car', phrases: phrasesOf(spellingsOf('car-part')) },
  { kind: 'ride', phrases: phrasesOf(RIDES) },
] as const;

interface Heading {
  kind: Section['kind'];
  /** Where its words for the kind end in the line, and whether more of the line remarks on the part. */
  end: number;
  isRemarked: boolean;
}

/** "HUURAUTO - Europcar - reservering 1098442716". */
const NAMED = /^ [-–] \p{Lu}[^:\n]{2,60}$/u;

/** "Hotel:  $1,063.47" is a row of what it costs. */
const PRICE = /^:?\s{0,9}[$€£]\s?\d/;

/** "Flights", "Your hotel - Booked", "3. Mietwagen:". */
function headingOf(line: string): Heading | null {
  const lead = LEAD.exec(line)?.[0].length ?? 0;
  const small = line.toLowerCase();
  for (const { kind, phrases } of KINDS)
    for (const words of phrasesAt(small, lead, phrases)) {
      const end = lead + words.length;
      const inCapitals = /^\p{Lu}{4}/u.test(line.slice(lead));
      const tail = TAIL.exec(line.slice(end)) ?? (inCapitals && NAMED.exec(line.slice(end)));
      if (tail && !PRICE.test(line.slice(end)))
        return { kind, end, isRemarked: !/:$|^ [-–] \p{Lu}/u.test(tail[0]) };
    }
  return null;
}

/** "CAR   NICE   EUROPCAR", "DEPARTURE  Delta Air Lines 2391": the kind heads the row that names its company. */
const KIND_CELL = /^(?:(AIR|FLIGHT|DEPARTURE(?= .*\d$))|(HOTEL)|(CAR)|(RAIL|TRAIN)) {1,2}\p{Lu}/u;

function headingCell([kind, name]: readonly Cell[]): Heading | null {
  const row = kind && name ? KIND_CELL.exec(`${kind.text} ${name.text}`) : null;
  if (!row) return null;
  const [words, flight, hotel, car] = row;
  return {
    kind: flight ? 'flight' : hotel ? 'hotel' : car ? 'car' : 'ride',
    end: words.length,
    isRemarked: false,
  };
}

/** What stands below such a line belongs to no part any more. */
const CLOSES = anyCase(
  /^[^\p{L}\d]{0,6}(?:\d{1,2}\. )?(?:price|payment|money|fees?|charges|(?:total )?(?:estimated )?cost(?: breakdown)?|summary of charges|price (?:details|breakdown|summary)|schedule|run of show|rehearsals?(?: and concerts?)?|(?:important )?(?:information|notes?)|remarks|contacts?|contact information|insurance|cancell?ation policy|things to do)[^\p{L}\d]{0,6}(?:$|,)/iu,
);

/** A part of a package's mail, from its heading to the next. */
export interface Section extends SourceSpan {
  kind: 'flight' | 'hotel' | 'car' | 'ride';
  /** What its heading says besides the kind: "(billed to the client)", "- Booked". */
  remark: SourceSpan | null;
}

const known = new WeakMap<Reading, Section[]>();

/** A package prints its parts under headings; other mails have none. Every kind asks: they are looked for once. */
export function sectionsOf(reading: Reading): Section[] {
  const sections = known.get(reading) ?? findSections(reading);
  known.set(reading, sections);
  return sections;
}

function findSections({ lines, clean }: Reading): Section[] {
  const sections: Section[] = [];
  for (const [i, { text, cells, start: at }] of lines.entries()) {
    const heading = text.length < 90 ? (headingOf(text) ?? headingCell(cells)) : null;
    const before = sections.at(-1);
    if (!heading || isLineToldToDesk(lines, i)) {
      if (before && before.end === clean.length && text.length < 60 && CLOSES.test(text))
        before.end = at;
      continue;
    }
    const above = lines[i - 1];
    const start = above && isDay(above.text) ? above.start : at;
    const { kind } = heading;
    // "RENTAL CAR", and below it "Vehicle: Toyota Yaris".
    if (before?.kind === kind && before.end === clean.length) continue;
    if (before) before.end = Math.min(before.end, start);
    const remark = heading.isRemarked ? { start: at + heading.end, end: at + text.length } : null;
    sections.push({ kind, start, end: clean.length, remark });
  }
  return sections;
}

/**
 * What stands above the parts of a package, and its parts of this kind; null where it heads none beside
 * those of another kind.
 */
export function partsOf(
  reading: Reading,
  sections: readonly Section[],
  kind: Section['kind'],
): Reading | null {
  const own = sections.filter((section) => section.kind === kind);
  if (own.length === 0 || own.length === sections.length) return null;
  const { clean } = reading;
  const between = own.map(({ start }, i) => ({
    start: own[i - 1]?.end ?? sections[0]?.start ?? 0,
    end: start,
  }));
  const behind = { start: own.at(-1)?.end ?? clean.length, end: clean.length };
  // "(billed to the client)", but not "(SWISS, booking code Z2N8QK)".
  const remarks = own
    .flatMap(({ remark }) => remark ?? [])
    .filter(({ start, end }) => !/\d/.test(clean.slice(start, end)));
  return withClean(reading, withoutSpans(clean, [...between, behind, ...remarks]));
}

const WEEKDAY_BEHIND = anyCase(`^(?: \\d\\d)?(?:[ ,-]{1,4}(?:${WEEKDAY_NAMES}))?$`);

/** "Thursday 1 May 2014", "18 SEP 26 - FRIDAY" above "Flight" is the flight's day, not that of the hotel above it. */
export function isDay(line: string): boolean {
  const [date, ...others] = line.length < 40 ? findDates(line) : [];
  return date?.start === 0 && others.length === 0 && WEEKDAY_BEHIND.test(line.slice(date.end));
}

export function sectionAt(sections: readonly Section[], offset: number): Section['kind'] | null {
  return sections.find(({ start, end }) => start <= offset && offset < end)?.kind ?? null;
}

/** Whether an offset stands under the heading of something else than a flight. */
export function isUnderOther(sections: readonly Section[], offset: number): boolean {
  const kind = sectionAt(sections, offset);
  return kind !== null && kind !== 'flight';
}
