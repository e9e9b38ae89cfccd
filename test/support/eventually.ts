/** Waits until a thing that happens by itself (a queue, a cron) has happened. */
export async function eventually<Value>(
  read: () => Promise<Value>,
  isThere: (value: Value) => boolean,
  timeoutMs = 10_000,
): Promise<Value> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    if (Date.now() > end) throw new Error(`still not there: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
