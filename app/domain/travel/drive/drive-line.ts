/** Degrees. */
export type LatLng = [latitude: number, longitude: number];

interface Point {
  latitude: number;
  longitude: number;
}

/** More points than this no screen can show apart. */
const MOST_POINTS = 300;
/** Of a great circle: one so many kilometres, so that it bends as it should. */
const KILOMETERS_APART = 100;
const DEGREE_KILOMETERS = 111.195;

/** The same line with few enough points; its ends stay where they are. About a metre's precision. */
export function thinLine(line: readonly LatLng[], most = MOST_POINTS): LatLng[] {
  const count = Math.min(line.length, most);
  return Array.from({ length: count }, (_, index) => {
    const at = count < 2 ? 0 : Math.round((index * (line.length - 1)) / (count - 1));
    const [latitude, longitude] = line[at] as LatLng;
    return [rounded(latitude), rounded(longitude)];
  });
}

/** The shortest line over the globe. Where it crosses the date line its longitudes run on. */
export function greatCircleLine(from: Point, to: Point): LatLng[] {
  const [start, end] = [vectorOf(from), vectorOf(to)];
  const cosine = Math.min(1, Math.max(-1, dot(start, end)));
  const angle = Math.acos(cosine);
  const steps = Math.max(1, Math.ceil((degrees(angle) * DEGREE_KILOMETERS) / KILOMETERS_APART));
  const sine = Math.sin(angle);
  const line: LatLng[] = [[from.latitude, from.longitude]];
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    // Opposite ends of the globe have no one shortest line, and equal ends need none.
    const point =
      step === steps || sine < 1e-9
        ? to
        : pointOf(
            start.map(
              (value, axis) =>
                (Math.sin((1 - part) * angle) * value +
                  Math.sin(part * angle) * (end[axis] as number)) /
                sine,
            ),
          );
    const before = line[line.length - 1] as LatLng;
    line.push([point.latitude, nearTo(before[1], point.longitude)]);
  }
  return thinLine(line);
}

function nearTo(before: number, longitude: number) {
  return longitude + 360 * Math.round((before - longitude) / 360);
}

function vectorOf({ latitude, longitude }: Point): number[] {
  const [lat, lon] = [radians(latitude), radians(longitude)];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

function pointOf([x = 0, y = 0, z = 0]: number[]): Point {
  return {
    latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
    longitude: degrees(Math.atan2(y, x)),
  };
}

function dot(a: number[], b: number[]) {
  return a.reduce((sum, value, axis) => sum + value * (b[axis] as number), 0);
}

function rounded(value: number) {
  return Math.round(value * 1e5) / 1e5;
}

function radians(value: number) {
  return (value * Math.PI) / 180;
}

function degrees(value: number) {
  return (value * 180) / Math.PI;
}
