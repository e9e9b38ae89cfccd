import type { PrintedNumber } from '../../tokens/leg-tokens';
import type { LegToken } from '../legs/leg';

const BETWEEN = /^ {0,2}(?:[/,&+|·]|and|then) {0,2}$/;
/** Below each other only where both are of one airline. */
const BELOW = /^[ ,]{0,3}\n\s{0,3}$/;

/** "UA 1234, UA 567", "LH 987 / UA 9480": the first, with those that stand behind it. */
export type JoinedNumbers = readonly [PrintedNumber, ...PrintedNumber[]];

/**
 * The numbers that share one row of clocks: a summary's way with a stop, or one flight under two
 * airlines' numbers. Each group stands for one leg, of which both clocks are printed and no more.
 */
export function findJoinedNumbers(
  tokens: readonly LegToken[],
  clean: string,
): readonly JoinedNumbers[] {
  const groups: PrintedNumber[][] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'number') return;
    const before = tokens[i - 1];
    const between = clean.slice(before?.end, token.start);
    const follows =
      before?.kind === 'number' &&
      (BETWEEN.test(between) || (before.carrier === token.carrier && BELOW.test(between)));
    if (follows) groups.at(-1)?.push(token);
    else groups.push([token]);
  });
  const joined = groups.filter((group): group is [PrintedNumber, ...PrintedNumber[]] =>
    Boolean(group[1]),
  );
  const times = tokens.filter(({ kind }) => kind === 'time').length;
  const numbers = groups.flat().map(({ number }) => number);
  const isEach = times === 2 * groups.length && new Set(numbers).size === numbers.length;
  return isEach ? joined : [];
}
