import { plainSpaces } from '../../input/clean';
import type { SourceSpan } from '../../parsed-detail';
import { type MailContext, type Reading, senderName } from '../../reading';
import { valueBeside } from '../../tokens/label-pairs';
import { matchesOf } from '../../tokens/matches';
import { AGENCIES } from '../../vocabulary/brands';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { FIRM_WORDS, RENTAL_COMPANIES } from '../../vocabulary/rental-companies';

export interface RentalBrand extends SourceSpan {
  name: string;
  inHead: boolean;
  /** False where it is only told by its label: "Supplier: Coastline Cars". */
  known: boolean;
}

/** What stands before the company of a rental: "Supplier: Budget", "Thanks for renting with Budget". */
const NAMES_COMPANY =
  /(?:\b(?:company|supplier|vendor|agency|provider|provided by|car rental|rental car)\s?:|\bchoosing|\b(?:renting|booking|reserving)(?: a car)? (?:with|from))\s{1,3}$/i;

/** "Dollar confirmation number". */
const ITS_NUMBER = /^\s(?:confirmation|reservation|booking) (?:number|no\.|code|id|#)/i;

/** The brand behind its label, else the sender's or the one printed most often, and of those the first. */
export function findCompany(reading: Reading): RentalBrand | null {
  const text = plainSpaces(reading.text);
  const labelled = labelledCompany(reading);
  const head = `${reading.mail.sender} ${reading.mail.subject}`;
  let best: (RentalBrand & { score: number }) | null = null;
  const all = `${text}\n${head}`.toLowerCase();
  for (const { name, pattern, isWord, part } of RENTAL_COMPANIES) {
    if (!all.includes(part)) continue;
    const spans = [...spansOf(text, pattern), ...(isWord ? wordSpans(reading, name) : [])];
    const inHead = head.search(pattern) >= 0 || (isWord === true && isSender(reading, name));
    const first = spans.sort((a, b) => a.start - b.start)[0];
    if (!first && !inHead) continue;
    const { start, end } = first ?? { start: 0, end: 0 };
    const isLabelled = labelled !== null && names(labelled.text, name);
    const score = spans.length + (isLabelled ? 80 : inHead ? 50 : 0) + (start < 600 ? 1 : 0);
    if (!best || score > best.score || (score === best.score && start < best.start))
      best = { name, inHead, start, end, score, known: true };
  }
  if (best && (!labelled || best.score > 80)) return best;
  const firm = labelled ?? firmOfSender(reading);
  return firm ? { ...firm, name: firm.text, inHead: false, known: false } : best;
}

const FIRM = anyCase(
  `^["']?((?:\\p{L}[\\p{L}&'.-]{1,20} ){1,3}(?:${FIRM_WORDS})|(?:${FIRM_WORDS})(?: \\p{L}[\\p{L}&'.-]{1,20}){1,3})["']?\\s{0,3}(?:<|$)`,
);

/** "Fjord Car Rental <booking@…>", a firm that is in no table. */
function firmOfSender({ mail, text }: Reading): (SourceSpan & { text: string }) | null {
  const name = FIRM.exec(mail.sender.trim())?.[1] ?? companyOfSender(mail, text);
  const start = name ? text.indexOf(name) : -1;
  return name && start >= 0 ? { text: name, start, end: start + name.length } : null;
}

const LEGAL_FORM =
  /^ (?:AB|AS|ApS|A\/S|BV|B\.V\.|e\.K\.|GbR|GmbH|Inc|KG|LLC|Ltd|Limited|Lda|Oy|OHG|SARL|SAS|S\.?L\.?U?|S\.?r\.?l|Sp\. z o\.?o)(?![\p{L}\d])/iu;

/** "Hemse Bil & Hyr <…>", and in the signature "Hemse Bil & Hyr AB". */
function companyOfSender(mail: MailContext, text: string): string | null {
  const name = senderName(mail);
  if (!name || AGENCIES.test(name)) return null;
  const isFirm = text.split(name).some((behind, i) => i > 0 && LEGAL_FORM.test(behind));
  return isFirm ? name : null;
}

function names(printed: string, company: string): boolean {
  return printed.toLowerCase().includes(company.toLowerCase());
}

const COMPANY_LABEL = anyCase(
  `^\\W{0,3}(?:${wordsFor('rental-company')})\\s{0,2}(?::|- |$)\\s{0,3}`,
);
/** "Klass Wagen", "Dan Dooley, in terminal": what may be a company's name. */
const COMPANY_NAME = /^[\p{Lu}\d][\p{L}\d&'.+-]{0,20}(?: [\p{L}\d&'.+-]{1,20}){0,4}(?=$| ?[,|(])/u;

/** "Supplier: Klass Wagen", "Rental company", and beside or below it the name. */
function labelledCompany(reading: Reading): (SourceSpan & { text: string }) | null {
  for (const [i, { cells }] of reading.lines.entries()) {
    for (const [column, cell] of cells.entries()) {
      const label = COMPANY_LABEL.exec(cell.text);
      if (!label) continue;
      const rest = cell.text.slice(label[0].length);
      const value =
        rest === ''
          ? valueBeside(reading, i, column, (text) => COMPANY_LABEL.test(text))
          : { text: rest, start: cell.end - rest.length };
      const text = value && COMPANY_NAME.exec(value.text)?.[0];
      if (value && text && /\p{L}{2}/u.test(text))
        return { text, start: value.start, end: value.start + text.length };
    }
  }
  return null;
}

/** The first company of the table that some words name. */
export function companyIn(words: string): string | null {
  const lower = words.toLowerCase();
  const named = RENTAL_COMPANIES.find(
    ({ part, pattern }) => lower.includes(part) && words.search(pattern) >= 0,
  );
  return named?.name ?? null;
}

/** "Avis", and below it the address. */
export function isCompany(text: string): boolean {
  return RENTAL_COMPANIES.some(({ name }) => name.toLowerCase() === text.toLowerCase());
}

/** "Sixt", "Hertz Car Rental", at the beginning of a line that goes on with the branch. */
export function startsWithCompany(text: string): boolean {
  return (
    isCompany(text) ||
    RENTAL_COMPANIES.some(({ pattern }) => text.length < 40 && text.search(pattern) === 0)
  );
}

function spansOf(text: string, pattern: RegExp): SourceSpan[] {
  if (text.search(pattern) < 0) return [];
  return matchesOf(text, pattern).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The patterns of an everyday word: alone in its cell or before a branch, in prose, and as a sender. */
const wordPatterns = new Map(
  RENTAL_COMPANIES.filter(({ isWord }) => isWord).map(({ name }) => [
    name,
    {
      alone: new RegExp(`^(?:${name}|${name.toUpperCase()})[®™]?(?:$| - (?=\\p{Lu}))`, 'u'),
      inProse: new RegExp(`\\b${name}\\b(?! ?[\\d$€£])`, 'g'),
      sender: new RegExp(`^["']?${name}["']?\\s{0,3}(?:<|$)`, 'i'),
    },
  ]),
);

/** An everyday word where it can only be a name: alone in its cell, before a branch, behind a label. */
function wordSpans(reading: Reading, name: string): SourceSpan[] {
  const patterns = wordPatterns.get(name);
  if (!patterns) return [];
  const cells = reading.lines.flatMap((line) => line.cells);
  const spans = cells.flatMap(({ text, start }, i) =>
    patterns.alone.test(text) && !/^[$€£]/.test(cells[i + 1]?.text ?? '')
      ? [{ start, end: start + name.length }]
      : [],
  );
  for (const { index } of matchesOf(reading.clean, patterns.inProse)) {
    const end = index + name.length;
    const isNamed =
      NAMES_COMPANY.test(reading.clean.slice(Math.max(0, index - 40), index)) ||
      ITS_NUMBER.test(reading.clean.slice(end, end + 30));
    if (isNamed) spans.push({ start: index, end });
  }
  return spans.filter((span, i) => spans.findIndex(({ start }) => start === span.start) === i);
}

/** "Budget <reservations@…>". */
function isSender({ mail }: Reading, name: string): boolean {
  return wordPatterns.get(name)?.sender.test(mail.sender.trim()) === true;
}
