import type { JsonObject } from '../http/json';
import { type EditDeps, editAsHuman, type HumanEdit } from '../page/human-edit';
import { checksum, randomId, seededRandom } from './checksum';
import { type CalendarStore, emptyStore, type Role, type Settings } from './store';
import { addCalendar, addUser, shareCalendar } from './users';

interface SeedMember {
  email: string;
  role: Role;
  primary?: boolean;
  color?: number;
  hidden?: boolean;
  summaryOverride?: string;
}

export interface SeedCalendar {
  id: string;
  owner: string;
  summary: string;
  description?: string;
  timeZone?: string;
  /** Without members it is the owner's alone. */
  members?: SeedMember[];
  events?: JsonObject[];
  /** Done after the events are there: exceptions and cancelled occurrences. */
  edits?: Edit[];
}

type Edit = HumanEdit extends infer Each
  ? Each extends HumanEdit
    ? Omit<Each, 'user' | 'calendar'>
    : never
  : never;

export interface CalendarSeed {
  users: { email: string; name: string; timeZone?: string }[];
  calendars: SeedCalendar[];
  settings?: Partial<Settings>;
}

/** A store with what the seed says, or an empty one. */
export function createCalendarStore(
  seed?: CalendarSeed,
  deps: EditDeps = { now: Date.now, random: seededRandom(1) },
): CalendarStore {
  const store = emptyStore();
  if (seed) fillStore(store, seed, deps);
  return store;
}

/** Adds what a seed says to a store. */
export function fillStore(store: CalendarStore, seed: CalendarSeed, deps: EditDeps) {
  Object.assign(store.settings, seed.settings);
  for (const user of seed.users) {
    if (!store.users.has(user.email)) addUser(store, user);
  }
  for (const { members, events = [], edits = [], ...about } of seed.calendars) {
    const timeZone = about.timeZone ?? store.users.get(about.owner)?.timeZone ?? 'America/Chicago';
    addCalendar(store, { ...about, timeZone }, deps.now());
    for (const { email, role, ...options } of members ?? [{ email: about.owner, role: 'owner' }]) {
      shareCalendar(store, about.id, email, role as Role, options);
    }
    const where = { user: about.owner, calendar: about.id };
    for (const [index, event] of events.entries()) {
      // The same after a restart: an app that has seen these events knows them again.
      const seeded = { id: stableId(`${about.id}|${index}`), ...event };
      editAsHuman(store, { ...where, op: 'create', event: seeded }, deps);
    }
    for (const edit of edits) editAsHuman(store, { ...where, ...edit } as HumanEdit, deps);
  }
}

function stableId(key: string): string {
  return randomId(seededRandom(Number.parseInt(checksum(key).slice(-6), 36)));
}
