/** Limits begin anew with every minute of the clock: waits for one if this has too little left. */
export async function freshMinute(secondsNeeded: number) {
  const left = 60 - ((Date.now() / 1000) % 60);
  if (left < secondsNeeded) await new Promise((resolve) => setTimeout(resolve, left * 1000 + 200));
}

/** So long may a test take that waits for one first. */
export const FRESH_MINUTE_TEST_MS = 60_000;
