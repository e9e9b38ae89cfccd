/** Above this much readable text nothing but legal print follows. */
export const LONGEST_TEXT = 200_000;
/** Up to here all of a text is read. */
const SURELY_READ = 6_000;
const MOST_NUMBERED = 150;

/**
 * The text as far as a booking can reach. No confirmation prints more than some hundred lines with
 * numbers in them, or so many stretches of eighty characters where it was pasted as one line; what has
 * many more is a heap of mails, of which the first are read.
 */
export function readablePart(text: string): string {
  if (text.length < SURELY_READ) return text;
  const numbered = /\n?[^\n\d]{0,40}\d[^\n]{0,40}/g;
  numbered.lastIndex = 0;
  let count = 0;
  let match = numbered.exec(text);
  while (match && (count < MOST_NUMBERED || numbered.lastIndex < SURELY_READ)) {
    count += 1;
    match = numbered.exec(text);
  }
  const end = match ? Math.min(match.index, LONGEST_TEXT) : LONGEST_TEXT;
  return text.slice(0, Math.min(end, lastDigit(text) + BEHIND_NUMBERS));
}

/** So far behind the last number of a text its booking may go on in words. */
const BEHIND_NUMBERS = 4_000;

function lastDigit(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && !isDigit(text.charCodeAt(at))) at -= 1;
  return at;
}

/** "0" to "9", also as wide as a Japanese character. */
function isDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);
}
