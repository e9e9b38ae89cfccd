/** Fewer digits reach nobody. */
const FEWEST_DIGITS = 5;
/** A number with its area code, and the longest there are (ITU-T E.164). */
const [WHOLE_NUMBER, LONGEST_NUMBER] = [7, 15];

/** Whatever a person writes down as a number, an extension or a word for the keypad included. */
export function isPhoneNumber(text: string): boolean {
  return digitsOf(onKeypad(text)).length >= FEWEST_DIGITS;
}

/**
 * What a telephone dials for a number as it was written: "tel:+12075550142". Of two numbers it is
 * the first; an extension is asked for by whoever picks up. Null where nothing can be dialled.
 */
export function dialLink(phone: string): string | null {
  const numbers = onKeypad(phone)
    .split(/[\p{L},;:#*]/u)
    .map(firstNumber);
  const lengthOf = (number: string) => digitsOf(number).length;
  const number =
    numbers.find((each) => lengthOf(each) >= WHOLE_NUMBER && lengthOf(each) <= LONGEST_NUMBER) ??
    numbers.find((each) => lengthOf(each) >= FEWEST_DIGITS && lengthOf(each) < WHOLE_NUMBER);
  if (!number) return null;
  // "+44 (0)20", "0049 (0)30": that zero is dialled only inside the country.
  const abroad = /^[^\d]*(\+|00)/.exec(number)?.[1];
  const digits = digitsOf(abroad ? number.replace('(0)', '') : number);
  return `tel:${abroad === '+' ? '+' : ''}${digits}`;
}

/** "1-800-FLOWERS" as it is dialled. */
function onKeypad(text: string): string {
  const spelt = /^[\d\s().+-]*\d{3}[\s().-]+[A-Z][A-Z\s().-]{2,}$/.test(text.trim());
  return spelt ? text.replace(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65] ?? '') : text;
}

/** The digit of each letter from A to Z. */
const KEYPAD = '22233344455566677778889999';

/**
 * The first of numbers that no word stands between: "207-555-0142/0143", "207-555-0142 (9 to 5)".
 * A slash or a space may as well be inside of one: "030/1234567".
 */
function firstNumber(part: string): string {
  const isWhole = (text: string) => digitsOf(text).length >= WHOLE_NUMBER;
  const beforeNote = part.replace(/\([^()]*\)?\s*$/, '');
  const number = isWhole(beforeNote) ? beforeNote : part;
  const [first = ''] = number.split('/');
  if (isWhole(first)) return digitsOf(first).length <= LONGEST_NUMBER ? first : firstWord(first);
  return number;
}

function firstWord(text: string): string {
  return text.trim().split(/\s+/)[0] ?? '';
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
