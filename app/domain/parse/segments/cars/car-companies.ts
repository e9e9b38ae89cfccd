import { plainSpaces } from '../../input/clean';
import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { RENTAL_COMPANIES } from '../../vocabulary/brands';

export interface RentalBrand extends SourceSpan {
  name: string;
  inHead: boolean;
}

/** What stands before the company of a rental: "Supplier: Budget", "Thanks for renting with Budget". */
const NAMES_COMPANY =
  /(?:\b(?:company|supplier|vendor|agency|provider|provided by|car rental|rental car)\s?:|\bchoosing|\b(?:renting|booking|reserving)(?: a car)? (?:with|from))\s{1,3}$/i;

/** The sender's brand, else the one printed most often, and of those the first. */
export function findCompany(reading: Reading): RentalBrand | null {
  let best: (RentalBrand & { score: number }) | null = null;
  for (const { name, pattern, isWord } of RENTAL_COMPANIES) {
    const spans = [...spansOf(reading, pattern), ...(isWord ? wordSpans(reading, name) : [])];
    const inHead =
      new RegExp(pattern).test(`${reading.mail.sender} ${reading.mail.subject}`) ||
      (isWord === true && isSender(reading, name));
    const first = spans.sort((a, b) => a.start - b.start)[0];
    if (!first && !inHead) continue;
    const { start, end } = first ?? { start: 0, end: 0 };
    const score = spans.length + (inHead ? 50 : 0) + (start < 600 ? 1 : 0);
    if (!best || score > best.score || (score === best.score && start < best.start))
      best = { name, inHead, start, end, score };
  }
  return best;
}

function spansOf(reading: Reading, pattern: RegExp): SourceSpan[] {
  return [...plainSpaces(reading.text).matchAll(new RegExp(pattern))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** An everyday word where it can only be a name: alone in its cell, before a branch, behind a label. */
function wordSpans(reading: Reading, name: string): SourceSpan[] {
  const alone = new RegExp(`^(?:${name}|${name.toUpperCase()})[®™]?(?:$| - (?=\\p{Lu}))`, 'u');
  const cells = reading.lines.flatMap((line) => line.cells);
  const spans = cells.flatMap(({ text, start }, i) =>
    alone.test(text) && !/^[$€£]/.test(cells[i + 1]?.text ?? '')
      ? [{ start, end: start + name.length }]
      : [],
  );
  for (const match of reading.clean.matchAll(new RegExp(`\\b${name}\\b(?! ?[\\d$€£])`, 'g'))) {
    const before = reading.clean.slice(Math.max(0, match.index - 40), match.index);
    if (NAMES_COMPANY.test(before))
      spans.push({ start: match.index, end: match.index + name.length });
  }
  return spans.filter((span, i) => spans.findIndex(({ start }) => start === span.start) === i);
}

/** "Budget <reservations@…>". */
function isSender({ mail }: Reading, name: string): boolean {
  return new RegExp(`^["']?${name}["']?\\s{0,3}(?:<|$)`, 'i').test(mail.sender.trim());
}
