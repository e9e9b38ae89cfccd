import type { Grant } from './http/answer-calendar';
import type { EditDeps } from './page/human-edit';
import { defaultSeed } from './seed/default-seed';
import { seededRandom } from './store/checksum';
import { createCalendarStore } from './store/create-store';
import { type CalendarStore, storeNow } from './store/store';

/** Google's own limits, so that a sync that asks too fast is told so here first. */
const GOOGLE_LIMITS = { perUserPerMinute: 600, perProjectPerMinute: 10_000 };

/** The calendars of a running sandbox. */
export interface SandboxCalendar {
  store: CalendarStore;
  now: () => number;
  random: () => number;
  snapshots: Map<string, CalendarStore>;
  /** Access tokens given out by a control, beside those of the sandbox's OAuth. */
  tokens: Map<string, Grant>;
}

/** Made when first asked for: in workerd no clock runs before the first request. */
export function createSandboxCalendar(): SandboxCalendar {
  const random = seededRandom(Date.now());
  const store = seededStore({ now: Date.now, random });
  return { store, now: () => storeNow(store), random, snapshots: new Map(), tokens: new Map() };
}

/** The default seed under Google's limits. */
export function seededStore(deps: EditDeps): CalendarStore {
  const store = createCalendarStore(defaultSeed(deps.now()), deps);
  Object.assign(store.settings, GOOGLE_LIMITS);
  return store;
}
