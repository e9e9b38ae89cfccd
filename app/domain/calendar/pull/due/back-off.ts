/** How often one call is tried again within a run. */
const RETRIES = 3;
/** Longer than this nobody waits inside a run: the queue does. */
const LONGEST_WAIT_SECONDS = 10;
const LONGEST_BACK_OFF_SECONDS = 64;

/**
 * Seconds to wait before the next try, growing and with jitter so that many do not come back at
 * once; null when the wait is left to the queue.
 */
export function waitBefore(
  retry: number,
  retryAfterSeconds: number | null,
  random: () => number,
): number | null {
  const backOff = Math.min(2 ** retry + random(), LONGEST_BACK_OFF_SECONDS);
  const wait = Math.max(backOff, retryAfterSeconds ?? 0);
  return retry >= RETRIES || wait > LONGEST_WAIT_SECONDS ? null : wait;
}
