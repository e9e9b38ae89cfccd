import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';

export interface Fixture {
  name: string;
  input: string;
  today: string;
  /** Read as a train, bus, ferry or shuttle. */
  rides: boolean;
  /** Fields every detail must have, in order of the details. */
  expects: ExpectedDetail[];
}

export type ExpectedDetail = { type: string } & Record<string, string>;

const FOLDER = fileURLToPath(new URL('./fixtures/', import.meta.url));
/** Looked at while rules are written. */
export const TUNED = [
  'flights',
  'hotels',
  'cars',
  'all-kinds',
  'non-bookings',
  'markup',
  'layouts',
  'pasted',
  'rides',
  'rides-non-bookings',
];
/** Only measured: nobody looks at a single one of them to write a rule. */
export const SET_ASIDE = ['set-aside'];

const MARK = '\n--- expects';

/**
 * A fixture file holds the pasted text, a line "--- expects", then per detail a "[flight]" line and
 * its fields as "name: value"; "name: -" says the field stays empty.
 */
export function readFixtures(folder: string): Fixture[] {
  return readdirSync(FOLDER + folder)
    .sort()
    .flatMap((file) =>
      readFileSync(`${FOLDER}${folder}/${file}`, 'utf8')
        .split(/^=== /m)
        .filter((part) => part.includes(MARK))
        .map((part) => readFixture(part, file, folder)),
    );
}

/** One file may hold several short texts, each under a "=== name" line. */
function readFixture(part: string, file: string, folder: string): Fixture {
  const at = part.lastIndexOf(MARK);
  const titled = !part.startsWith('\n');
  const firstBreak = part.indexOf('\n');
  const title = titled ? part.slice(0, firstBreak).trim() : file;
  const expects: ExpectedDetail[] = [];
  let today = '2026-03-01';
  for (const line of part.slice(at + MARK.length).split('\n')) {
    const head = /^\[(\w+)\]$/.exec(line.trim());
    const field = /^\s*(\w+):\s?(.*)$/.exec(line);
    if (head?.[1]) expects.push({ type: head[1] });
    else if (field?.[1] === 'today') today = field[2] ?? today;
    else if (field?.[1])
      Object.assign(expects.at(-1) ?? {}, { [field[1]]: field[2]?.trim() ?? '' });
  }
  return {
    name: `${file}: ${title}`,
    input: part.slice(titled ? firstBreak + 1 : 0, at),
    today,
    rides: folder.startsWith('rides') || expects[0]?.type === 'other',
    expects,
  };
}

/** The named fields of a detail in the fixture's own words. */
export function pick(detail: ParsedDetail | undefined, expected: ExpectedDetail): ExpectedDetail {
  const picked: ExpectedDetail = { type: detail?.type ?? '-' };
  for (const field of Object.keys(expected)) {
    if (field === 'ambiguities')
      picked.ambiguities = detail?.ambiguities.map((ambiguity) => ambiguity.field).join(' ') || '-';
    else picked[field] = String(detail?.[field as keyof ParsedDetail] ?? '-');
  }
  return picked;
}
