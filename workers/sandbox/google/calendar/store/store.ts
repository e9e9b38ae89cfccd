import type { EventTime } from '../events/event-time';
import type { Barrier, FaultState } from '../http/faults';
import type { JsonObject } from '../http/json';
import type { RequestEntry } from '../http/request-entry';

export type Role = 'freeBusyReader' | 'reader' | 'writerWithoutPrivateAccess' | 'writer' | 'owner';
export type EventStatus = 'confirmed' | 'tentative' | 'cancelled';

export interface Person {
  readonly email: string;
  readonly displayName?: string;
}

/** An event as it is kept. Never changed in place: a write puts a new one in its stead. */
export interface StoredEvent {
  readonly id: string;
  readonly etag: string;
  /** The version of the calendar that this write made. */
  readonly version: number;
  readonly status: EventStatus;
  readonly created: number;
  readonly updated: number;
  readonly sequence: number;
  readonly iCalUID: string;
  readonly eventType: string;
  readonly creator: Person;
  readonly organizer: Person;
  readonly start: EventTime;
  readonly end: EventTime;
  readonly recurrence?: readonly string[];
  readonly recurringEventId?: string;
  readonly originalStart?: EventTime;
  /** Everything else that people write: summary, location, attendees, extended properties … */
  readonly fields: JsonObject;
  /** True of what a move leaves behind: an id and nothing else. */
  readonly isStub?: boolean;
  /** The status an exception had before its series or its occurrence went away. */
  readonly suspended?: EventStatus;
  /** The series before this write, to tell which occurrences a write took away. */
  readonly previous?: StoredEvent;
}

export interface Calendar {
  readonly id: string;
  readonly owner: string;
  /** Made through the API: what `calendar.app.created` allows an app to delete. */
  readonly isAppCreated?: boolean;
  summary: string;
  description?: string;
  location?: string;
  timeZone: string;
  version: number;
  events: Map<string, StoredEvent>;
  /** The id of the event that each version changed; version 1 stands first. */
  log: string[];
  /** Sync tokens of an earlier epoch, or older than the last purge, are expired. */
  tokenEpoch: number;
  purgedVersion: number;
  /** Writes answer 403 quotaExceeded. */
  isQuotaExceeded: boolean;
  updated: number;
}

export interface ListEntry {
  readonly calendarId: string;
  readonly role: Role;
  readonly version: number;
  readonly primary?: boolean;
  readonly selected?: boolean;
  readonly hidden?: boolean;
  readonly deleted?: boolean;
  readonly summaryOverride?: string;
  readonly colorId: string;
  readonly backgroundColor: string;
  readonly foregroundColor: string;
  /** What is told of a calendar that is not there any more. */
  readonly lastSummary?: string;
}

export interface User {
  readonly email: string;
  name: string;
  timeZone: string;
  entries: Map<string, ListEntry>;
  listVersion: number;
  listTokenEpoch: number;
}

export interface Channel {
  readonly id: string;
  readonly resourceId: string;
  readonly resourceUri: string;
  readonly calendarId: string;
  readonly email: string;
  readonly address: string;
  readonly token?: string;
  readonly expiration: number;
  readonly messages: number;
  /** What is still to be told; a second change before that adds nothing. */
  readonly pending?: 'sync' | 'exists';
}

/** The rest of a list whose first page was given out. */
export interface ListSnapshot {
  readonly calendarId: string;
  readonly items: readonly unknown[];
  readonly version: number;
}

export interface Settings {
  /** No page of calendarList has more, whatever was asked for. */
  calendarListPageCap: number | null;
  eventsPageCap: number | null;
  /** How often a page of events is cut short, from 0 to 1. */
  shortPageChance: number;
  perUserPerMinute: number | null;
  perProjectPerMinute: number | null;
  /** Deleted events vanish after so many days, and with them older sync tokens. */
  tombstoneDays: number;
}

export interface CalendarStore {
  users: Map<string, User>;
  calendars: Map<string, Calendar>;
  channels: Map<string, Channel>;
  pages: Map<string, ListSnapshot>;
  lastEtag: number;
  lastPage: number;
  /** Milliseconds the store's clock is ahead of the real one, or the instant it stands still at. */
  clock: { aheadMs: number; stoppedAt: number | null };
  settings: Settings;
  usage: { minute: number; total: number; users: Map<string, number> };
  faults: FaultState[];
  barriers: Barrier[];
  requests: RequestEntry[];
}

const DEFAULT_SETTINGS: Settings = {
  calendarListPageCap: null,
  eventsPageCap: null,
  shortPageChance: 0,
  perUserPerMinute: null,
  perProjectPerMinute: null,
  tombstoneDays: 30,
};

export function emptyStore(): CalendarStore {
  return {
    users: new Map(),
    calendars: new Map(),
    channels: new Map(),
    pages: new Map(),
    lastEtag: 0,
    lastPage: 0,
    clock: { aheadMs: 0, stoppedAt: null },
    settings: { ...DEFAULT_SETTINGS },
    usage: { minute: 0, total: 0, users: new Map() },
    faults: [],
    barriers: [],
    requests: [],
  };
}

/** The store's own clock, for whoever has no other. */
export function storeNow({ clock }: CalendarStore): number {
  return clock.stoppedAt ?? Date.now() + clock.aheadMs;
}
