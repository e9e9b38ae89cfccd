export const METERS_PER_MILE = 1609.344;

interface Trip {
  distanceMeters: number;
  durationSeconds: number;
}

/** "22 mi · about 35 min"; what was not read from a road says so. */
export function driveLabel({ distanceMeters, durationSeconds }: Trip, estimate: boolean): string {
  const label = `${milesLabel(distanceMeters)} · about ${driveTimeLabel(durationSeconds)}`;
  return estimate ? `About ${label}, estimated` : label;
}

/** "No road from HNL: 3,797 mi in a straight line" */
export function noRoadLabel(code: string, meters: number): string {
  return `No road from ${code}: ${milesLabel(meters)} in a straight line`;
}

/** "3.4 mi", "22 mi", "1,240 mi": tenths only where they matter. */
export function milesLabel(meters: number): string {
  const miles = meters / METERS_PER_MILE;
  const tenths = Math.max(0.1, Math.round(miles * 10) / 10);
  return `${tenths < 10 ? tenths : Math.round(miles).toLocaleString('en-US')} mi`;
}

/** "7 min", "35 min", "2 h 10 min": from ten minutes on in steps of five, as nobody knows better. */
export function driveTimeLabel(seconds: number): string {
  const exact = Math.max(1, Math.round(seconds / 60));
  const minutes = exact < 10 ? exact : Math.round(exact / 5) * 5;
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`;
}
