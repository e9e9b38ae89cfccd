import { ApiError } from '~/components/data/call-api';

/** Browsers open about so many connections to a site; more would only wait. */
const AT_ONCE = 6;

/** What became of each of many calls; every id stands in exactly one list. */
interface CallsOutcome {
  done: string[];
  /** There was nothing by that id any more. */
  missing: string[];
  /** Rejected, without an answer, or not begun. */
  left: string[];
  /** The session has ended. */
  signedOut: boolean;
  /** A call got no answer at all. */
  lost: boolean;
}

/**
 * One call for each id, a few at a time. A rejected call leaves the others alone; a lost connection or a
 * session that has ended would meet them all, so nothing more is begun then. Never throws.
 */
export async function callEach(
  ids: readonly string[],
  call: (id: string) => Promise<unknown>,
): Promise<CallsOutcome> {
  const outcomes = new Map<string, 'done' | 'missing' | 'left'>();
  let signedOut = false;
  let lost = false;
  const waiting = [...ids];

  async function work() {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (signedOut || lost) return;
      try {
        await call(id);
        outcomes.set(id, 'done');
      } catch (error) {
        const status = error instanceof ApiError ? error.status : null;
        outcomes.set(id, status === 404 ? 'missing' : 'left');
        signedOut ||= status === 401;
        lost ||= status === null;
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const those = (outcome: string) => ids.filter((id) => (outcomes.get(id) ?? 'left') === outcome);
  return { done: those('done'), missing: those('missing'), left: those('left'), signedOut, lost };
}
