import { WEEKDAY_NAMES } from '../vocabulary/calendar-words';
import { spellingsOf } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { opensWithLabel, printedLabels } from '../vocabulary/printed-labels';
import { breaker, type Marks, opensWord, type PrintedLine } from './line-marks';

/** So many lines with a label at their head and no colon tell that a text's labels have none. */
const FEWEST_SPACED = 2;
const DAY_OR_NUMBER = anyCase(`^ {1,2}(?:\\d|(?:${WEEKDAY_NAMES})(?!\\p{L}))`);
const ROOM_LABELS = spellingsOf('room');
/** Behind a room in its row. */
const RATE_BEHIND =
  / (?=(?:rate(?: plan)?|tari(?:ef|fa?|ffa)|preis|prijs|precio|prezzo|prix|preço|pris|cena|arrangement|package|guests?) [\p{Lu}\d])/iu;

/**
 * "Aankomst vrijdag 29 januari 2027 15:00 Vertrek zondag 31 januari 2027 11:00": labels with nothing but a
 * blank before their values, as text copied out of a PDF has them, each with a line of its own.
 */
export function markSpacedLabels(lines: readonly PrintedLine[], marks: Marks) {
  const spaced = lines.flatMap((line) => {
    const { text } = line;
    if (/:(?!\d)/.test(text) || !opensWithLabel(text)) return [];
    const labels = printedLabels(text);
    const [first] = labels;
    if (!first) return [];
    const isRoom = ROOM_LABELS.has(first.words.toLowerCase()) && opensWord(text, first.end);
    const valued = labels.filter(({ end }) => DAY_OR_NUMBER.test(text.slice(end, end + 20)));
    return isRoom || valued[0] === first
      ? [{ line, isRoom, labels: isRoom ? [first] : valued }]
      : [];
  });
  const isRow = spaced.some(({ labels }) => labels.length > 1);
  if (!isRow || spaced.length < FEWEST_SPACED) return;
  for (const { line, isRoom, labels } of spaced) {
    const breakAt = breaker(line, marks);
    for (const { start, end } of labels) {
      if (start > 0) breakAt(start - 1);
      breakAt(end, '\t');
    }
    const rate = isRoom ? line.text.search(RATE_BEHIND) : -1;
    if (rate > (labels[0]?.end ?? 0)) breakAt(rate);
  }
}
