import { MOST_TOKENS, type Reading } from '../../reading';
import { matchesOf } from '../../tokens/matches';
import { CARRIER_SPELLINGS, type Carrier, type CarrierSpelling } from '../../vocabulary/carriers';

export interface PrintedCarrier {
  kind: 'carrier';
  start: number;
  end: number;
  carrier: Carrier;
}

const WORD = /[\p{L}\d]+/gu;

/** "Take Amtrak to the festival" advises. */
const ADVISED = /\b(?:take|ride|catch|try|near)\s(?:the\s)?$/i;

const byFirstWord = new Map<string, CarrierSpelling[]>();
for (const one of CARRIER_SPELLINGS) {
  const word = /^[\p{L}\d]+/u.exec(one.spelling)?.[0].toLowerCase() ?? '';
  byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), one]);
}

/** Every carrier and seller named in a text, the longest spelling at each place. */
export function findCarriers(text: string): PrintedCarrier[] {
  const found: PrintedCarrier[] = [];
  for (const match of matchesOf(text, WORD)) {
    if (found.length >= MOST_TOKENS) break;
    const start = match.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const name = byFirstWord.get(match[0].toLowerCase())?.find((one) => stands(text, start, one));
    if (name && !ADVISED.test(text.slice(Math.max(0, start - 12), start)))
      found.push({
        kind: 'carrier',
        start,
        end: start + name.spelling.length,
        carrier: name.carrier,
      });
  }
  return found;
}

function stands(text: string, start: number, { spelling, exact }: CarrierSpelling): boolean {
  const words = text.slice(start, start + spelling.length);
  const same = exact ? words === spelling : words.toLowerCase() === spelling.toLowerCase();
  return same && !/[\p{L}\d&]/u.test(text.charAt(start + spelling.length));
}

const HEAD = 600;

/**
 * Who a mail comes from, by its sender and subject, else who is named in it most often. One that is
 * named far below alone has only been mentioned.
 */
export function mailCarrier(
  { mail }: Reading,
  printed: readonly PrintedCarrier[],
): { carrier: Carrier | null; seller: Carrier | null } {
  const points = new Map<Carrier, number>();
  const add = (carrier: Carrier, more: number) =>
    points.set(carrier, (points.get(carrier) ?? 0) + more);
  for (const { carrier } of findCarriers(`${mail.sender}\n${mail.subject}`)) add(carrier, 50);
  const domain =
    /@([^>\s]+)/
      .exec(mail.sender)?.[1]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  for (const { spelling, exact, carrier } of CARRIER_SPELLINGS) {
    const letters = spelling.toLowerCase().replace(/[^a-z]/g, '');
    if (!exact && letters.length > 4 && domain.includes(letters)) add(carrier, 50);
  }
  if (points.size > 0 || printed.some(({ start }) => start < HEAD))
    for (const { carrier, start } of printed) add(carrier, start < HEAD ? 1.5 : 1);
  const best = (seller: boolean) =>
    [...points].filter(([one]) => one.seller === seller).sort(([, a], [, b]) => b - a)[0]?.[0] ??
    null;
  return { carrier: best(false), seller: best(true) };
}
