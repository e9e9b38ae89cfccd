import { shareValue } from './shared-value';

/** Whether leaving loses something: it asks first, and while saving it waits. */
export type Guard = 'free' | 'ask' | 'hold';

/** Where something is typed that outlives what it is typed into. */
interface Source {
  subscribe: (listener: () => void) => () => void;
  holdsChanges: () => boolean;
  clear: () => void;
}

/** Something on the screen that is not to be left just so. */
interface Part {
  guard: Exclude<Guard, 'free'>;
}

export type UnsavedWork = ReturnType<typeof createUnsavedWork>;

/** All that is begun and not saved yet of one gig, wherever on its screen. */
export function createUnsavedWork(sources: readonly Source[]) {
  const parts = shareValue<readonly Part[]>([]);
  let leavingAllowed = false;

  return {
    subscribe(listener: () => void) {
      const ends = [parts, ...sources].map((source) => source.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    guard(): Guard {
      if (parts.read().some(({ guard }) => guard === 'hold')) return 'hold';
      const asks = parts.read().length > 0 || sources.some((source) => source.holdsChanges());
      return asks ? 'ask' : 'free';
    },
    /** Answers what takes it away again. */
    add(part: Part) {
      parts.write([...parts.read(), part]);
      return () => parts.write(parts.read().filter((other) => other !== part));
    },
    clear() {
      for (const source of sources) source.clear();
    },
    /** The next way out of the gig is meant to be taken. */
    allowLeaving() {
      leavingAllowed = true;
    },
    /** True once, for the navigation that was allowed. */
    isLeavingAllowed(): boolean {
      const allowed = leavingAllowed;
      leavingAllowed = false;
      return allowed;
    },
  };
}
