import type { Leg, LegToken } from './leg';

/**
 * A mail may print all its legs twice: once as an overview and once in full, each in an order of its
 * own. Where one of both halves alone tells everything, it is what is read.
 *
 * @param read reads the legs of some tokens as if nothing else were printed
 */
export function readFullHalf(
  tokens: readonly LegToken[],
  read: (tokens: readonly LegToken[]) => Leg[],
): Leg[] | null {
  const second = startOfSecondPrinting(tokens);
  if (second === null) return null;
  const [above, below] = [tokens.slice(0, second), tokens.slice(second)].map((half) => {
    const legs = read(half);
    const numbers = new Set(numbersOf(half).map(({ number }) => number));
    return legs.length === numbers.size && legs.every(isComplete) ? legs : null;
  });
  return above && below ? null : (above ?? below ?? null);
}

function isComplete({ number, from, to, departs, arrives, departureDay, plausible }: Leg): boolean {
  return Boolean(number && from && to && departs && arrives && departureDay && plausible);
}

/** The numbers as they are printed, one that is repeated at once counted once. */
function numbersOf(tokens: readonly LegToken[]) {
  const numbers: { number: string; first: number; last: number }[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'number') return;
    const open = numbers.at(-1);
    if (open?.number === token.number) open.last = i;
    else numbers.push({ number: token.number, first: i, last: i });
  });
  return numbers;
}

/** Where all numbers begin anew in the same order: the token behind the longest prose between both printings. */
function startOfSecondPrinting(tokens: readonly LegToken[]): number | null {
  const printed = numbersOf(tokens);
  const legs = printed.length / 2;
  const [last, first] = [printed[legs - 1], printed[legs]];
  if (legs < 2 || !last || !first) return null;
  const isTwice = printed.every(
    ({ number }, i) => number === printed[(i + legs) % printed.length]?.number,
  );
  if (!isTwice || new Set(printed.map(({ number }) => number)).size !== legs) return null;
  const prose = (i: number) => (tokens[i]?.start ?? 0) - (tokens[i - 1]?.end ?? 0);
  let start = first.first;
  for (let i = last.last + 1; i < first.first; i += 1) if (prose(i) > prose(start)) start = i;
  return start;
}
