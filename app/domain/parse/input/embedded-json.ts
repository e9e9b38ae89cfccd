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
    const until = Math.min(text.length, start + LONGEST);
    taken = brace === null ? endOfBare(text, start, until) : closing(text, start, until);
    const own = text.slice(start, taken);
    found.push(brace === null ? `{${own}}` : own);
  }
  return found;
}

/** JSON that opens a text, and the words below it. */
export function leadingJson(text: string): { json: string; words: string } {
  const start = text.search(/[[{]/);
  const end = closing(text, start, text.length);
  return { json: text.slice(0, end), words: text.slice(end).trim() };
}

/** The offset behind the bracket that closes the one at `start`; `until` where none does. */
function closing(text: string, start: number, until: number): number {
  const open = text.charAt(start);
  const close = open === '{' ? '}' : ']';
  let depth = 0;
  let inString = false;
  for (let i = start; i < until; i += 1) {
    const char = text.charAt(i);
    if (char === '"' && text.charAt(i - 1) !== '\\') inString = !inString;
    if (inString) continue;
    if (char === open) depth += 1;
    if (char === close) depth -= 1;
    if (char === close && depth === 0) return i + 1;
  }
  return until;
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

/** Where a reservation without its own brace ends: where another begins, or words below its last property. */
function endOfBare(text: string, start: number, until: number): number {
  let depth = 0;
  let inString = false;
  for (let i = start; i < until; i += 1) {
    const char = text.charAt(i);
    if (char === '"' && text.charAt(i - 1) !== '\\') {
      if (!inString && depth === 0 && i > start && text.startsWith('"@type"', i)) return i;
      inString = !inString;
    }
    if (inString) continue;
    if (depth === 0 && char === '\n' && !PROPERTY.test(text.slice(i, i + 40))) return i;
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (depth < 0) return i;
  }
  return until;
}
