import { and, eq, sql } from 'drizzle-orm';
import {
  type ConnectionRow,
  calendarConnections,
  calendarSyncState,
  eventLinks,
} from '~/data/schema';
import type { DomainError } from '~/domain/domain-error';
import { calendarRoles, gigTypeOf, type RoleCalendars } from '../calendar-roles';
import { type CalendarServices, NOT_CONNECTED } from '../google-services';
import { sha256Hex } from '../tokens/sha256';
import {
  type CalendarSettings,
  type CalendarSettingsInput,
  LISTED_ITEMS,
  SAME_CALENDAR_ERROR,
  type TwoWayItem,
  type TwoWayPreview,
} from './calendar-settings';
import { startConnecting } from './connect.server';
import { detachLinks, forgetCalendars, forgetLeaveBy } from './detach.server';
import { listCalendars } from './list-calendars.server';
import { listPending } from './pending.server';
import { isConnected, readConnection } from './read-connection.server';
import { readCalendarSettings } from './read-settings.server';
import { canCreateCalendars, canWrite } from './scopes';

type Outcome =
  | { ok: true; settings: CalendarSettings }
  | { ok: true; preview: TwoWayPreview; items: TwoWayItem[]; confirmToken: string }
  | { ok: false; error: DomainError };

const NO_SUCH_CALENDAR: DomainError = {
  reason: 'not_found',
  message: 'This calendar does not exist.',
};

/** Changes which calendars are synced, and whether edits made here go to Google. */
export async function saveCalendarSettings(
  services: CalendarServices,
  userId: string,
  input: CalendarSettingsInput,
): Promise<Outcome> {
  const { db } = services;
  const found = await readConnection(services, userId);
  if (!found || !isConnected(found.connection)) return { ok: false, error: NOT_CONNECTED };
  const { connection, now } = found;
  const chosen = chosenCalendars(connection, input);
  if (chosen.bookedCalendarId && chosen.bookedCalendarId === chosen.possibleCalendarId) {
    return { ok: false, error: { reason: 'invalid', ...SAME_CALENDAR_ERROR } };
  }
  const unknown = await unknownCalendar(services, userId, connection, chosen);
  if (unknown) return { ok: false, error: unknown };

  if (input.leaveByTimes && !canCreateCalendars(connection.scopes)) {
    const authUrl = await startConnecting(services, userId, { leaveBy: true });
    const message = 'Allow a calendar for leave-by times first.';
    return { ok: false, error: { reason: 'scope_needed', message, authUrl } };
  }
  if (input.twoWaySync && !connection.twoWay) {
    if (!canWrite(connection.scopes)) {
      const authUrl = await startConnecting(services, userId);
      const message = 'Allow changes to your calendar events first.';
      return { ok: false, error: { reason: 'scope_needed', message, authUrl } };
    }
    const states = await db
      .select()
      .from(calendarSyncState)
      .where(eq(calendarSyncState.connectionId, connection.id));
    const items = await listPending(services, connection, states, now);
    const confirmToken = await sha256Hex(`${connection.id}|${JSON.stringify(items)}`);
    const agreed = !input.confirmToken || input.confirmToken === confirmToken;
    if (!input.confirm || !agreed) {
      return {
        ok: true,
        preview: countItems(items),
        items: firstOfEach(items),
        confirmToken,
      };
    }
  }
  const twoWay = input.twoWaySync ?? connection.twoWay;
  const leaveBy = leaveByAfter(connection, input);
  await applySettings(services, connection, { ...chosen, twoWay, leaveBy });
  return { ok: true, settings: await readCalendarSettings(services, userId) };
}

/** Once on, it is off only when its calendar is deleted. */
function leaveByAfter(
  { leaveBy }: ConnectionRow,
  { leaveByTimes }: CalendarSettingsInput,
): ConnectionRow['leaveBy'] {
  if (leaveByTimes === undefined) return leaveBy;
  if (leaveByTimes) return 'on';
  return leaveBy === 'off' ? 'off' : 'ending';
}

function countItems(items: readonly TwoWayItem[]): TwoWayPreview {
  const count = (wanted: TwoWayItem['action']) =>
    items.filter(({ action }) => action === wanted).length;
  return { adds: count('create'), changes: count('change'), deletes: count('delete') };
}

function firstOfEach(items: readonly TwoWayItem[]): TwoWayItem[] {
  return (['create', 'change', 'delete'] as const).flatMap((wanted) =>
    items.filter(({ action }) => action === wanted).slice(0, LISTED_ITEMS),
  );
}

function chosenCalendars(before: ConnectionRow, input: CalendarSettingsInput): RoleCalendars {
  const { bookedGigsCalendarId: booked, possibleGigsCalendarId: possible } = input;
  return {
    bookedCalendarId: booked === undefined ? before.bookedCalendarId : booked,
    possibleCalendarId: possible === undefined ? before.possibleCalendarId : possible,
    travelCalendarId:
      input.travelCalendarId === undefined ? before.travelCalendarId : input.travelCalendarId,
  };
}

/** A calendar that is chosen for the first time has to be one of the person's own list. */
async function unknownCalendar(
  services: CalendarServices,
  userId: string,
  before: ConnectionRow,
  chosen: RoleCalendars,
): Promise<DomainError | null> {
  const known = calendarRoles(before);
  const added = [...calendarRoles(chosen).keys()].filter((id) => !known.has(id));
  if (added.length === 0) return null;
  const listed = await listCalendars(services, userId);
  if (!listed.ok) return listed.error;
  const ids = listed.calendars.map(({ id }) => id);
  return added.every((id) => ids.includes(id)) ? null : NO_SUCH_CALENDAR;
}

/** Nothing is deleted at Google or here; a calendar that is new, or is used for something else, is listed in full. */
async function applySettings(
  { db, calendarQueue }: CalendarServices,
  before: ConnectionRow,
  settings: RoleCalendars & Pick<ConnectionRow, 'twoWay' | 'leaveBy'>,
) {
  const { twoWay, leaveBy, ...chosen } = settings;
  const turned = leaveBy === before.leaveBy ? null : leaveBy;
  const { id, userId, googleSub } = before;
  const [was, is] = [calendarRoles(before), calendarRoles(chosen)];
  const changed = [...is].filter(
    ([calendarId, roles]) => String(was.get(calendarId)) !== String(roles),
  );
  const dropped = [...was.keys()].filter((calendarId) => !is.has(calendarId));
  const retyped = changed.filter(
    ([calendarId, roles]) =>
      was.has(calendarId) && gigTypeOf(was.get(calendarId)) !== gigTypeOf(roles),
  );
  const ownLinks = (calendarId: string) =>
    and(
      eq(eventLinks.userId, userId),
      eq(eventLinks.googleSub, googleSub),
      eq(eventLinks.calendarId, calendarId),
      sql`${eventLinks.state} IN ('linked', 'pull_only')`,
    );
  await db.batch([
    db
      .update(calendarConnections)
      .set({
        ...chosen,
        twoWay,
        ...(turned && { leaveBy: turned, leaveByError: null }),
        // The one from before may be deleted at Google already: it is made anew.
        ...(turned === 'on' && { leaveByCalendarId: null }),
        nextSyncAt: sql`unixepoch()`,
        // A run that is under way works by the settings from before.
        leaseEpoch: sql`${calendarConnections.leaseEpoch} + 1`,
        leaseUntil: 0,
      })
      .where(and(eq(calendarConnections.id, id), eq(calendarConnections.userId, userId))),
    ...(turned === 'on' ? [forgetLeaveBy({ db }, before)] : []),
    ...dropped.flatMap((calendarId) => [
      detachLinks({ db }, before, calendarId),
      ...forgetCalendars({ db }, id, calendarId),
    ]),
    ...changed.flatMap(([calendarId, roles]) => [
      ...forgetCalendars({ db }, id, calendarId),
      db.insert(calendarSyncState).values({ connectionId: id, calendarId, roles: roles.join(',') }),
    ]),
    // Their type is another one now, which an unchanged event would not tell.
    ...retyped.map(([calendarId]) =>
      db.update(eventLinks).set({ etag: null }).where(ownLinks(calendarId)),
    ),
  ]);
  const reason = twoWay ? 'settings' : turned ? 'leave-by' : null;
  if (reason) await calendarQueue.send([{ v: 1, connectionId: id, reason }]);
}
