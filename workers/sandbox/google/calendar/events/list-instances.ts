import { emptyTimeRange, notFound } from '../http/api-error';
import type { Call, Result } from '../http/call';
import { takePage } from '../http/page-of-list';
import { parametersKey, readCount, readFlag, readInstant } from '../http/query';
import { findCalendar } from '../store/access';
import type { StoredEvent } from '../store/store';
import { exceptionsBySeries, expandSeries } from './instances';
import { listHead, renderItems } from './list-events';

const FREE = new Set(['maxResults', 'pageToken', 'fields', 'access_token', 'alt', 'prettyPrint']);

/** The occurrences of one series, in the order of their starts. */
export function listInstances(call: Call): Result {
  const { store, user, query, fault } = call;
  const access = findCalendar(store, user, call.calendarId);
  const { calendar } = access;
  const master = calendar.events.get(call.eventId);
  if (!master) throw notFound();
  const showDeleted = readFlag(query, 'showDeleted') ?? false;
  const min = readInstant(query, 'timeMin') ?? Number.NEGATIVE_INFINITY;
  const max = readInstant(query, 'timeMax') ?? Number.POSITIVE_INFINITY;
  if (min >= max) throw emptyTimeRange();
  const zone = query.get('timeZone') ?? calendar.timeZone;
  const maxResults = readCount(query, 'maxResults', 250, 2500);
  const page = takePage({
    store,
    context: {
      email: user.email,
      list: calendar.id,
      parameters: `${master.id} ${parametersKey(query, FREE)}`,
    },
    pageToken: query.get('pageToken'),
    maxResults: Math.min(maxResults, store.settings.eventsPageCap ?? maxResults),
    isEmptied: fault?.emptyPage ?? false,
    list() {
      if (!master.recurrence) return { items: [], version: calendar.version };
      const exceptions =
        exceptionsBySeries(calendar).get(master.id) ?? new Map<string, StoredEvent>();
      const items = expandSeries(master, exceptions, calendar.timeZone, { min, max }).filter(
        ({ status }) => showDeleted || status !== 'cancelled',
      );
      return { items, version: calendar.version };
    },
  });
  return {
    body: {
      ...listHead(access, zone),
      ...(page.nextPageToken !== null && { nextPageToken: page.nextPageToken }),
      items: renderItems(page.items, access, { zone, showDeleted }, call),
    },
  };
}
