import type { Refusal } from '~/domain/refusal';
import { GoogleError } from '../google-error';
import { type CalendarServices, NOT_CONNECTED, RECONNECT_NEEDED } from '../google-services';
import { askGoogle, GrantRefused } from '../tokens/access-token.server';
import { googleSession, isConnected, readConnection } from './read-connection.server';

interface ListedCalendar {
  id: string;
  summary: string;
  description: string | null;
  primary: boolean;
  selected: boolean;
}

type Outcome = { ok: true; calendars: ListedCalendar[] } | { ok: false; refusal: Refusal };

const UNREACHABLE: Refusal = {
  reason: 'delayed',
  message: 'Google Calendar does not answer. Please try again in a minute.',
  retryAfterSeconds: 60,
};

/** The calendars of the person's Google account. */
export async function listCalendars(services: CalendarServices, userId: string): Promise<Outcome> {
  const found = await readConnection(services, userId);
  if (!found || !isConnected(found.connection)) return { ok: false, refusal: NOT_CONNECTED };
  if (found.connection.status === 'reconnect_needed') {
    return { ok: false, refusal: RECONNECT_NEEDED };
  }
  const { calendar } = services.google;
  try {
    const session = googleSession(services, found);
    const all = await askGoogle(session, (token) => calendar.listCalendars(token));
    const calendars = all.map(({ id, summary, description, primary, selected }) => ({
      id,
      summary,
      description,
      primary,
      selected,
    }));
    return { ok: true, calendars };
  } catch (error) {
    if (error instanceof GrantRefused) {
      const suspect = error.status === 'auth_suspect';
      return { ok: false, refusal: suspect ? UNREACHABLE : RECONNECT_NEEDED };
    }
    if (!(error instanceof GoogleError)) throw error;
    return { ok: false, refusal: UNREACHABLE };
  }
}
