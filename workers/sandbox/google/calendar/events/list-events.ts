import { ApiError, emptyTimeRange, invalid } from '../http/api-error';
import type { Call, Result } from '../http/call';
import type { Json, JsonObject } from '../http/json';
import { takePage } from '../http/page-of-list';
import {
  parametersKey,
  readChoice,
  readCount,
  readFlag,
  readInstant,
  rejectWithSyncToken,
} from '../http/query';
import { type Access, findCalendar } from '../store/access';
import { isTombstone, purgeTombstones } from '../store/commit-event';
import type { Calendar, StoredEvent } from '../store/store';
import { makeSyncToken, readSyncToken } from '../store/sync-token';
import { instantOf } from './event-time';
import { exceptionsBySeries, expandSeries, touches } from './instances';
import { lastStart } from './recurrence';
import { byStart, renderEvent } from './render-event';

const DAY_MS = 86_400_000;
/** Of a deleted series that was listed by occurrence, so much is reported as cancelled. */
const CANCELLED_MS = 182 * DAY_MS;

/** Parameters that may differ from one page to the next. */
const FREE_IN_PAGES = new Set([
  'maxResults',
  'pageToken',
  'fields',
  'access_token',
  'alt',
  'prettyPrint',
  'key',
  'quotaUser',
]);
/** And those that may differ from one sync to the next: a first list may have had a window. */
const FREE_IN_SYNCS = new Set([...FREE_IN_PAGES, 'syncToken', 'timeMin', 'timeMax', 'timeZone']);
const NOT_WITH_TOKEN = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
];
/** A list narrowed by these gives no token: later changes could not be told from it. */
const WITHOUT_TOKEN = NOT_WITH_TOKEN.filter((name) => name !== 'timeMin' && name !== 'timeMax');

export function listEvents(call: Call): Result {
  const { store, user, query, random, fault } = call;
  const access = findCalendar(store, user, call.calendarId);
  const { calendar } = access;
  const { settings } = store;
  purgeTombstones(calendar, call.now - settings.tombstoneDays * DAY_MS);
  const filter = readFilter(call, calendar);
  let maxResults = readCount(query, 'maxResults', 250, 2500);
  maxResults = Math.min(maxResults, settings.eventsPageCap ?? maxResults);
  if (settings.shortPageChance > 0 && random() < settings.shortPageChance) {
    maxResults = Math.floor(random() * maxResults);
  }
  const context = {
    email: user.email,
    list: calendar.id,
    parameters: parametersKey(query, FREE_IN_PAGES),
  };
  const syncContext = { ...context, parameters: parametersKey(query, FREE_IN_SYNCS) };
  const syncToken = query.get('syncToken');
  if (syncToken !== null) {
    rejectWithSyncToken(query, NOT_WITH_TOKEN);
    if (filter.showDeleted === false) {
      throw invalid('Sync token cannot be combined with showDeleted=false.', 'showDeleted');
    }
  }
  // Not saying it is saying false, in a first list.
  if (query.get('showDeleted') === 'false') {
    syncContext.parameters = syncContext.parameters.replace(/&?showDeleted=false/, '');
  }

  const page = takePage({
    store,
    context,
    pageToken: query.get('pageToken'),
    maxResults,
    isEmptied: maxResults === 0 || (fault?.emptyPage ?? false),
    list() {
      const since =
        syncToken === null
          ? null
          : readSyncToken(syncToken, syncContext, {
              version: calendar.version,
              epoch: calendar.tokenEpoch,
              purgedVersion: calendar.purgedVersion,
            });
      const items =
        since === null ? wholeList(calendar, filter) : changesSince(calendar, filter, since, call);
      return { items, version: calendar.version };
    },
  });
  const items = renderItems(page.items, access, filter, call);
  const hasToken = page.nextPageToken === null && !WITHOUT_TOKEN.some((name) => query.has(name));
  return {
    body: {
      ...listHead(access, filter.zone),
      ...(page.nextPageToken !== null && { nextPageToken: page.nextPageToken }),
      ...(hasToken && {
        nextSyncToken: makeSyncToken(syncContext, page.version, calendar.tokenEpoch),
      }),
      items,
    },
  };
}

/** What stands above the items of every list of events. */
export function listHead({ calendar, entry, role }: Access, zone: string): JsonObject {
  return {
    kind: 'calendar#events',
    etag: `"p${calendar.version.toString(32)}o"`,
    summary: calendar.summary,
    description: calendar.description ?? '',
    updated: new Date(calendar.updated).toISOString(),
    timeZone: zone,
    accessRole: role,
    defaultReminders: entry.primary ? [{ method: 'popup', minutes: 30 }] : [],
  };
}

type Filter = ReturnType<typeof readFilter>;

function readFilter({ query, now, store }: Call, calendar: Calendar) {
  const singleEvents = readFlag(query, 'singleEvents') ?? false;
  const orderBy = readChoice(query, 'orderBy', ['startTime', 'updated']);
  if (orderBy === 'startTime' && !singleEvents) {
    throw badOrder();
  }
  const timeMin = readInstant(query, 'timeMin');
  const timeMax = readInstant(query, 'timeMax');
  if (timeMin !== null && timeMax !== null && timeMin >= timeMax) throw emptyTimeRange();
  const updatedMin = readInstant(query, 'updatedMin');
  if (updatedMin !== null && updatedMin < now - store.settings.tombstoneDays * DAY_MS) {
    throw new ApiError(
      410,
      'updatedMinTooLongAgo',
      'The requested minimum modification time lies too far in the past.',
      { domain: 'calendar', location: ['parameter', 'updatedMin'] },
    );
  }
  return {
    singleEvents,
    orderBy,
    updatedMin,
    showDeleted: readFlag(query, 'showDeleted'),
    window: {
      min: timeMin ?? Number.NEGATIVE_INFINITY,
      max: timeMax ?? Number.POSITIVE_INFINITY,
    },
    hasWindow: timeMin !== null || timeMax !== null,
    eventTypes: query.getAll('eventTypes'),
    iCalUID: query.get('iCalUID'),
    q: query.get('q')?.toLowerCase() ?? null,
    properties: (['private', 'shared'] as const).flatMap((kind) =>
      query.getAll(`${kind}ExtendedProperty`).map((text) => readProperty(kind, text)),
    ),
    zone: query.get('timeZone') ?? calendar.timeZone,
  };
}

function badOrder() {
  return new ApiError(
    400,
    'badRequest',
    'The requested ordering is not available for the particular query.',
    { location: ['parameter', 'orderBy'] },
  );
}

function readProperty(kind: 'private' | 'shared', text: string) {
  const at = text.indexOf('=');
  if (at < 1) throw invalid('Invalid constraint.', `${kind}ExtendedProperty`);
  return { kind, key: text.slice(0, at), value: text.slice(at + 1) };
}

function wholeList(calendar: Calendar, filter: Filter): StoredEvent[] {
  const { timeZone } = calendar;
  const listed: StoredEvent[] = [];
  const exceptions = filter.singleEvents ? exceptionsBySeries(calendar) : null;
  for (const event of calendar.events.values()) {
    if (filter.updatedMin !== null && event.updated < filter.updatedMin) continue;
    if (!fits(event, filter)) continue;
    if (exceptions && event.recurringEventId) continue;
    if (exceptions && event.recurrence) {
      const known = exceptions.get(event.id) ?? new Map<string, StoredEvent>();
      listed.push(
        ...expandSeries(event, known, timeZone, filter.window).filter(
          ({ status }) => status !== 'cancelled' || filter.showDeleted === true,
        ),
      );
      continue;
    }
    if (!isShown(event, filter)) continue;
    if (filter.hasWindow && !isInWindow(event, timeZone, filter)) continue;
    listed.push(event);
  }
  if (filter.orderBy === 'startTime') listed.sort(byStart);
  if (filter.orderBy === 'updated') listed.sort((one, other) => one.updated - other.updated);
  return listed;
}

/** Cancelled occurrences are part of their series; other deleted events show only when asked for. */
function isShown(event: StoredEvent, filter: Filter): boolean {
  if (event.status !== 'cancelled' || filter.showDeleted === true) return true;
  return filter.updatedMin !== null || !isTombstone(event);
}

function isInWindow(event: StoredEvent, zone: string, { window }: Filter): boolean {
  if (!event.recurrence) return touches(event, zone, window);
  const length = instantOf(event.end, zone) - instantOf(event.start, zone);
  return (
    instantOf(event.start, zone) < window.max && lastStart(event) + length + DAY_MS > window.min
  );
}

function fits(event: StoredEvent, filter: Filter): boolean {
  const { eventTypes, iCalUID, q, properties } = filter;
  if (eventTypes.length > 0 && !eventTypes.includes(event.eventType)) return false;
  if (iCalUID !== null && event.iCalUID !== iCalUID) return false;
  if (q !== null && !searchText(event).includes(q)) return false;
  const { extendedProperties } = event.fields;
  return properties.every(
    ({ kind, key, value }) =>
      ((extendedProperties as JsonObject | undefined)?.[kind] as JsonObject | undefined)?.[key] ===
      value,
  );
}

function searchText({ fields }: StoredEvent): string {
  return [fields.summary, fields.description, fields.location].join('\n').toLowerCase();
}

/** Every event written since a version, each once and as it is now. */
function changesSince(calendar: Calendar, filter: Filter, since: number, { now }: Call) {
  const changes: StoredEvent[] = [];
  const ids = new Set(calendar.log.slice(since));
  const exceptions = filter.singleEvents ? exceptionsBySeries(calendar) : null;
  const listed = new Set<string>();
  for (const id of ids) {
    const event = calendar.events.get(id);
    if (!event || !fits(event, filter)) continue;
    if (!exceptions || !event.recurrence) {
      if (!listed.has(id)) changes.push(event);
      listed.add(id);
      continue;
    }
    const known = exceptions.get(id) ?? new Map<string, StoredEvent>();
    for (const instance of [
      ...expandSeries(event, known, calendar.timeZone, filter.window),
      ...vanished(event, known, calendar.timeZone, since, now),
    ]) {
      if (!listed.has(instance.id)) changes.push(instance);
      listed.add(instance.id);
    }
  }
  return changes;
}

/** Occurrences that a series had at an earlier version and has no more. */
function vanished(
  master: StoredEvent,
  exceptions: ReadonlyMap<string, StoredEvent>,
  zone: string,
  since: number,
  now: number,
): StoredEvent[] {
  let before = master.previous;
  while (before && before.version > since) before = before.previous;
  if (!before) return [];
  const window = { min: now - CANCELLED_MS, max: now + CANCELLED_MS };
  const still = new Set(
    expandSeries(master, exceptions, zone, window).map((instance) => instance.id),
  );
  return expandSeries(before, exceptions, zone, window)
    .filter(({ id }) => !still.has(id))
    .map((instance) => ({ ...instance, etag: master.etag, status: 'cancelled' }));
}

/** The events of a page as JSON. */
export function renderItems(
  events: readonly StoredEvent[],
  { calendar, hidesPrivate }: Access,
  { zone, showDeleted }: { zone: string; showDeleted: boolean | null },
  { fault }: Call,
): Json[] {
  const cancelled = showDeleted === true ? ('details' as const) : ('id' as const);
  const view = { zone, hidesPrivate, cancelled };
  const items: Json[] = events.map((event) => renderEvent(event, calendar, view));
  const first = items[0];
  if (fault?.duplicateItem && first !== undefined) items.push(first);
  return items;
}
