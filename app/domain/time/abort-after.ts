/**
 * A signal that aborts with a TimeoutError after so long, and `clear` for when the work is done.
 * `AbortSignal.timeout` cannot be cleared: until it fires, it keeps all that listens to it in memory.
 */
export function abortAfter(milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('Timed out', 'TimeoutError')),
    milliseconds,
  );
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
