import { FIGURES } from '../figures';
import { hourAt, weekdayAt } from '../trip/moment';

const MINUTE_MS = 60_000;
const STEP_MINUTES = 5;

/**
 * When to set out for a drive of so many minutes on free roads, to be there at an instant. Each minute
 * of the way is as slow as the hour it falls in, so that who has to be there later never leaves
 * earlier. Rounded down to five minutes.
 */
export function setOutAt(arriveAt: number, freeMinutes: number, timeZone: string): number {
  let left = Math.max(freeMinutes, FIGURES.shortestDriveMinutes);
  let at = arriveAt - FIGURES.doorMinutes * MINUTE_MS;
  while (left > 0) {
    at -= MINUTE_MS;
    left -= 1 / slownessAt(at, timeZone);
  }
  return Math.floor(at / (STEP_MINUTES * MINUTE_MS)) * STEP_MINUTES * MINUTE_MS;
}

function slownessAt(instant: number, timeZone: string): number {
  const hour = hourAt(instant, timeZone);
  if (hour >= FIGURES.freeRoadsFrom || hour < FIGURES.morningRushFrom) return 1;
  const weekday = weekdayAt(instant, timeZone);
  return weekday !== SUNDAY && weekday !== SATURDAY && isRush(hour)
    ? FIGURES.rushFactor
    : FIGURES.dayFactor;
}

const [SUNDAY, SATURDAY] = [0, 6];

function isRush(hour: number): boolean {
  return (
    (hour >= FIGURES.morningRushFrom && hour < FIGURES.morningRushUntil) ||
    (hour >= FIGURES.eveningRushFrom && hour < FIGURES.eveningRushUntil)
  );
}
