/* No part of another number, of an address on the web or of a price. */
const START = String.raw`(?<![\p{L}\p{N}$€£¥#/+@]|[$€£¥] |\d[-.:,])`;
const END = String.raw`(?![\p{L}\p{N}@]|[-./:]\d| ?[€£%]| ?[ap]\.?m(?!\p{L}))`;
const EXTENSION = String.raw`(?: ?(?:x|ext\.?|extension|#) ?\d{1,6})?`;
const GAP = '[-. \u2010-\u2013]';
const CUE = String.raw`(?<!\p{L})(?:tel|telephone|phone|ph|cell|mobile|mob|call|text|sms|whatsapp)\.?:? ?`;

/** "207-555-0142", "(207) 555-0142", and with spaces alone only what an exchange can be. */
const AMERICAN = String.raw`(?:1${GAP}?)?(?:\(\d{3}\) ?\d{3}${GAP}|\d{3}[-.\u2010-\u2013]\d{3}[-.\u2010-\u2013]|[2-9]\d\d ?${GAP}[2-9]\d\d${GAP})\d{4}`;
const FOREIGN = String.raw`\d{1,3}${GAP}?(?:\(\d{1,4}\)${GAP}?)?\d{1,4}(?:${GAP}?\d{2,5}){1,5}`;
const ANY = String.raw`\+?\(?\d{2,}\)?(?:(?:[-. /]\(?|(?<=\)))\d{2,}\)?)*`;

const number = (digits: string, before = `(?:${CUE})?`, after = EXTENSION) =>
  new RegExp(`(?<phrase>${before}${START}(?<phone>${digits}${after}))${END}`, 'giu');

const PATTERNS = [
  number(String.raw`\+(?:${AMERICAN}|${FOREIGN})`),
  // The rest of a number from abroad is none.
  number(String.raw`(?<!\+\d{1,3} )${AMERICAN}`),
  // What is called one may be written in any way.
  number(ANY, CUE),
  // Without its area, only for somebody to be asked.
  new RegExp(
    String.raw`(?<!\p{L})(?:contact|attn|attention|ask for|booker|call|host|organi[sz]er|phone|promoter|text)[^|;•]{0,80}?(?<phrase>${START}(?<phone>\d{3}[-.]\d{4}${EXTENSION}))(?= ?(?:$|[,;|()–—]))`,
    'giu',
  ),
];

/** "2026-06-05", "5.6.2026", "2026-2027", "19.30-22.00". */
const DATE_OR_TIME =
  /^(?:(?:19|20)\d\d(?:[-./ ]\d{1,4}){1,2}|(?:19|20)\d{6}|\d{1,2}[-./]\d{1,2}[-./]\d{1,4}(?:[./]\d\d)?)$/;

/** The first phone number in a title, as it is written there, with a "Tel." that is before it. */
export function phoneIn(line: string): { phone: string; phrase: string } | null {
  for (const pattern of PATTERNS) {
    for (const { groups } of line.matchAll(pattern)) {
      const { phone = '', phrase = '' } = groups ?? {};
      const digits = phone.replace(/ ?[x#e].*/i, '').replace(/\D/g, '').length;
      if (digits >= 7 && digits <= 15 && !DATE_OR_TIME.test(phone)) return { phone, phrase };
    }
  }
  return null;
}
