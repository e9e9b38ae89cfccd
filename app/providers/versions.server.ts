import { errorText } from '~/domain/error-text';

/** Which version of something holds, so that what was kept of an older one is not found again. */
export interface Versions {
  /** Null when it cannot be told: then nothing that was kept may be used. */
  current(subject: string): Promise<string | null>;
  /** A write has been made. What was kept before it is out of reach once this is done. */
  renew(subject: string): Promise<void>;
}

/** Far longer than anything is kept under a version, so that the first one may come again. */
const TTL_SECONDS = 24 * 60 * 60;
/** KV takes one write a second for each key. */
const NEXT_WRITE_MS = 1_100;
const FIRST = 'first';

export function createVersions({ store }: { store: KVNamespace }): Versions {
  const keyOf = (subject: string) => `version:${subject}`;

  async function renew(subject: string) {
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
    async renew(subject) {
      try {
        await renew(subject).catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, NEXT_WRITE_MS));
          await renew(subject);
        });
      } catch (error) {
        // What was written stays written; only what was kept before it may be seen for a while.
        console.error('version not renewed', { subject, error: errorText(error) });
      }
    },
  };
}
