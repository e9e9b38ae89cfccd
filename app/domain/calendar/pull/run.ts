import type { ConnectionRow, SyncStateRow } from '~/data/schema';
import type { Role } from '../calendar-roles';
import type { Lease } from '../connection/lease.server';
import type { CalendarServices } from '../google-services';
import type { Budget } from './budget';
import type { SyncWindow } from './window';

/** One sync of one connection, from taking the lease to giving it back. */
export interface Run extends Lease {
  services: CalendarServices;
  connection: ConnectionRow;
  userId: string;
  /** Seconds since 1970, by the database's clock when the run began. */
  now: number;
  window: SyncWindow;
  budget: Budget;
  states: SyncStateRow[];
  roles: Map<string, Role[]>;
  /** The access token in use. */
  accessToken: string | null;
  counts: SyncCounts;
  /** Gigs that were made or changed, whose places may have to be found. */
  writtenGigs: string[];
  /** How much was written to Google. */
  writes: number;
}

export interface SyncCounts {
  imported: number;
  /** Events that were examined. */
  total: number;
  deleted: number;
  travelEventsImported: number;
}

export function zonesOf(run: Run): Map<string, string> {
  return new Map(run.states.map((state) => [state.calendarId, state.timeZone ?? 'UTC']));
}
