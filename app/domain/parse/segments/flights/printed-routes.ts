import { type PrintedPlace, samePlace } from '../../tokens/leg-tokens';
import type { LegToken } from '../legs/leg';

/** What stands between the two ends of a route: "Boise, ID to Denver, CO", "Boise (BOI) - Denver (DEN)". */
const JOINT =
  /^(?:, ?[\p{L}. ]{2,20})?\s?\)?[ \t]{0,3}(?:→|->|>|(?<=[ \t)])(?:to|-)(?=[ \t]))[ \t]{0,3}(?:(?:\p{L}[\p{L}.,'/ -]{0,60})?\()?$/u;
const CODES_JOINT = /^ ?[-/] ?$/;

/** Marks both ends of each route line. A row of three is none: which two a flight joins is not said. */
export function markRoutes(tokens: readonly LegToken[], clean: string): LegToken[] {
  const joined = tokens.map((token, i) => joins(token, tokens[i + 1], clean));
  return tokens.map((token, i) => {
    if (token.kind !== 'place') return token;
    const [before, here, after] = [joined[i - 1], joined[i], joined[i + 1]];
    if (here && !before && !after) return { ...token, route: 'from' };
    if (before && !here && !joined[i - 2]) return { ...token, route: 'to' };
    return token;
  });
}

function joins(from: LegToken, to: LegToken | undefined, clean: string): boolean {
  if (from.kind !== 'place' || to?.kind !== 'place') return false;
  if (samePlace(from, to) || to.start - from.end > 100) return false;
  const gap = clean.slice(from.end, to.start);
  return JOINT.test(gap) || (areCodes(from, to) && CODES_JOINT.test(gap));
}

function areCodes(from: PrintedPlace, to: PrintedPlace): boolean {
  return from.name === null && to.name === null;
}
