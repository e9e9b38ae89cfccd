import { errorText } from '~/domain/error-text';

/** The current version of a subject, as part of cache keys: a new one makes older entries unreachable. */
export interface Versions {
  /** Null when it cannot be read: then nothing cached may be used. */
  current(subject: string): Promise<string | null>;
  /** Called after a write: entries cached before it are not found any more. */
  bump(subject: string): Promise<void>;
}

/** Far longer than anything is cached under a version, so that the first one may be used again. */
const TTL_SECONDS = 24 * 60 * 60;
/** KV takes one write a second for each key. */
const NEXT_WRITE_MS = 1_100;
const FIRST = 'first';

export function createVersions({ store }: { store: KVNamespace }): Versions {
  const keyOf = (subject: string) => `version:${subject}`;

  async function write(subject: string) {
    await store.put(keyOf(subject), crypto.randomUUID(), { expirationTtl: TTL_SECONDS });
  }

  return {
    async current(subject) {
      try {
        return (await store.get(keyOf(subject))) ?? FIRST;
      } catch (error) {
        console.error('version not read', { subject, error: errorText(error) });
        return null;
      }
    },
    async bump(subject) {
      try {
        await write(subject).catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, NEXT_WRITE_MS));
          await write(subject);
        });
      } catch (error) {
        // What was written stays written; only what was cached before it may be seen for a while.
        console.error('version not bumped', { subject, error: errorText(error) });
      }
    },
  };
}
