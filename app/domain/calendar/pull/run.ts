import type { ConnectionRow, SyncStateRow } from '~/data/schema';
import { z } from '~/zod';
import type { Role } from '../calendar-roles';
import type { Lease } from '../connection/lease.server';
import type { CalendarServices } from '../google-services';
import type { Budget } from './budget';
import type { SyncWindow } from './window';

/** What calls to Google are made with. */
export interface GoogleSession {
  services: Pick<CalendarServices, 'db' | 'google'>;
  connection: ConnectionRow;
  /** Seconds since 1970, by the database's clock when it began. */
  now: number;
  budget: Budget;
  /** The access token in use. */
  accessToken: string | null;
}

/** One sync of one connection, from taking the lease to giving it back. */
export interface Run extends Lease, GoogleSession {
  services: CalendarServices;
  userId: string;
  window: SyncWindow;
  states: SyncStateRow[];
  roles: Map<string, Role[]>;
  counts: SyncCounts;
  /** By the runs before this one, if it goes on with their sync. */
  countedBefore: SyncCounts;
  /** Gigs that were made or changed, whose places may have to be found. */
  writtenGigs: string[];
  /** How many gigs were to be sent: what came of it the next run reads. */
  pushes: number;
}

const SyncCounts = z.object({
  imported: z.number(),
  /** Events that were examined. */
  total: z.number(),
  deleted: z.number(),
  travelEventsImported: z.number(),
});
export type SyncCounts = z.infer<typeof SyncCounts>;

export function noCounts(): SyncCounts {
  return { imported: 0, total: 0, deleted: 0, travelEventsImported: 0 };
}

/** What the last sync did, over all its runs; null before the first. */
export function countsOf({ syncCounts }: Pick<ConnectionRow, 'syncCounts'>): SyncCounts | null {
  return syncCounts === null ? null : SyncCounts.parse(JSON.parse(syncCounts));
}

export function addCounts(a: SyncCounts, b: SyncCounts): SyncCounts {
  return {
    imported: a.imported + b.imported,
    total: a.total + b.total,
    deleted: a.deleted + b.deleted,
    travelEventsImported: a.travelEventsImported + b.travelEventsImported,
  };
}

export function zonesOf(run: Run): Map<string, string> {
  return new Map(run.states.map((state) => [state.calendarId, state.timeZone ?? 'UTC']));
}
