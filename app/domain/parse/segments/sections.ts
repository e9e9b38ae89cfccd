import type { SourceSpan } from '../parsed-detail';
import type { Reading } from '../reading';
import { findDates } from '../tokens/dates/dates';
import { wordsFor } from '../vocabulary/labels';

const HEADING = new RegExp(
  `^[^\\p{L}\\d]{0,6}(?:your |\\d{1,2}\\. )?(?:(flights?|air|airline)|(hotels?|stay|lodging|accommodations?|${wordsFor('hotel')})|((?:rental )?cars?|car rental|vehicle|${wordsFor('car')})|(trains?|rail|bus|coach|ferry))(?: (?:details|information|reservation|booking|confirmation|itinerary)| in (?![^\\n]* is )\\p{L}[\\p{L} .'-]{2,30}| at(?=:)| \\p{Lu}[\\p{L} .,'()-]{2,30} to \\p{Lu}[\\p{L} .,'()-]{2,30}$)?(?:[^\\p{L}\\d]{0,6}$|:)`,
  'iu',
);

/** A part of a package's mail, from its heading to the next. */
export interface Section extends SourceSpan {
  kind: 'flight' | 'hotel' | 'car' | 'ride';
}

/** A package prints its parts under headings; other mails have none. */
export function sectionsOf({ lines, clean }: Reading): Section[] {
  const sections: Section[] = [];
  for (const [i, { text, start: at }] of lines.entries()) {
    const heading = text.length < 90 ? HEADING.exec(text) : null;
    if (!heading) continue;
    const above = lines[i - 1];
    const start = above && isDay(above.text) ? above.start : at;
    const before = sections.at(-1);
    const kind = heading[1] ? 'flight' : heading[2] ? 'hotel' : heading[3] ? 'car' : 'ride';
    // "RENTAL CAR", and below it "Vehicle: Toyota Yaris".
    if (before?.kind === kind) continue;
    if (before) before.end = start;
    sections.push({ kind, start, end: clean.length });
  }
  return sections;
}

/** "Thursday 1 May 2014" above "Flight" is the flight's day, not that of the hotel above it. */
function isDay(line: string): boolean {
  const [date, ...others] = line.length < 40 ? findDates(line) : [];
  return date !== undefined && others.length === 0 && date.end - date.start === line.length;
}

export function sectionAt(sections: readonly Section[], offset: number): Section['kind'] | null {
  return sections.find(({ start, end }) => start <= offset && offset < end)?.kind ?? null;
}

/** Whether an offset stands under the heading of something else than a flight. */
export function isUnderOther(sections: readonly Section[], offset: number): boolean {
  const kind = sectionAt(sections, offset);
  return kind !== null && kind !== 'flight';
}
