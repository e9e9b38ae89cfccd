import { matchesOf } from '../tokens/matches';

const RESERVATION = /"@type"\s{0,9}:\s{0,9}"[^"\n]{0,40}Reservation"/g;
const PROPERTY = /^\s{1,30}(?:["{}[\],]|$)/;
const MOST = 20;
/** No reservation's markup is longer. */
const LONGEST = 20_000;

/**
 * JSON-LD among the words of a text, as when a mail's source was pasted or a mail was dumped as text:
 * each reservation from its brace, or from its type where the braces around it were lost.
 */
export function embeddedJson(text: string): string[] {
  const found: string[] = [];
  let taken = 0;
  for (const { index } of matchesOf(text, RESERVATION)) {
    if (index < taken || found.length >= MOST) continue;
    const brace = openBrace(text, taken, index);
    const start = brace ?? index;
    taken = endOf(text, start, brace === null);
    const own = text.slice(start, taken);
    found.push(brace === null ? `{${own}}` : own);
  }
  return found;
}

/** JSON that opens a text, and the words below it. */
export function leadingJson(text: string): { json: string; words: string } {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (char === '"' && text.charAt(i - 1) !== '\\') inString = !inString;
    if (inString) continue;
    if (char === '{' || char === '[') depth += 1;
    if (char === '}' || char === ']') depth -= 1;
    if (depth === 0 && (char === '}' || char === ']'))
      return { json: text.slice(0, i + 1), words: text.slice(i + 1).trim() };
  }
  return { json: text, words: '' };
}

/** The brace that is open at an offset, of those behind another. */
function openBrace(text: string, from: number, at: number): number | null {
  let depth = 0;
  for (let i = at - 1; i >= from; i -= 1) {
    const char = text.charAt(i);
    if (char === '}') depth += 1;
    if (char === '{') depth -= 1;
    if (depth < 0) return i;
  }
  return null;
}

/** Where the braces opened behind an offset are closed; without an own one, where another reservation begins. */
function endOf(text: string, start: number, isBare: boolean): number {
  const until = Math.min(text.length, start + LONGEST);
  let depth = 0;
  let inString = false;
  for (let i = start; i < until; i += 1) {
    const char = text.charAt(i);
    if (char === '"' && text.charAt(i - 1) !== '\\') {
      if (!inString && isBare && depth === 0 && i > start && text.startsWith('"@type"', i))
        return i;
      inString = !inString;
    }
    if (inString) continue;
    // Words below the last property.
    if (isBare && depth === 0 && char === '\n' && !PROPERTY.test(text.slice(i, i + 40))) return i;
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (depth === 0 && char === '}' && !isBare) return i + 1;
    if (depth < 0) return i;
  }
  return until;
}
