import { sql } from 'drizzle-orm';
import { errorText } from '~/domain/error-text';
import { commit } from '../connection/lease.server';
import { GoogleError, isGoogle } from '../google-error';
import type { GoogleSession, Run } from '../pull/run';
import { askGoogle, GrantRejected } from '../tokens/access-token.server';
import { isCalendarOf, ownCalendarBody } from './own-calendar';

/** The id of the calendar for leave-by times, which is made the first time. */
export async function ensureOwnCalendar(run: Run): Promise<string> {
  const { connection, connectionId, userId, services } = run;
  if (connection.leaveByCalendarId) return connection.leaveByCalendarId;
  const { calendar } = services.google;
  const id = await askGoogle(run, async (token) => {
    // Looked for before each try: an answer that was lost must not make a second one.
    const found = await findOwnCalendar(run, token);
    return found ?? calendar.insertCalendar(token, ownCalendarBody(connectionId));
  });
  const note = sql`UPDATE calendar_connections SET leave_by_calendar_id = ${id}
    WHERE id = ${connectionId} AND user_id = ${userId}`;
  await commit(services, run, [note], run);
  run.connection = { ...run.connection, leaveByCalendarId: id };
  return id;
}

/** Deletes the calendar with all that is in it. One that is not there any more is no failure. */
export async function deleteOwnCalendar(session: GoogleSession): Promise<void> {
  const { calendar } = session.services.google;
  try {
    await askGoogle(session, async (token) => {
      const known = session.connection.leaveByCalendarId;
      const id = known ?? (await findOwnCalendar(session, token));
      if (id) await calendar.deleteCalendar(token, id);
    });
  } catch (error) {
    if (!isGoogle(error, 'notFound', 'deleted')) throw error;
  }
}

/** For who ends the connection: what Google does not delete now, they can delete by hand. */
export async function deleteOwnCalendarIfPossible(session: GoogleSession): Promise<void> {
  if (session.connection.leaveBy === 'off') return;
  try {
    await deleteOwnCalendar(session);
  } catch (error) {
    if (!(error instanceof GoogleError || error instanceof GrantRejected)) throw error;
    console.info('leave-by calendar not deleted', { error: errorText(error) });
  }
}

async function findOwnCalendar(session: GoogleSession, token: string): Promise<string | null> {
  session.budget.spend('requests', 1);
  const all = await session.services.google.calendar.listCalendars(token);
  const own = all.find(
    ({ description, accessRole }) =>
      accessRole === 'owner' && isCalendarOf(session.connection.id, description),
  );
  return own?.id ?? null;
}
