/** Of the great circle, so many kilometres are so much longer by road. */
const DETOURS = [
  { kilometers: 10, factor: 1.4 },
  { kilometers: 90, factor: 1.25 },
  { kilometers: Number.POSITIVE_INFINITY, factor: 1.18 },
];
/** Of the road, so many kilometres are driven at such a speed. */
const SPEEDS = [
  { kilometers: 10, perHour: 35 },
  { kilometers: 40, perHour: 70 },
  { kilometers: Number.POSITIVE_INFINITY, perHour: 100 },
];

/**
 * How far and how long a drive may be when no road is known, from the great circle between its ends.
 *
 * Streets double back more than highways do: the first 10 km of the great circle count 1.4 times,
 * the next 90 km 1.25 times, the rest 1.18 times. Of the road this gives, the first 10 km are driven
 * at 35 km/h (an airport's and a city's streets), the next 40 km at 70, the rest at 100.
 *
 * 50 km as the crow flies: 14 + 50 = 64 km of road; 17 + 34 + 8 = 60 minutes.
 */
export function estimateDrive(greatCircleMeters: number): {
  distanceMeters: number;
  durationSeconds: number;
} {
  const road = sumOver(DETOURS, greatCircleMeters / 1000, ({ factor }) => factor);
  const hours = sumOver(SPEEDS, road, ({ perHour }) => 1 / perHour);
  return { distanceMeters: Math.round(road * 1000), durationSeconds: Math.round(hours * 3600) };
}

/** Each stretch's share of the length, times what the stretch makes of a kilometre. */
function sumOver<Stretch extends { kilometers: number }>(
  stretches: readonly Stretch[],
  length: number,
  perKilometer: (stretch: Stretch) => number,
): number {
  let left = length;
  let sum = 0;
  for (const stretch of stretches) {
    const share = Math.min(left, stretch.kilometers);
    sum += share * perKilometer(stretch);
    left -= share;
  }
  return sum;
}
