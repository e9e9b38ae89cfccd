import { sql } from 'drizzle-orm';
import { errorText } from '~/domain/error-text';
import { forgetLeaveBy } from '../connection/detach.server';
import { commit, LeaseLost } from '../connection/lease.server';
import { GoogleError, isGoogle } from '../google-error';
import type { GoogleSession, Run } from '../pull/run';
import { askGoogle, GrantRejected } from '../tokens/access-token.server';
import { isCalendarOf, ownCalendarBody } from './own-calendar';

/**
 * The id of the calendar for leave-by times, which is made the first time. One that is left from
 * before is deleted: nobody knows any more which of its events is which.
 */
export async function ensureOwnCalendar(run: Run): Promise<string> {
  const { connection, connectionId, userId, services } = run;
  if (connection.leaveByCalendarId) return connection.leaveByCalendarId;
  const { calendar } = services.google;
  const id = await askGoogle(run, async (token) => {
    // Looked for before each try: an answer that was lost must not make a second one.
    await deleteAll(run, token, () => commit(services, run, [], run));
    return calendar.insertCalendar(token, ownCalendarBody(connectionId));
  });
  const note = sql`UPDATE calendar_connections SET leave_by_calendar_id = ${id}
    WHERE id = ${connectionId} AND user_id = ${userId}`;
  try {
    await commit(services, run, [note, forgetLeaveBy(services, connection)], run);
  } catch (error) {
    // The next run makes its own.
    if (error instanceof LeaseLost) {
      await askGoogle(run, (token) => calendar.deleteCalendar(token, id));
    }
    throw error;
  }
  run.connection = { ...run.connection, leaveByCalendarId: id };
  return id;
}

/** Deletes the calendar with all that is in it. One that is not there any more is no failure. */
export async function deleteOwnCalendar(run: Run): Promise<void> {
  await askGoogle(run, (token) => deleteAll(run, token, () => commit(run.services, run, [], run)));
}

/** For who ends the connection: what Google does not delete now, they can delete by hand. */
export async function deleteOwnCalendarIfPossible(session: GoogleSession): Promise<void> {
  if (session.connection.leaveBy === 'off') return;
  try {
    await askGoogle(session, (token) => deleteAll(session, token));
  } catch (error) {
    if (!(error instanceof GoogleError || error instanceof GrantRejected)) throw error;
    console.info('leave-by calendar not deleted', { error: errorText(error) });
  }
}

/**
 * The one that is known, and all that can be found. Of a run that has lost its lease the list may
 * have what another one made: `check` comes before anything is deleted.
 */
async function deleteAll(
  session: GoogleSession,
  token: string,
  check: () => Promise<void> = async () => {},
): Promise<void> {
  const { budget, connection, services } = session;
  const { calendar } = services.google;
  budget.spend('requests', 1);
  const all = await calendar.listCalendars(token);
  const found = all.flatMap(({ id, description, accessRole }) =>
    accessRole === 'owner' && isCalendarOf(connection.id, description) ? [id] : [],
  );
  const known = connection.leaveByCalendarId;
  const ids = new Set(known ? [known, ...found] : found);
  await check();
  for (const id of ids) {
    budget.spend('requests', 1);
    try {
      await calendar.deleteCalendar(token, id);
    } catch (error) {
      if (!isGoogle(error, 'notFound', 'deleted')) throw error;
    }
  }
}
