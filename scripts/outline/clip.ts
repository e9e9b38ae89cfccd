export type Point = [x: number, y: number];

interface Node {
  point: Point;
  /** Position of the crossing along its edge; null at a corner. */
  along: number | null;
  twin?: Node;
  entering?: boolean;
  used?: boolean;
}

/**
 * The parts of `subject` inside `cell`, after Weiler and Atherton. Rings are open, edges must not
 * coincide: the hand-drawn cells are nudged so that no corner lies on a coast.
 */
export function clipRing(subject: Point[], cell: Point[]): Point[][] {
  const inside = (point: Point) => isInside(point, cell);
  const [outer, clip] = crossings(clockwise(subject), clockwise(cell));
  const entries = outer.filter((node) => node.along !== null);
  const [first] = entries;
  if (!first) {
    if (subject[0] && inside(subject[0])) return [subject];
    return cell[0] && isInside(cell[0], subject) ? [cell] : [];
  }
  let within = inside(outer.find((node) => node.along === null)?.point ?? [0, 0]);
  const start = outer.findIndex((node) => node.along === null);
  for (let step = 0; step < outer.length; step++) {
    const node = outer[(start + step) % outer.length];
    if (!node || node.along === null) continue;
    node.entering = !within;
    within = !within;
  }
  return entries.filter((node) => node.entering).flatMap((node) => walk(node, outer, clip));
}

/** Along the coast while inside, then along the cell to where the coast comes in again. */
function walk(from: Node, outer: Node[], clip: Node[]): Point[][] {
  if (from.used) return [];
  const ring: Point[] = [];
  let node: Node = from;
  for (let turns = 0; turns < outer.length + clip.length; turns++) {
    node.used = true;
    ring.push(node.point);
    let at = outer.indexOf(node);
    for (;;) {
      at = (at + 1) % outer.length;
      const next = outer[at];
      if (!next) return [];
      ring.push(next.point);
      if (next.along === null) continue;
      node = next;
      break;
    }
    at = clip.indexOf(node.twin as Node);
    for (;;) {
      at = (at + 1) % clip.length;
      const next = clip[at];
      if (!next) return [];
      if (next.along === null) {
        ring.push(next.point);
        continue;
      }
      node = next.twin as Node;
      break;
    }
    if (node === from) return [ring];
  }
  return [];
}

function crossings(a: Point[], b: Point[]): [Node[], Node[]] {
  const onB: Node[][] = b.map(() => []);
  const outer: Node[] = [];
  for (const [i, point] of a.entries()) {
    outer.push({ point, along: null });
    const found: Node[] = [];
    const end = a[(i + 1) % a.length] as Point;
    for (const [j, corner] of b.entries()) {
      const hit = crossing(point, end, corner, b[(j + 1) % b.length] as Point);
      if (!hit) continue;
      const node: Node = { point: hit.point, along: hit.s };
      const twin: Node = { point: hit.point, along: hit.t, twin: node };
      node.twin = twin;
      found.push(node);
      onB[j]?.push(twin);
    }
    outer.push(...found.sort(byPlace));
  }
  const clip = b.flatMap((point, j): Node[] => [
    { point, along: null },
    ...(onB[j] ?? []).sort(byPlace),
  ]);
  return [outer, clip];
}

function byPlace(a: Node, b: Node) {
  return (a.along ?? 0) - (b.along ?? 0);
}

function crossing(p: Point, q: Point, a: Point, b: Point) {
  const [dx, dy, ex, ey] = [q[0] - p[0], q[1] - p[1], b[0] - a[0], b[1] - a[1]];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return null;
  const s = ((a[0] - p[0]) * ey - (a[1] - p[1]) * ex) / cross;
  const t = ((a[0] - p[0]) * dy - (a[1] - p[1]) * dx) / cross;
  if (s <= 0 || s >= 1 || t <= 0 || t >= 1) return null;
  return { s, t, point: [p[0] + s * dx, p[1] + s * dy] as Point };
}

export function isInside([x, y]: Point, ring: Point[]): boolean {
  let odd = false;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

export function signedArea(ring: Point[]): number {
  let sum = 0;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length] as Point;
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

function clockwise(ring: Point[]) {
  return signedArea(ring) < 0 ? ring : ring.toReversed();
}
