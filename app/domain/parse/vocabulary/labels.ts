import { LABEL_ROWS, type LabelRow, type Role } from './label-rows';

/** "Depart" is no French "départ" without its accent. */
const ENGLISH = new Set(
  LABEL_ROWS.filter(({ lang }) => lang === 'en').flatMap(({ words }) => words.split('|')),
);
/**
 * The letters of the scripts that have rows here, as what stands inside a class. \p{L} has some 650
 * ranges: each pattern that names it several times would carry them as machine code, and beyond a
 * megabyte of that V8 no longer optimizes patterns.
 */
export const LETTER = 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ͳΆΈ-ϿЀ-ҁҊ-ԯא-תؠ-يก-ะḀ-ỿぁ-ゖァ-ヺー-ヿ㐀-䶿一-鿿가-힣';
const OPEN = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** The pattern source for all words of a role; a word ends at its last letter. */
export function wordsFor(role: Role, where?: LabelRow['where']): string {
  return sourceOf(wordsIn(LABEL_ROWS.filter((row) => row.role === role && row.where === where)));
}

/** The same, without the English words. */
export function wordsAbroad(role: Role): string {
  return sourceOf(
    wordsIn(LABEL_ROWS.filter((row) => row.role === role && !row.where && row.lang !== 'en')),
  );
}

/** All words of some roles; where a short text is searched for them, no pattern is needed. */
export function spellingsOf(...roles: readonly Role[]): ReadonlySet<string> {
  return spellings(wordsIn(LABEL_ROWS.filter((row) => roles.includes(row.role) && !row.where)));
}

function wordsIn(rows: readonly LabelRow[]): string[] {
  return rows.flatMap((row) => row.words.split('|'));
}

function spellings(words: readonly string[]): ReadonlySet<string> {
  const plain = words.flatMap(withoutAccents).filter((word) => !ENGLISH.has(word));
  return new Set([...words, ...plain, ...words.flatMap(shortened)]);
}

/** Whether a text has one of some words, as whole words; for short texts and many words. */
export function hasAnyWord(text: string, words: Iterable<string>): boolean {
  const lower = text.toLowerCase();
  for (const word of words) {
    let at = lower.indexOf(word);
    while (at >= 0) {
      if (OPEN.test(word)) return true;
      const around = [lower.charAt(at - 1), lower.charAt(at + word.length)];
      if (!around.some((one) => /[\p{L}\d]/u.test(one))) return true;
      at = lower.indexOf(word, at + 1);
    }
  }
  return false;
}

/** The pattern source for any of some words, with and without accents; a word ends at its last letter. */
export function sourceOf(words: readonly string[]): string {
  const all = [...spellings(words)];
  // Japanese puts no blanks between its words.
  const open = all.filter((word) => OPEN.test(word));
  const closed = all.filter((word) => !OPEN.test(word));
  const parts = [
    closed.length > 0 ? `(?<![${LETTER}\\d])${anyOf(closed)}(?![${LETTER}])` : null,
    open.length > 0 ? anyOf(open) : null,
  ];
  return parts.filter((part) => part !== null).join('|') || '(?!)';
}

/**
 * The pattern source for any of some words, the longest that fits. Words that begin alike share their
 * beginning: where none fits, that is seen after a letter or two and not after each of a hundred words.
 */
export function anyOf(words: readonly string[]): string {
  const ends = words.includes('');
  const byLetter = new Map<string, string[]>();
  for (const [first = '', ...rest] of words.filter(Boolean)) {
    const known = byLetter.get(first);
    if (known) known.push(rest.join(''));
    else byLetter.set(first, [rest.join('')]);
  }
  const branches = [...byLetter].map(([letter, rests]) => sourceOfLetter(letter) + anyOf(rests));
  if (branches.length === 0) return '';
  if (branches.length === 1 && !ends) return branches.join('');
  return `(?:${branches.join('|')})${ends ? '?' : ''}`;
}

function sourceOfLetter(letter: string): string {
  return letter === ' ' ? '[ ]{1,2}' : letter.replace(/[.*+?^${}()[\]\\/]/, '\\$&');
}

const UNACCENTED = /[\p{Script=Cyrillic}\p{Script=Hangul}]/u;

/** "Buchungsnr." and "Buchungs-Nr." of "Buchungsnummer". */
function shortened(word: string): string[] {
  const stem = /^(\p{L}{4,})nummer$/u.exec(word)?.[1];
  return stem ? [`${stem}nr`, `${stem}-nr`] : [];
}

/** "Confirmacion", "Numero de reservación", "Buchungsbestaetigung": how words are printed without accents, some or all. */
function withoutAccents(words: string): string[] {
  if (OPEN.test(words) || UNACCENTED.test(words)) return [];
  let all = [''];
  for (const word of words.split(/(?<= )/)) {
    const spellings = new Set([word, bare(word)]);
    all = all.flatMap((begun) => [...spellings].map((one) => begun + one));
  }
  const spelled = words.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...all, spelled].filter((one) => one !== words);
}

function bare(word: string): string {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  return letters.replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

/** How often a text uses a language's own labels. */
export function countForeignLabels(text: string): number {
  const lower = text.toLowerCase();
  const printed = new Set(lower.match(/\p{L}+/gu));
  return foreignLabels.filter((word) =>
    word.includes(' ') || OPEN.test(word) ? lower.includes(word) : printed.has(word),
  ).length;
}

const LABELS_ALONE: readonly Role[] = [
  ...(['departs', 'arrives', 'check-in', 'check-out', 'stay-begins', 'stay-ends'] as const),
  ...(['pick-up', 'return', 'reference', 'issued', 'or-similar'] as const),
];
/** Labels no English mail uses. */
const foreignLabels = [
  ...new Set(
    LABEL_ROWS.filter(
      ({ role, lang, where }) => lang !== 'en' && !where && LABELS_ALONE.includes(role),
    ).flatMap(({ words }) => words.split('|')),
  ),
].filter((word) => word.length > 4 && !/^(?:bookingreference|localizador|retour)$/.test(word));

const JOINED = '(?: ?[&/] ?|, | and )';
/** "date", "Date/Time", "date, time & location". */
const WHEN = `(?:date|day|time)s?(?:${JOINED}(?:date|day|time)s?){0,2}`;
const WHEN_OR_WHERE = `(?:date|day|time|location|branch|address)s?(?:${JOINED}(?:date|day|time|location)s?){0,3}`;

const ABROAD = [
  ...(['check-in', 'check-out', 'stay-begins', 'stay-ends', 'pick-up', 'return'] as const),
  ...(['pick-up-place', 'return-place', 'car-class'] as const),
  ...(['reference', 'room', 'address', 'issued'] as const),
];

const PRINTED_LABEL = new RegExp(
  `(?:${[
    '(?:your |trip |flight |airline |booking |reservation |hotel |rental |delta |jetblue |confirmed )?confirmation (?:number|code|no\\.?|#)(?: is)?',
    '(?:your |trip |flight |reservation |booking )?confirmation(?=:| #)',
    '(?:agency |airline )?record locator',
    '(?:airline |carrier |agency |flight )?(?:booking|reservation|rental|trip|order|itinerary) (?:number|code|id|reference|no\\.?|#)',
    'reservation(?=:| #)',
    `check[- ]?(?:in|out) ${WHEN}`,
    'check[- ]?(?:in|out)(?! (?:is|closes|opens|at least|online|now|starts|for|with|open|desk|before|counter|policy))',
    `arrival(?: ${WHEN})?(?! (?:city|airport|gate|terminal|lounge))`,
    `departure(?: ${WHEN})?(?! (?:city|airport|gate|terminal|lounge))`,
    `(?:rental )?pick[- ]?up(?: and return| & return| / return)? ${WHEN_OR_WHERE}`,
    `(?:rental )?(?:return|drop[- ]?off) ${WHEN_OR_WHERE}`,
    'pick[- ]?up',
    'drop[- ]?off',
    'return(?! (?:flight|trip|to|the|your|policy))',
    'trip (?:starts|ends)',
    'room types?',
    'rooms? booked',
    'room\\(s\\) booked',
    'room plan',
    'number of (?:rooms|guests|nights|adults|travelers)',
    'guests? per room',
    'guest name',
    'guests?(?=:| \\d| name)',
    'guaranteed? method',
    'entire (?:home|place|cabin|condo|guest suite|rental|apartment|house|villa|loft|townhouse|bungalow|chalet)',
    '(?:private|shared) room(?= in )',
    'hosted by',
    '(?:hotel|property|street) address',
    'address(?=:| \\d)',
    `(?:${wordsFor('hotel')}|${wordsFor('place')})(?=:)`,
    '(?:hotel|property|accommodation|location|guest ?room|room|rooms|room \\d|bed type|car|vehicle|name|driver|renter|rate|dates?|nights?|phone|tel|fax|total|class|cabin|flight|passengers?|travell?ers?|seats?|from|to|where|unit|listing)(?=:)',
    '(?:arrives?|departs?|arriving|departing)(?=:| (?:sun|mon|tue|wed|thu|fri|sat)\\p{L}*\\.?,? \\p{L})',
    'room description',
    'conf(?: ?(?:no|number|#))?(?=\\.? ?[:#]|\\. \\d)',
    'flight \\d{1,2}(?: of \\d{1,2})?(?=:| )',
    'dear(?= )',
    'anreise|abreise',
    'pin(?=:)',
    'dates(?= \\p{Lu}| \\d)',
    'nights? \\d(?! )',
    '(?:vehicle|car) (?:type|class|category|group|details)(?: sample| example)?',
    '(?:your )?vehicle(?= ?:| \\p{Lu})',
    'your car(?= \\p{Lu})',
    'your (?:trip|stay|itinerary|reservation|booking|flight|room|rate)',
    'thank you|thanks',
    'property(?: (?:number|id|#))?(?= #?\\d)',
    '(?:location|phone)(?= {1,3}[+(\\d])',
    'getting there',
    ...ABROAD.map(wordsAbroad),
    'total(?: (?:for|price|charges|cost|amount|fare))?',
    'estimated total',
    'pin code',
    'member(?:ship)? (?:number|#)',
    '(?:passenger|traveler) (?:info|details|information)',
    'ticket (?:number|#)',
    '(?:issued?|purchase|order|payment|confirmation|booking|reservation) date',
    '(?:purchased|bought|booked|issued) from',
    'original (?:flight|itinerary|schedule)',
    '(?:new|updated) (?:flight|itinerary|schedule)',
  ].join('|')})(?![${LETTER}\\d-])`,
  'iuy',
);
const CAPITAL = /(?<![^ \t]|& )\p{Lu}/gu;

/** Stand-alone labels of a line, each with a capital: whatever follows is their value. */
export function printedLabels(line: string): { words: string; start: number; end: number }[] {
  const found: { words: string; start: number; end: number }[] = [];
  for (const { index } of line.matchAll(CAPITAL)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    PRINTED_LABEL.lastIndex = index;
    const words = PRINTED_LABEL.exec(line)?.[0];
    if (words) found.push({ words, start: index, end: index + words.length });
  }
  return found;
}
