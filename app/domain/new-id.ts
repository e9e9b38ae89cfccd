import { v7 } from 'uuid';

/** A UUIDv7: ids sort by the time they were made. */
export function newId(now: Date): string {
  return v7({ msecs: now.getTime() });
}
