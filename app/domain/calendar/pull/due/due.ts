/** How recently somebody used the app. */
export type Activity = 'today' | 'recently' | 'dormant';

const MINUTES: Record<Activity, number> = { today: 15, recently: 6 * 60, dormant: 24 * 60 };
const JITTER = 0.2;

/** Seconds until the next sync: people who are here are synced often, and never all at once. */
export function nextSyncIn(activity: Activity, random: () => number): number {
  const seconds = MINUTES[activity] * 60;
  return Math.round(seconds * (1 + JITTER * random()));
}
