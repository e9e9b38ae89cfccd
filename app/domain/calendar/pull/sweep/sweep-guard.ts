const ALWAYS_ALLOWED = 5;
const SHARE = 0.3;

/** True when so much is missing from a full list that the list is mistrusted, not the events. */
export function isSuspiciousLoss(missing: number, live: number): boolean {
  return missing > Math.max(ALWAYS_ALLOWED, live * SHARE);
}
