interface Sent {
  body: string;
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** How long Resend remembers a key. */
const LIFETIME_MS = 24 * 60 * 60_000;

const sentByKey = new Map<string, Sent>();

/** The mail that was already sent with the key, or "conflict" when its body was another one. */
export function findSent(key: string, body: string): { id: string } | 'conflict' | null {
  const sent = sentByKey.get(key);
  if (!sent || sent.at + LIFETIME_MS <= Date.now()) return null;
  return sent.body === body ? { id: sent.id } : 'conflict';
}

export function saveSent(key: string, body: string, id: string): void {
  sentByKey.set(key, { body, id, at: Date.now() });
}

export function resetIdempotencyKeys(): void {
  sentByKey.clear();
}
