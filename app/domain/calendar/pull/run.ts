import type { ConnectionRow, SyncStateRow } from '~/data/schema';
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
  /** Gigs that were made or changed, whose places may have to be found. */
  writtenGigs: string[];
  /** How many gigs were to be sent: what came of it the next run reads. */
  pushes: number;
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
