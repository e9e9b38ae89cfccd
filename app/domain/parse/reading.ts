import type { SourceSpan } from './parsed-detail';
import { matchesOf } from './tokens/matches';

/** One printed cell of a line: what stood in a table cell, or between tabs or wide gaps. */
export interface Cell extends SourceSpan {
  text: string;
  line: number;
}

export interface Line extends SourceSpan {
  text: string;
  cells: Cell[];
}

/** What is known about the mail around the text. */
export interface MailContext {
  subject: string;
  sender: string;
  /** The day the booking mail was sent ("2026-05-07"), when the text says so. */
  sentOn: string | null;
}

const DISPLAY_NAME = /^["']?([^"'<@]{4,50}?)["']?\s{0,3}</;

/** "Hemse Bil & Hyr" of "Hemse Bil & Hyr <info@…>"; null where the address stands alone. */
export function senderName({ sender }: MailContext): string | null {
  return DISPLAY_NAME.exec(sender.trim())?.[1]?.trim() ?? null;
}

/**
 * A text being read. `clean` has every character that only decorates replaced by a blank,
 * one for one, so an offset into it is an offset into `text` as well.
 */
export interface Reading {
  text: string;
  clean: string;
  lines: Line[];
  mail: MailContext;
  today: string;
}

/** The lines with something on them, without the blanks at both ends. */
export function splitLines(clean: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of clean.split('\n')) {
    const trimmed = text.trim();
    if (trimmed !== '') {
      const from = start + text.indexOf(trimmed);
      const cells = splitCells(trimmed, from, lines.length);
      if (cells.length > 0)
        lines.push({ text: trimmed, start: from, end: from + trimmed.length, cells });
    }
    start += text.length + 1;
  }
  return lines;
}

/** The same text with other words in it, as long as before. */
export function withClean(reading: Reading, clean: string): Reading {
  return clean === reading.clean ? reading : { ...reading, clean, lines: splitLines(clean) };
}

/** What stands between two cells. Blanks behind a label's colon do not, unless they are many. */
const GAP = /\t+|\|| {4,}|(?<![: ]) {2,3}(?! |(?:Airport|Station|Terminal|International)\b)/g;

function splitCells(text: string, lineStart: number, line: number): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  const push = (to: number) => {
    const part = text.slice(from, to);
    const trimmed = part.trim();
    if (trimmed === '') return;
    const start = lineStart + from + part.indexOf(trimmed);
    cells.push({ text: trimmed, start, end: start + trimmed.length, line });
  };
  for (const gap of matchesOf(text, GAP)) {
    push(gap.index);
    from = gap.index + gap[0].length;
  }
  push(text.length);
  return cells;
}

/** No confirmation prints more of one kind; it bounds the work on text that is none. */
export const MOST_TOKENS = 300;

/** Index of the line an offset falls in. */
export function lineAt(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The printed words before an offset, on its own line only. */
export function wordsBefore({ clean }: { clean: string }, offset: number, length: number): string {
  const words = clean.slice(Math.max(0, offset - length), offset);
  return words.slice(words.lastIndexOf('\n') + 1);
}

/** The printed words behind an offset, on its own line only. */
export function wordsAfter({ clean }: { clean: string }, offset: number, length: number): string {
  return clean.slice(offset, offset + length).split('\n', 1)[0] ?? '';
}

/** Whether a text has next to no small letters: then capitals tell nothing of its words. */
export function isInCapitals(text: string): boolean {
  const [lower, upper] = [text.toLowerCase(), text.toUpperCase()];
  let [small, capital] = [0, 0];
  // A letter that grows with its case, as "ß", shifts what follows by one: still a letter like the others.
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter !== upper.charCodeAt(at)) small += 1;
    else if (letter !== lower.charCodeAt(at)) capital += 1;
  }
  return small * 4 < capital;
}
