import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';
import type { Airport } from '~/domain/places/places';
import { instantOf, wallTimeAt } from '~/domain/time/wall-time';

/** When a flight leaves and lands, each as wall time ("2026-06-04T15:00"). */
export interface FlightTimes {
  left: string;
  lands: string;
}

/** 800 km/h, and half an hour to climb and to land. */
const METERS_PER_MS = 800_000 / 3_600_000;
const SETUP_MS = 30 * 60_000;

/** Of several readings of printed times that by which the flight takes about as long as its way does; of equals the first. */
export function likelierTimes(
  from: Airport,
  to: Airport,
  readings: readonly [FlightTimes, ...FlightTimes[]],
): FlightTimes {
  const off = (times: FlightTimes) => lengthOff(from, to, times);
  return readings.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** By how many milliseconds a flight is longer or shorter than its way lets expect. */
export function lengthOff(from: Airport, to: Airport, { left, lands }: FlightTimes): number {
  const expected = SETUP_MS + greatCircleMeters(from.latitude, from.longitude, to) / METERS_PER_MS;
  return Math.abs(instantOf(lands, to.timeZone) - instantOf(left, from.timeZone) - expected);
}

/** Clocks that were printed in one zone, at the airports. */
export function inZoneOf(
  { left, lands }: FlightTimes,
  zone: string,
  from: Airport,
  to: Airport,
): FlightTimes {
  return {
    left: wallTimeAt(instantOf(left, zone), from.timeZone),
    lands: wallTimeAt(instantOf(lands, zone), to.timeZone),
  };
}
