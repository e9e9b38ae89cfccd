import { wordsBefore } from '../../reading';
import { isAirlineCode } from '../../vocabulary/airlines';
import { hasAnyWord, spellingsOf } from '../../vocabulary/labels';
import { findAirlines } from '../airline-names';
import { matchesOf } from '../matches';
import { cellsBelow, columnsOf } from '../table-columns';
import { looksLikeCode, MOST_REFERENCES, type PrintedReference } from './reference-codes';
import { referencesBelowLabels } from './references-below-labels';

/** Codes told by an airline's name, a row, a sign or their shape, without a label right before them. */
export function unlabelledReferences(clean: string): PrintedReference[] {
  return [
    ...airlineReferences(clean),
    ...systemReferences(clean),
    ...listedReferences(clean),
    ...routedReferences(clean),
    ...hashReferences(clean),
    ...shapedReferences(clean),
    ...namedReferences(clean),
    ...columnReferences(clean),
    ...referencesBelowLabels(clean),
    ...rowReferences(clean),
  ];
}

const BEHIND_AIRLINE =
  /^(?:\)?\s?[:#]\s{0,3}([A-Z0-9]{6})(?!\w)|(?:\t|\n| - | {2,30})([A-Z0-9]{6})(?=[ \t]{0,9}(?:\n|$))| ?\((?:locator|pnr|ref(?:erence)?|code)[: ]{1,2}([A-Z0-9]{6})\))/;
/** "Frontier Airlines code: Q9LNVE", "Etihad reference 3ZQTPV". */
const CODE_BEHIND_AIRLINE =
  /^ (?:booking |confirmation )?(?:code|ref(?:erence)?)(?:| is):?\s{1,3}([A-Z0-9]{6})(?!\w)/;
const SAYS_REFERENCE = /confirm|locator|reference|booking|reservation|codes?\b/i;
const REFERENCE_WORDS = spellingsOf('reference', 'airline-reference');
/** Letters alone behind wide blanks may be a word: "American Airlines   DALLAS". */
const NAMES_CODES = /numbers?\b|locators?\b|references?\b|codes?\b/i;

/** "Flight overview", and right below it the airline with its code. */
const BELOW_FLIGHTS =
  /(?:^|\n)[^\p{L}\n]{0,4}flights?(?: (?:overview|details|information|summary))?[^\p{L}\n]{0,16}\n\s{0,4}$/iu;
/** A digit, or more consonants in a row than a town's name has. */
const NO_WORD = /\d|[B-DF-HJ-NP-TV-XZ]{4}/;

/** "Confirmation", and below it "Spirit Airlines: MKTQZR": an agency names whose code it is. */
function airlineReferences(clean: string): PrintedReference[] {
  return findAirlines(clean).flatMap(({ start, end }) => {
    const behind = clean.slice(end, end + 40);
    const named = CODE_BEHIND_AIRLINE.exec(behind);
    const match = named ?? BEHIND_AIRLINE.exec(behind);
    const value = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
    if (!match || !looksLikeCode(value)) return [];
    const before = clean.slice(Math.max(0, start - 100), start);
    const isSaid = SAYS_REFERENCE.test(before) || hasAnyWord(before, REFERENCE_WORDS);
    const isHeaded = BELOW_FLIGHTS.test(before) && NO_WORD.test(value);
    if (!named && !match[3] && !isSaid && !isHeaded) return [];
    const isWord = !/\d/.test(value) && !NAMES_CODES.test(before) && !isHeaded;
    if (match[0].startsWith('  ') && isWord) return [];
    const at = end + match[0].lastIndexOf(value);
    return [{ start: at, end: at + value.length, value, rank: 5, label: 'airline' }];
  });
}

/** "ORDFCO HK2   350P 825A 26JUN  E  LH/PM2IK9", "/DC9U*QEPF7": behind its leg an airline's own code. */
function systemReferences(clean: string): PrintedReference[] {
  const rows =
    /(?<!\w)[A-Z]{6}\*? {1,3}[A-Z]{2}\d{1,2} [^\n]{4,60}?(?: |\/DC)([A-Z\d]{2})(?:[*/.]|(?<=DC..) )([A-Z\d]{5,6})(?!\w)/g;
  const found = matchesOf(clean, rows)
    .slice(0, MOST_REFERENCES)
    .map((row) => {
      const [words, carrier = '', value = ''] = row;
      const end = row.index + words.length;
      return { start: end - value.length, end, value, rank: 5, label: `airline ${carrier}` };
    });
  return [...found, ...screenReferences(clean)];
}

/** "ET/KX7QTL, KQ/8M4FZD", "7QW9KL (CX), 5MRT2B (SQ)", "DL*GJ4MWX" below "VENDOR LOCATOR": each airline with its own code. */
const LISTED: readonly { list: RegExp; each: RegExp }[] = [
  {
    list: /(?<![\w/*])[A-Z\d]{2}[/*][A-Z\d]{6}(?: ?[,;&] ?[A-Z\d]{2}[/*][A-Z\d]{6}){1,5}(?![\w/*])/g,
    each: /(?<carrier>[A-Z\d]{2})[/*](?<code>[A-Z\d]{6})/g,
  },
  {
    list: /(?<![\w/*])[A-Z\d]{6} ?\([A-Z\d]{2}\)(?: ?[,;&/] ?[A-Z\d]{6} ?\([A-Z\d]{2}\)){1,5}/g,
    each: /(?<code>[A-Z\d]{6}) ?\((?<carrier>[A-Z\d]{2})\)/g,
  },
  {
    list: /(?<=VENDOR LOCATOR[^\n]{0,40}\n)[ \t]{0,8}[A-Z\d]{2}[* ][A-Z\d]{6}(?=[ \t]*(?:\n|$))/g,
    each: /(?<carrier>[A-Z\d]{2})[* ](?<code>[A-Z\d]{6})/g,
  },
];

function listedReferences(clean: string): PrintedReference[] {
  return LISTED.flatMap(({ list, each }) =>
    matchesOf(clean, list)
      .slice(0, MOST_REFERENCES)
      .flatMap(({ index, 0: words }) =>
        matchesOf(words, each).flatMap((match) => {
          const { carrier = '', code = '' } = match.groups ?? {};
          const start = index + match.index + match[0].indexOf(code);
          if (!isAirlineCode(carrier) || !looksLikeCode(code)) return [];
          return [{ start, end: start + 6, value: code, rank: 5.5, label: `airline ${carrier}` }];
        }),
      ),
  );
}

const WITH_ROUTE = /(?<![\w-])([A-Z\d]{6}) ?\(([A-Z]{3}) ?[-–] ?([A-Z]{3})\)/g;
const SAYS_LOCATOR = /\b(?:pnrs?|references?|locators?|confirmation|booking codes?)\b/i;

/** "AIRLINE PNR", and below it "JTQKZM (BLR-DEL)": each way has its own. */
function routedReferences(clean: string): PrintedReference[] {
  return matchesOf(clean, WITH_ROUTE)
    .slice(0, MOST_REFERENCES)
    .flatMap(({ index, 1: value = '', 2: from, 3: to }) => {
      const isSaid = SAYS_LOCATOR.test(clean.slice(Math.max(0, index - 300), index));
      if (!isSaid || !looksLikeCode(value)) return [];
      return [{ start: index, end: index + 6, value, rank: 5.5, label: `route ${from}-${to}` }];
    });
}

const SCREEN_ROW = /(?<!\w)[A-Z]{6} {1,3}(?:HK|SS|KK|TK)\d{1,2}(?!\w)/;

const SCREEN_HEAD =
  /^[ \t]{0,3}([A-Z\d]{6})\/[A-Z\d]{2} [A-Z\d]{4,6} |(?<!\S)RP\/(?:[\w/\s]{10,80}?\/\d{4}Z[ \t]{1,9}([A-Z\d]{6})(?!\S)|[^\n]{10,60} ([A-Z\d]{6})[ \t]*$)/dm;

/** "WC6KTX/WS QSBIV VTL9WS AG 99999992 08MAR" over the rows of a screen, "RP/NCE1A0980/… 08MAR18/1200Z  WC6KTX". */
function screenReferences(clean: string): PrintedReference[] {
  const head = SCREEN_ROW.test(clean) ? SCREEN_HEAD.exec(clean) : null;
  const [start, end] = head?.indices?.slice(1).find((span) => span !== undefined) ?? [0, 0];
  const value = clean.slice(start, end);
  return looksLikeCode(value) ? [{ start, end, value, rank: 4, label: 'screen' }] : [];
}

/** Hilton and Marriott subjects: "Confirmed: your stay … #3312345678"; "(G6JBLC)". */
function hashReferences(clean: string): PrintedReference[] {
  const found: PrintedReference[] = [];
  for (const match of matchesOf(clean, /#\s?([A-Z0-9]{5,14})\b/gi)) {
    if (found.length >= MOST_REFERENCES) break;
    const alone = NUMBER_LINE.test(clean.slice(Math.max(0, match.index - 5), match.index + 20));
    const before = alone
      ? clean.slice(Math.max(0, match.index - 60), match.index)
      : wordsBefore({ clean }, match.index, 70);
    if (!/\b(?:reservation|confirmation|confirmed|booking|stay)\b/i.test(before)) continue;
    const value = match[1] ?? '';
    if (!looksLikeCode(value)) continue;
    const start = match.index + match[0].length - value.length;
    found.push({ start, end: start + value.length, value, rank: 3, label: '#' });
  }
  return found;
}

/** "Confirmed", below it the company, and below that "#1587730426". */
const NUMBER_LINE = /\n[ \t]{0,4}#\s?\d{8,12}[ \t]{0,4}(?:\n|$)/;

const FLIGHT = /^[A-Z\d]{2}\d{3,4}$/;
/** "MS TESTER": who travels. */
const A_TITLE = /\b(?:MRS?|MS|MISS|DR)\.? $/i;

/** The airline's six characters in brackets or alone in a cell, with a label on the same line. */
function shapedReferences(clean: string): PrintedReference[] {
  const found: PrintedReference[] = [];
  for (const match of matchesOf(
    clean,
    /\b(?:reservation|confirmation|confirmed|booking|itinerary|trip|receipt)\b[^\n]{0,60}?(?:[\s(]|(?<![A-Z\d])-)([A-Z0-9]{6})(?![\w-])|\b(?:Reservation|Confirmation|Booking) Details(?: ?\(|[ \t]*\n)([A-Z0-9]{6})(?=\)| \d{1,2} [A-Z][a-z]{2} 20)|\b[Yy]our booking is ([A-Z\d]{6,7})(?![\w-])/g,
  )) {
    const value = match[1] ?? match[2] ?? match[3] ?? '';
    if (found.length >= MOST_REFERENCES) break;
    const start = match.index + match[0].length - value.length;
    if (!/[A-Z]/.test(value) || !looksLikeCode(value)) continue;
    // "Confirmed! AA1187 BOI-DFW".
    if (FLIGHT.test(value) && isAirlineCode(value.slice(0, 2))) continue;
    if (A_TITLE.test(clean.slice(Math.max(0, start - 6), start))) continue;
    found.push({ start, end: start + value.length, value, rank: 1, label: 'shape' });
  }
  return found;
}

const BELOW_CONFIRMED =
  /\bconfirmed\b[^\n]{0,40}\n\s{0,4}\p{Lu}[\p{L} &.']{2,40} [-–|] ((?=\d*[A-Z])[A-Z\d]{8,16})(?=[ \t]*\n)/gu;

/** "Your stay is confirmed!", and below it "Nautilus Hotels - 51320QT88102". */
function namedReferences(clean: string): PrintedReference[] {
  return matchesOf(clean, BELOW_CONFIRMED)
    .filter(([, value = '']) => value.replace(/\D/g, '').length > 4 && looksLikeCode(value))
    .map(({ index, 0: words, 1: value = '' }) => {
      const end = index + words.length;
      return { start: end - value.length, end, value, rank: 1, label: 'name' };
    });
}

const COLUMN_HEAD =
  /^(?:pnr|ref(?:erence)?|locator|record locator|conf(?:irmation)?(?: ?#| no\.?| code| number)?|booking (?:ref(?:erence)?|code|no\.?|number)|res(?:ervation)? (?:no\.?|number|code))$/i;

/** The codes below "PNR" or "Ref" in a table, one in each row. */
function columnReferences(clean: string): PrintedReference[] {
  return cellsBelow(clean, COLUMN_HEAD)
    .filter(({ text }) => looksLikeCode(text) && /^[A-Z\d-]{5,14}$/.test(text))
    .slice(0, MOST_REFERENCES)
    .map(({ text, start, end }) => ({ start, end, value: text, rank: 4, label: 'column' }));
}

const FEWEST_TABS = 4;
const NUMBERED = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}$/;
const MIXED = /^(?=\d{0,5}[A-Z])(?=[A-Z]{0,5}\d)[A-Z\d]{6}$/;

/** "20261106⇥QF401⇥SYD⇥MEL⇥0600⇥0735⇥ZK4M2T": a sheet's rows have each its flight and its code, without any heads. */
function rowReferences(clean: string): PrintedReference[] {
  if (!clean.includes('\t')) return [];
  let start = 0;
  const isFlight = (text: string) => NUMBERED.test(text) && isAirlineCode(text.slice(0, 2));
  const rows = clean.split('\n').flatMap((line) => {
    const cells = line.includes('\t') ? columnsOf(line, start) : [];
    start += line.length + 1;
    return cells.length > FEWEST_TABS && cells.some(({ text }) => isFlight(text)) ? [cells] : [];
  });
  const isCode = (text: string) => MIXED.test(text) && looksLikeCode(text) && !isFlight(text);
  const columns = new Set(rows.flatMap((cells) => cells.findIndex(({ text }) => isCode(text))));
  columns.delete(-1);
  return rows.flatMap((cells) =>
    cells
      .filter(({ text }, i) => columns.has(i) && (isCode(text) || /^[A-Z]{6}$/.test(text)))
      .map(({ text, ...span }) => ({ ...span, value: text, rank: 4, label: 'row' })),
  );
}
