import { type SQL, sql } from 'drizzle-orm';
import type { ConnectionRow } from '~/data/schema';
import { errorText } from '~/domain/error-text';
import { commit } from '../connection/lease.server';
import { withoutCreatingCalendars } from '../connection/scopes';
import { GoogleError, type GoogleErrorKind, isGoogle } from '../google-error';
import type { Run } from '../pull/run';
import { BLOCKED_SECONDS } from '../push/push-gigs.server';
import { deleteOwnCalendar, ensureOwnCalendar } from './own-calendar.server';
import { writeBlocks } from './write-blocks.server';

/**
 * Keeps the calendar of leave-by times, or deletes it once it is turned off. What Google rejects is
 * noted for the person and tried again by the next run: the other calendars do not wait for this one.
 * True when nothing is left to do now.
 */
export async function syncLeaveBy(run: Run): Promise<boolean> {
  const { leaveBy, leaveByCalendarId, pushBlockedUntil } = run.connection;
  if (leaveBy === 'off' || (pushBlockedUntil ?? 0) > run.now) return true;
  const isNew = leaveByCalendarId === null;
  try {
    if (leaveBy === 'ending') {
      await deleteOwnCalendar(run);
      await turnedOff(run, null);
      return true;
    }
    const finished = await writeBlocks(run, await ensureOwnCalendar(run));
    if (run.connection.leaveByError !== null) await change(run, sql`leave_by_error = NULL`);
    return finished;
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    console.info('leave-by times not written', {
      connectionId: run.connectionId,
      error: errorText(error),
    });
    await noteFailure(run, error, isNew);
    return true;
  }
}

type LeaveByError = NonNullable<ConnectionRow['leaveByError']>;

const REJECTED: GoogleErrorKind[] = ['scopeMissing', 'forbidden'];

async function noteFailure(run: Run, error: GoogleError, isNew: boolean): Promise<void> {
  const isRejected = isGoogle(error, 'scopeMissing');
  if (isRejected) await rejectScope(run);
  if (run.connection.leaveBy === 'ending') {
    // Only the person can delete it now.
    if (REJECTED.includes(error.kind)) await turnedOff(run, 'calendar_left');
    return;
  }
  // One that was just made is not found everywhere at once.
  if (isGoogle(error, 'notFound') && !isNew) return turnedOff(run, 'calendar_deleted');
  if (isGoogle(error, 'writeBlocked')) run.connection.pushBlockedUntil = run.now + BLOCKED_SECONDS;
  const code: LeaveByError = isRejected ? 'scope_missing' : 'unavailable';
  await change(run, sql`leave_by_error = ${code}`);
}

/** Turned on again, it asks for consent, whatever was granted before. */
function rejectScope(run: Run): Promise<void> {
  return change(run, sql`scopes = ${withoutCreatingCalendars(run.connection.scopes)}`);
}

async function turnedOff(run: Run, error: LeaveByError | null): Promise<void> {
  const forget = sql`DELETE FROM leave_by_events
    WHERE user_id = ${run.userId} AND connection_id = ${run.connectionId}`;
  const columns = sql`leave_by = 'off', leave_by_calendar_id = NULL, leave_by_error = ${error}`;
  await change(run, columns, [forget]);
}

async function change(run: Run, columns: SQL, along: SQL[] = []): Promise<void> {
  const update = sql`UPDATE calendar_connections SET ${columns}
    WHERE id = ${run.connectionId} AND user_id = ${run.userId}`;
  await commit(run.services, run, [update, ...along], run);
}
