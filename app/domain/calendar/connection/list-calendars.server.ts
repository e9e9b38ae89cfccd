import type { DomainError } from '~/domain/domain-error';
import { z } from '~/zod';
import { GoogleError, isGoogle } from '../google-error';
import { type CalendarServices, NOT_CONNECTED, RECONNECT_NEEDED } from '../google-services';
import { isOwnCalendar } from '../leave-by/own-calendar';
import { isWriter } from '../pull/pull-calendar.server';
import { askGoogle, GrantRejected } from '../tokens/access-token.server';
import type { ListedCalendar } from './listed-calendar';
import { googleSession, isConnected, readConnection } from './read-connection.server';

const CachedCalendars: z.ZodType<ListedCalendar[]> = z.array(
  z.object({
    id: z.string(),
    summary: z.string(),
    description: z.string().nullable(),
    primary: z.boolean(),
    selected: z.boolean(),
    color: z.string().nullable(),
    readOnly: z.boolean(),
  }),
);

const CACHED_SECONDS = 60;

type Outcome = { ok: true; calendars: ListedCalendar[] } | { ok: false; error: DomainError };

const UNREACHABLE: DomainError = {
  reason: 'delayed',
  message: 'Google Calendar does not answer. Please try again in a minute.',
  retryAfterSeconds: 60,
};

/** The calendars of the person's Google account, at most a minute old. */
export async function listCalendars(services: CalendarServices, userId: string): Promise<Outcome> {
  const found = await readConnection(services, userId);
  if (!found || !isConnected(found.connection)) return { ok: false, error: NOT_CONNECTED };
  if (found.connection.status === 'reconnect_needed') {
    return { ok: false, error: RECONNECT_NEEDED };
  }
  const { id, tokenVersion } = found.connection;
  const entry = {
    // Another account or a new grant has another version.
    key: `calendars:v2:${id}:${tokenVersion}`,
    schema: CachedCalendars,
    freshSeconds: CACHED_SECONDS,
    staleSeconds: 0,
  };
  try {
    const calendars = await services.cache.getOrSet(entry, () => fetchCalendars(services, found));
    return { ok: true, calendars };
  } catch (error) {
    if (error instanceof GrantRejected) {
      const suspect = error.status === 'auth_suspect';
      return { ok: false, error: suspect ? UNREACHABLE : RECONNECT_NEEDED };
    }
    if (isGoogle(error, 'scopeMissing')) return { ok: false, error: RECONNECT_NEEDED };
    if (!(error instanceof GoogleError)) throw error;
    return { ok: false, error: UNREACHABLE };
  }
}

async function fetchCalendars(
  services: CalendarServices,
  found: NonNullable<Awaited<ReturnType<typeof readConnection>>>,
): Promise<ListedCalendar[]> {
  const { calendar } = services.google;
  const session = googleSession(services, found);
  const all = await askGoogle(session, (token) => calendar.listCalendars(token));
  // The calendar of leave-by times is written by us alone: its events are no gigs and no bookings.
  const theirs = all.filter(({ description }) => !isOwnCalendar(description));
  return theirs.map(({ id, summary, description, primary, selected, color, accessRole }) => ({
    id,
    summary,
    description,
    primary,
    selected,
    color,
    readOnly: !isWriter(accessRole),
  }));
}
