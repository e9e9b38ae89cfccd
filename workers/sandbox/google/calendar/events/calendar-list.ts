import { notFound } from '../http/api-error';
import type { Call, Result } from '../http/call';
import type { JsonObject } from '../http/json';
import { takePage } from '../http/page-of-list';
import { parametersKey, readChoice, readCount, readFlag, rejectWithSyncToken } from '../http/query';
import { findCalendar, isAtLeast, ROLES } from '../store/access';
import { checksum } from '../store/checksum';
import type { CalendarStore, ListEntry, Role, User } from '../store/store';
import { makeSyncToken, readSyncToken } from '../store/sync-token';

const LIST = 'calendarList';
/** These may differ from page to page; `showDeleted` and `showHidden` are implied by a sync token. */
const FREE = new Set([
  'maxResults',
  'pageToken',
  'syncToken',
  'fields',
  'access_token',
  'alt',
  'prettyPrint',
  'key',
]);

export function listCalendars({ store, user, query, fault }: Call): Result {
  const cap = store.settings.calendarListPageCap ?? 250;
  const maxResults = Math.min(readCount(query, 'maxResults', 100, 250), cap);
  const least = readChoice(query, 'minAccessRole', ROLES) as Role | null;
  const showDeleted = readFlag(query, 'showDeleted') ?? false;
  const showHidden = readFlag(query, 'showHidden') ?? false;
  const syncToken = query.get('syncToken');
  const context = { email: user.email, list: LIST, parameters: parametersKey(query, FREE) };
  // The flags say what a first list shows; later ones show every change.
  const syncContext = { ...context, parameters: '' };
  if (syncToken !== null) rejectWithSyncToken(query, ['minAccessRole']);

  const page = takePage({
    store,
    context,
    pageToken: query.get('pageToken'),
    maxResults,
    isEmptied: fault?.emptyPage ?? false,
    list() {
      const since =
        syncToken === null
          ? null
          : readSyncToken(syncToken, syncContext, {
              version: user.listVersion,
              epoch: user.listTokenEpoch,
              purgedVersion: 0,
            });
      const items = [...user.entries.values()].filter((entry) =>
        since === null
          ? (showDeleted || !entry.deleted) &&
            (showHidden || !entry.hidden) &&
            (least === null || isAtLeast(entry.role, least))
          : entry.version > since,
      );
      return { items, version: user.listVersion };
    },
  });
  const items = page.items.map((entry) => renderEntry(store, entry));
  const first = items[0];
  if (fault?.duplicateItem && first) items.push(first);
  return {
    body: {
      kind: 'calendar#calendarList',
      etag: `"p${checksum(`${user.email} ${user.listVersion}`)}"`,
      ...(page.nextPageToken === null
        ? { nextSyncToken: makeSyncToken(syncContext, page.version, user.listTokenEpoch) }
        : { nextPageToken: page.nextPageToken }),
      items,
    },
  };
}

export function getListEntry({ store, user, calendarId }: Call): Result {
  const entry = user.entries.get(calendarId === 'primary' ? user.email : calendarId);
  if (!entry || entry.deleted) throw notFound();
  return { body: renderEntry(store, entry) };
}

export function getCalendar({ store, user, calendarId }: Call): Result {
  const { calendar } = findCalendar(store, user, calendarId);
  return {
    body: {
      kind: 'calendar#calendar',
      etag: `"${checksum(`${calendar.id} ${calendar.summary} ${calendar.timeZone}`)}"`,
      id: calendar.id,
      summary: calendar.summary,
      description: calendar.description,
      location: calendar.location,
      timeZone: calendar.timeZone,
      conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
    },
  };
}

function renderEntry(store: CalendarStore, entry: ListEntry): JsonObject {
  const calendar = store.calendars.get(entry.calendarId);
  return {
    kind: 'calendar#calendarListEntry',
    etag: `"${checksum(`${entry.calendarId} ${entry.version}`)}"`,
    id: entry.calendarId,
    summary: calendar?.summary ?? entry.lastSummary,
    description: calendar?.description,
    location: calendar?.location,
    timeZone: calendar?.timeZone,
    summaryOverride: entry.summaryOverride,
    colorId: entry.colorId,
    backgroundColor: entry.backgroundColor,
    foregroundColor: entry.foregroundColor,
    hidden: entry.hidden,
    selected: entry.selected,
    accessRole: entry.role,
    defaultReminders: entry.primary ? [{ method: 'popup', minutes: 30 }] : [],
    primary: entry.primary,
    deleted: entry.deleted,
    conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
  };
}

/** Puts a calendar into somebody's list, or changes how it stands there. */
export function putEntry(user: User, entry: Omit<ListEntry, 'version'>) {
  user.listVersion++;
  user.entries.set(entry.calendarId, { ...entry, version: user.listVersion });
}
