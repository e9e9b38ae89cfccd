import type { SourceSpan } from '../parsed-detail';
import { isInCapitals } from '../reading';
import { matchesOf } from '../tokens/matches';

export const ZERO_WIDTH =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\r\f\v]/g;
const LINKS =
  /<?(?:https?:\/\/|mailto:|www\.)[^\s<>"]{1,2000}>?|\[(?:cid|image):[^\]\n]{0,300}\]/gi;
const ADDRESSES = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;

/** So many characters tell whether a mail is all in capitals. */
const SAMPLE = 5_000;
/** In a text all in capitals these are no codes and no names. */
const SMALL_WORDS =
  /(?<![\p{L}\d.'-]|\p{Lu}, (?=AT))(?:TO|FROM|AT|BY|WITH|THE|AND|OF|FOR|YOUR|UNTIL)(?![\p{L}\d'-])/gu;

/** A table's cell in Markdown breaks its lines so. */
const BREAKS = /<br ?\/?>/gi;
/** The first line of a phone's screen: its clock, its network and "62%". */
const STATUS_BAR = /^\s{0,20}\d{1,2}:\d{2}(?! ?[-–])[^\n]{0,60}\d{1,3} ?%[^\n\p{L}\d]{0,6}(?=\n)/u;
/** "[14/09/2026, 18:22:48] Kim: ", "14/09/26, 18:22 - Kim: ": who wrote a message of a chat, and when. */
const CHAT_HEAD =
  /^[\u200e\u200f]?\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?:\]| -) [^:\n]{1,40}: /gim;
/** "Today 4:17 PM", "Read 16:31": what a phone prints between messages. */
const CHAT_CLOCK =
  /^[ \t]{0,8}(?:today|yesterday|read|delivered|sent|edited)(?: at)?,? \d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?[ \t]*$/gim;
/** "Aug 5, 2025, 9:32:06 AM8/5/25": when a group got a message. */
const GROUP_CLOCK =
  /^[ \t]{0,8}\p{Lu}\p{Ll}{2} \d{1,2}, 20\d\d, \d{1,2}:\d\d:\d\d [AP]M(?:\d{1,2}\/\d{1,2}\/\d\d)?(?=[ \t]*\n)/gmu;
/** The same with the clock alone in it: below stands the network, or other clocks that say their half of the day. */
const STATUS_CLOCK =
  /^\s{0,20}\d{1,2}:\d{2}[ \t]{0,9}(?=\n[ \t]{0,9}(?:(?:LTE|[345]G|wi-?fi)\b|[<‹←] ?\p{Lu})|\n[\s\S]{0,1500}?\d:\d\d ?[ap]\.?m)/iu;
/** Markdown: the rule below a table's head and its empty rows, a heading's signs, a linked address. */
const TABLE_RULES = /^(?=[^|\n]{0,9}\|)[ \t|:-]{1,400}$/gm;
const HEADING_SIGNS = /^[ \t]{0,8}#{1,6} (?=\p{L})/gmu;
const LINKED_WORDS =
  /\[(?=[^[\]\n\d]{0,99}\d)([^[\]\n]{1,200})\](\((?:https?:|mailto:)[^\s()]{1,2000}\))/g;

/** "住所      : X": a colon in a column of its own. */
const FAR_COLON = / {1,24}:(?= ?[^\s/])(?<=[\p{L})] {1,24}:)/gu;
/** "<<Return office>>   Nagasaki Airport": a label's own sign in Japan. */
const ANGLED_LABEL = /<<(\p{L}[^<>\n]{1,40})>>/gu;
/** "[宿名]：旅館": a label in brackets. */
const BRACKETED_LABEL = /\[(\p{L}[^[\]\n]{0,20})\](?=[:：])/gu;
/** "【予約番号】 AP2609": another sign for a label. */
const LENTICULAR_LABEL = /^([ \t]{0,4})【(\p{L}[^】\n]{1,16})】(?!ご|お)/gmu;
/** "~~Tue 13 Oct 2026 10:15~~": what was struck out. */
const STRUCK_OUT = /~~[^~\n]{1,200}~~/g;
/** "Location  . . . . . Motel 6", "Arrival.........12/09/2026": a label, and dots up to its value. */
const LEADER_DOTS = /^([^\S\n]{0,8}\p{L}[^\n.:]{1,34}?)([ \t]{0,9}(?:\.[ \t]?){4,80}(?=\S))/gmu;
/** "**Hotel**: Rex" has its colon behind the word as "**Hotel:** Rex" has. */
const BOLD_LABEL = /([*_]{1,3})[:：](?<=[\p{L})\d][*_]{1,3}.)/gu;

/**
 * The text without decoration, each character of it still at its place: zero-width padding,
 * Gmail's *bold*, `>` quoting, links and mail addresses become blanks, the bars of a table tabs; dashes, arrows and
 * quotation marks become the plain ones.
 */
export function cleanText(text: string): string {
  const cased = isInCapitals(text.slice(0, SAMPLE))
    ? text.replace(SMALL_WORDS, (word) => word.toLowerCase())
    : text;
  return withoutPageFooters(cased)
    .replace(ZERO_WIDTH, ' ')
    .replace(SPACES, ' ')
    .replace(STATUS_BAR, blank)
    .replace(CHAT_HEAD, blank)
    .replace(CHAT_CLOCK, blank)
    .replace(GROUP_CLOCK, blank)
    .replace(STATUS_CLOCK, blank)
    .replace(BREAKS, (tag) => '\n'.padEnd(tag.length))
    .replace(TABLE_RULES, blank)
    .replace(HEADING_SIGNS, blank)
    .replace(LINKED_WORDS, (_, words: string, link: string) => ` ${words} ${blank(link)}`)
    .replace(LINKS, blank)
    .replace(ADDRESSES, blank)
    .replace(/^[ \t]{0,8}(?:[>|][ \t]?){1,20}/gm, blank)
    .replace(/\|/g, '\t')
    .replace(ANGLED_LABEL, '  $1: ')
    .replace(BRACKETED_LABEL, ' $1 ')
    .replace(LENTICULAR_LABEL, '$1 $2:')
    .replace(STRUCK_OUT, blank)
    .replace(
      LEADER_DOTS,
      (_, label: string, dots: string) => `${label}:${' '.repeat(dots.length - 1)}`,
    )
    .replace(BOLD_LABEL, (_, signs: string) => `:${blank(signs)}`)
    .replace(/[*_•·●▪◦‣☐✓✔]/g, ' ')
    .replace(/(?<=\d) ?×(?= \p{L})/gu, (sign) => sign.replace('×', 'x'))
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[→➔➜➝➞⟶⇒►▶▸✈»›]/g, '→')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/。(?=[ \t]*(?:\n|$))/g, ' ')
    .replace(/：/g, ':')
    .replace(FAR_COLON, (blanks) => `:${' '.repeat(blanks.length - 1)}`)
    .replace(/（/g, '(')
    .replace(/）/g, ')');
}

const PAGE_NUMBER =
  /(?<!\S)(?:page|seite|pagina|página|sida|side|strona|stránka) \d{1,2} ?(?:of|von|di|de|van|sur|av|af|z|\/) ?\d{1,2}[ \t]*(?=\r?\n|$)/gi;

/**
 * "Rentalcars.com voucher 718 447 190 Page 1 of 3", between two pages and so in the middle of a booking: the
 * number of the page, and what stands before it on every page.
 */
function withoutPageFooters(text: string): string {
  const footers = matchesOf(text, PAGE_NUMBER).map(({ index, 0: words }) => {
    const line = text.lastIndexOf('\n', index - 1) + 1;
    return { line, start: index, end: index + words.length, head: text.slice(line, index).trim() };
  });
  const isRepeated = (head: string) => footers.filter((one) => one.head === head).length > 1;
  const spans = footers.map(({ line, start, end, head }) => ({
    start: isRepeated(head) ? line : start,
    end,
  }));
  return spans.length === 0 ? text : withoutSpans(text, spans);
}

/** Every kind of blank as the plain one, each at its place. */
export function plainSpaces(text: string): string {
  return text.replace(SPACES, ' ');
}

/** Blanks of the same length, so that offsets stay true. */
export function blank(words: string): string {
  return words
    .split('\n')
    .map(({ length }) => ' '.repeat(length))
    .join('\n');
}

/** A text without some stretches of it. */
export function withoutSpans(text: string, spans: readonly SourceSpan[]): string {
  let left = '';
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, left.length);
    if (end > from) left += text.slice(left.length, from) + blank(text.slice(from, end));
  }
  return left + text.slice(left.length);
}

const FEWEST_HYPHENS = 3;
const HYPHENATED = /-\n[ \t]{0,4}(?=\p{Ll}{2})(?<=\p{Ll}{2}-\n[ \t]{0,4})/gu;

/** A page that was set with hyphens breaks "Reservierungs-" and "nummer": each word is joined again. */
export function joinHyphenated(text: string): string {
  const count = text.match(HYPHENATED)?.length ?? 0;
  return count < FEWEST_HYPHENS ? text : text.replace(HYPHENATED, '');
}

/** A paste of a mail's raw body still carries quoted-printable escapes and soft breaks. */
export function decodeSoftBreaks(text: string): string {
  const soft = text.match(/=\r?\n/g)?.length ?? 0;
  if (soft < 2 && !/=(?:3D|20|09|[C-E][0-9A-F]=[89AB][0-9A-F])/.test(text)) return text;
  const bytes = text
    .replace(/=[ \t]{0,20}\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2}){1,400}/g, (run) => {
      const codes = run.match(/[0-9A-F]{2}/g) ?? [];
      return new TextDecoder().decode(Uint8Array.from(codes, (code) => Number.parseInt(code, 16)));
    });
  return bytes;
}

const FEWEST_REPEATED = 3;
/** A line as long as a whole mail. */
const LONG_LINE = 120;
const SURELY_REPEATED = 8;

/** A mail that is printed twice, as when an answer quotes it, is read once. */
export function withoutRepeats(clean: string): string {
  const lines = clean.split('\n');
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : { at, text: line.trim() }));
  const first = new Map<string, number>();
  for (let i = 0; i < filled.length; i += 1) {
    const seen = first.get(filled[i]?.text ?? '');
    if (seen === undefined) {
      first.set(filled[i]?.text ?? '', i);
      continue;
    }
    let run = 0;
    while (seen + run < i && filled[i + run] && filled[seen + run]?.text === filled[i + run]?.text)
      run += 1;
    const enough = run >= FEWEST_REPEATED || (filled[i]?.text.length ?? 0) > LONG_LINE;
    const whole = enough && run * 2 > filled.length - FEWEST_REPEATED;
    if (run < SURELY_REPEATED && !whole) continue;
    for (const { at } of filled.slice(i, i + run)) lines[at] = blank(lines[at] ?? '');
    i += run - 1;
  }
  return lines.join('\n');
}

/** An address or place that was written on several lines, on one. */
export function inOneLine(words: string): string {
  const lines = words.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(', ');
}
