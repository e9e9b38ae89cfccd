import type { CalendarEvent } from '~/domain/calendar/events/event';
import type { EventBody } from '~/domain/calendar/events/event-body';
import { z } from '~/zod';
import { EVENT_FIELDS, GoogleEvent } from './google-event';
import { callGoogle, type Fetch } from './google-fetch.server';

/* https://developers.google.com/workspace/calendar/api/v3/reference */

interface CalendarListItem {
  id: string;
  summary: string;
  description: string | null;
  timeZone: string | null;
  accessRole: string;
  primary: boolean;
  selected: boolean;
  /** "#rrggbb", as the person sees it in Google. */
  color: string | null;
}

interface EventPage {
  events: CalendarEvent[];
  nextPageToken: string | null;
  /** Only on the last page. */
  nextSyncToken: string | null;
  timeZone: string | null;
  accessRole: string | null;
}

interface PageQuery {
  calendarId: string;
  pageSize: number;
  pageToken: string | null;
  /** With it only what changed since is listed. */
  syncToken: string | null;
  /** Day from which on a full list begins; Google takes none together with a sync token. */
  from: string | null;
}

interface Place {
  calendarId: string;
  eventId: string;
}

interface WatchChannel {
  resourceId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A person's Google Calendar. Each call is made once: waiting and trying again is the caller's. */
export interface GoogleCalendar {
  listCalendars(accessToken: string): Promise<CalendarListItem[]>;
  /** Makes a calendar in the person's list; answers its id. */
  insertCalendar(
    accessToken: string,
    body: { summary: string; description: string },
  ): Promise<string>;
  deleteCalendar(accessToken: string, calendarId: string): Promise<void>;
  listEvents(accessToken: string, query: PageQuery): Promise<EventPage>;
  getEvent(accessToken: string, place: Place): Promise<CalendarEvent>;
  /** One page of a series' occurrences. */
  listInstances(
    accessToken: string,
    place: Place,
    range: { from: string; to: string; pageToken: string | null },
  ): Promise<Pick<EventPage, 'events' | 'nextPageToken'>>;
  insertEvent(accessToken: string, calendarId: string, body: EventBody): Promise<CalendarEvent>;
  patchEvent(
    accessToken: string,
    place: Place & { etag: string },
    body: EventBody,
  ): Promise<CalendarEvent>;
  moveEvent(accessToken: string, place: Place, toCalendarId: string): Promise<CalendarEvent>;
  deleteEvent(accessToken: string, place: Place & { etag: string }): Promise<void>;
  watch(
    accessToken: string,
    calendarId: string,
    channel: { id: string; address: string; token: string; expiresAt: number },
  ): Promise<WatchChannel>;
  stopWatching(accessToken: string, channel: { id: string; resourceId: string }): Promise<void>;
}

interface Options {
  /** Without a slash at the end. */
  baseUrl: string;
  fetch: Fetch;
}

const MOST_CALENDARS = 250;
/** A person with more calendars than this sees the first ones. */
const MOST_LIST_PAGES = 8;
const MOST_INSTANCES = 2500;

export function createGoogleCalendar({ baseUrl, fetch }: Options): GoogleCalendar {
  const urlOf = (path: string, query: Record<string, string | number | null> = {}) => {
    const url = new URL(`${baseUrl}/calendar/v3/${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== null) url.searchParams.set(name, String(value));
    }
    return url;
  };
  const eventsPath = (calendarId: string) => `calendars/${encodeURIComponent(calendarId)}/events`;
  const eventPath = ({ calendarId, eventId }: Place) =>
    `${eventsPath(calendarId)}/${encodeURIComponent(eventId)}`;

  return {
    async listCalendars(accessToken) {
      const calendars: CalendarListItem[] = [];
      let pageToken: string | null = null;
      for (let page = 0; page < MOST_LIST_PAGES; page++) {
        const query = { maxResults: MOST_CALENDARS, pageToken };
        const url = urlOf('users/me/calendarList', query);
        const answer: z.output<typeof CalendarList> = await callGoogle(
          fetch,
          { method: 'GET', url, accessToken },
          CalendarList,
        );
        calendars.push(...answer.items);
        pageToken = answer.nextPageToken;
        if (!pageToken) break;
      }
      return calendars;
    },
    async insertCalendar(accessToken, body) {
      const url = urlOf('calendars');
      const { id } = await callGoogle(fetch, { method: 'POST', url, accessToken, body }, Created);
      return id;
    },
    async deleteCalendar(accessToken, calendarId) {
      const url = urlOf(`calendars/${encodeURIComponent(calendarId)}`);
      await callGoogle(fetch, { method: 'DELETE', url, accessToken }, z.unknown());
    },
    listEvents(accessToken, { calendarId, pageSize, pageToken, syncToken, from }) {
      const url = urlOf(eventsPath(calendarId), {
        maxResults: pageSize,
        singleEvents: 'false',
        fields: `nextPageToken,nextSyncToken,timeZone,accessRole,items(${EVENT_FIELDS})`,
        pageToken,
        syncToken,
        timeMin: syncToken || !from ? null : `${from}T00:00:00Z`,
      });
      return callGoogle(fetch, { method: 'GET', url, accessToken }, Page);
    },
    getEvent(accessToken, place) {
      const url = urlOf(eventPath(place), { fields: EVENT_FIELDS });
      return callGoogle(fetch, { method: 'GET', url, accessToken }, GoogleEvent);
    },
    listInstances(accessToken, place, { from, to, pageToken }) {
      const url = urlOf(`${eventPath(place)}/instances`, {
        timeMin: `${from}T00:00:00Z`,
        timeMax: `${to}T00:00:00Z`,
        maxResults: MOST_INSTANCES,
        fields: `nextPageToken,items(${EVENT_FIELDS})`,
        pageToken,
      });
      return callGoogle(fetch, { method: 'GET', url, accessToken }, Page);
    },
    insertEvent(accessToken, calendarId, body) {
      const url = urlOf(eventsPath(calendarId), { sendUpdates: 'none' });
      return callGoogle(fetch, { method: 'POST', url, accessToken, body }, GoogleEvent);
    },
    patchEvent(accessToken, { etag, ...place }, body) {
      const url = urlOf(eventPath(place), { sendUpdates: 'none' });
      const call = { method: 'PATCH', url, accessToken, body, ifMatch: etag } as const;
      return callGoogle(fetch, call, GoogleEvent);
    },
    moveEvent(accessToken, place, toCalendarId) {
      const query = { destination: toCalendarId, sendUpdates: 'none' };
      const url = urlOf(`${eventPath(place)}/move`, query);
      return callGoogle(fetch, { method: 'POST', url, accessToken }, GoogleEvent);
    },
    async deleteEvent(accessToken, { etag, ...place }) {
      const url = urlOf(eventPath(place), { sendUpdates: 'none' });
      await callGoogle(fetch, { method: 'DELETE', url, accessToken, ifMatch: etag }, z.unknown());
    },
    watch(accessToken, calendarId, { expiresAt, ...channel }) {
      const url = urlOf(`${eventsPath(calendarId)}/watch`);
      const body = { ...channel, type: 'web_hook', expiration: String(expiresAt) };
      return callGoogle(fetch, { method: 'POST', url, accessToken, body }, Channel);
    },
    async stopWatching(accessToken, channel) {
      const url = urlOf('channels/stop');
      await callGoogle(fetch, { method: 'POST', url, accessToken, body: channel }, z.unknown());
    },
  };
}

const token = z
  .string()
  .nullish()
  .transform((text) => text || null);

const Page = z
  .object({
    items: z.array(GoogleEvent).default([]),
    nextPageToken: token,
    nextSyncToken: token,
    timeZone: token,
    accessRole: token,
  })
  .transform(({ items, ...page }): EventPage => ({ ...page, events: items }));

const CalendarList = z.object({
  nextPageToken: token,
  items: z
    .array(
      z
        .object({
          id: z.string(),
          summary: z.string().nullish(),
          summaryOverride: z.string().nullish(),
          description: z.string().nullish(),
          timeZone: z.string().nullish(),
          accessRole: z.string(),
          primary: z.boolean().nullish(),
          selected: z.boolean().nullish(),
          backgroundColor: z.string().nullish(),
        })
        .transform(
          (item): CalendarListItem => ({
            id: item.id,
            summary: item.summaryOverride || item.summary || item.id,
            description: item.description ?? null,
            timeZone: item.timeZone ?? null,
            accessRole: item.accessRole,
            primary: item.primary === true,
            selected: item.selected === true,
            color: /^#[\da-f]{6}$/i.test(item.backgroundColor ?? '')
              ? (item.backgroundColor ?? null)
              : null,
          }),
        ),
    )
    .default([]),
});

const Created = z.object({ id: z.string().min(1) });

const Channel = z
  .object({ resourceId: z.string(), expiration: z.coerce.number() })
  .transform(({ resourceId, expiration }): WatchChannel => ({ resourceId, expiresAt: expiration }));
