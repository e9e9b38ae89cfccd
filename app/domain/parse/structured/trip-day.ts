import { splitWallTime } from '~/domain/time/wall-time';

/** Whether a day written in markup is in the calendar, and near enough that days can be counted from it. */
export function isTripDay(day: string): boolean {
  return splitWallTime(day)?.time === null && day < '2200';
}
