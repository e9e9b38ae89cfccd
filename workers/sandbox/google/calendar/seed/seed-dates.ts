import type { JsonObject } from '../http/json';
import { offsetAt, toWallClock } from '../store/zones';

const DAY_MS = 86_400_000;

export type SeedDates = ReturnType<typeof seedDates>;

/** Writes times of events as days from today, whatever today is. */
export function seedDates(now: number, homeZone: string) {
  const today = Math.floor(toWallClock(homeZone, now) / DAY_MS) * DAY_MS;
  const dateIn = (days: number) => new Date(today + days * DAY_MS).toISOString().slice(0, 10);

  /** Whole days: the last one is included here and excluded in Google's `end`. */
  function allDay(from: number, days = 1): JsonObject {
    return { start: { date: dateIn(from) }, end: { date: dateIn(from + days) } };
  }

  /** From one wall-clock time to another; an end that is not later is on the next day. */
  function timed(day: number, from: string, to: string, zone = homeZone): JsonObject {
    const endDay = to > from ? day : day + 1;
    return {
      start: { dateTime: `${dateIn(day)}T${from}:00`, timeZone: zone },
      end: { dateTime: `${dateIn(endDay)}T${to}:00`, timeZone: zone },
    };
  }

  /** A journey: it begins in one zone and ends in another. */
  function journey(day: number, from: string, zone: string, to: string, endZone: string) {
    return {
      start: { dateTime: `${dateIn(day)}T${from}:00`, timeZone: zone },
      end: { dateTime: `${dateIn(day)}T${to}:00`, timeZone: endZone },
    } satisfies JsonObject;
  }

  /** Days to the last evening before the clocks of a zone change. */
  function eveBeforeClockChange(zone: string): number {
    for (let day = 1; day < 370; day++) {
      const noon = today + day * DAY_MS + DAY_MS / 2;
      if (offsetAt(zone, noon) !== offsetAt(zone, noon + DAY_MS)) return day;
    }
    return 30;
  }

  return { dateIn, allDay, timed, journey, eveBeforeClockChange };
}
