/**
 * The limits begin anew with every minute of the clock. A test of one is done again from the start,
 * with people of its own, if a new minute began while it ran and it failed.
 */
export function withinOneMinute(run: () => Promise<void>) {
  return async () => {
    for (;;) {
      const minute = minuteNow();
      try {
        return await run();
      } catch (error) {
        if (minuteNow() === minute) throw error;
      }
    }
  };
}

const minuteNow = () => Math.floor(Date.now() / 60_000);

/** So long may a test take that may have to be done again. */
export const LIMIT_TEST_MS = 120_000;
