import { PROVINCE_LINES, SHORES } from './canada';
import { type Point, signedArea } from './clip';

export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
      return [x, y];
    });
}

/** A cell of points and named lines; nudged off the round numbers that coasts are cut at. */
export function cellRing(text: string): Point[] {
  const ring = text
    .trim()
    .split(/\s+/)
    .flatMap((token) => {
      if (token.includes(',')) return points(token);
      const name = token.replace('-', '');
      const line = points(PROVINCE_LINES[name] ?? SHORES[name] ?? '');
      return token.startsWith('-') ? line.toReversed() : line;
    });
  return ring.map(([x, y]) => [x + 1.3e-5, y + 1.7e-5]);
}

/** Visvalingam: drops the corner that spans the smallest triangle until all span `leastArea`. */
export function simplifyRing(ring: Point[], leastArea: number): Point[] {
  const kept = [...ring];
  while (kept.length > 3) {
    let least = Number.POSITIVE_INFINITY;
    let at = -1;
    for (let i = 0; i < kept.length; i++) {
      const before = kept[(i + kept.length - 1) % kept.length] as Point;
      const after = kept[(i + 1) % kept.length] as Point;
      const area = Math.abs(signedArea([before, kept[i] as Point, after]));
      if (area < least) [least, at] = [area, i];
    }
    if (least >= leastArea) break;
    kept.splice(at, 1);
  }
  return kept;
}
