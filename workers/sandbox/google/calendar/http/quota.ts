import type { CalendarStore } from '../store/store';
import { ApiError } from './api-error';

const MINUTE_MS = 60_000;

/** Counts a request and turns it away when the minute is full. */
export function countRequest(store: CalendarStore, email: string, now: number) {
  const { perUserPerMinute, perProjectPerMinute } = store.settings;
  if (perUserPerMinute === null && perProjectPerMinute === null) return;
  const { usage } = store;
  const minute = Math.floor(now / MINUTE_MS);
  if (usage.minute !== minute) {
    usage.minute = minute;
    usage.total = 0;
    usage.users.clear();
  }
  usage.total++;
  const mine = (usage.users.get(email) ?? 0) + 1;
  usage.users.set(email, mine);
  if (perProjectPerMinute !== null && usage.total > perProjectPerMinute) {
    throw overLimit('rateLimitExceeded', 'Rate Limit Exceeded');
  }
  if (perUserPerMinute !== null && mine > perUserPerMinute) {
    throw overLimit('userRateLimitExceeded', 'User Rate Limit Exceeded');
  }
}

function overLimit(reason: string, message: string) {
  return new ApiError(403, reason, message, { domain: 'usageLimits' });
}
