import { sql } from 'drizzle-orm';
import type { EventLinkRow, GigRow } from '~/data/schema';
import { readAdditionalInfo, writeAdditionalInfo } from '~/domain/gigs/additional-info';
import { gigTypeOf } from '../calendar-roles';
import type { GigRevision, Statement } from '../connection/lease.server';
import type { CalendarEvent } from '../events/event';
import { eventDays, startWallTime } from '../events/event-days';
import {
  type Projection,
  projectEvent,
  projectGig,
  sameProjection,
  withField,
} from '../events/projection';
import { type GoogleError, isGoogle } from '../google-error';
import { baseOf, intentOf, rawTime } from '../links/link';
import { lookUp } from '../look-up.server';
import type { LogEntry } from '../pull/plan-event';
import { save } from '../pull/pull-calendar.server';
import type { Run } from '../pull/run';
import { askGoogle } from '../tokens/access-token.server';
import { canChangeCalendar, holdType, isOwn } from './hold-type';
import type { Push } from './plan-push';
import { replaceOccurrence } from './replace-occurrence.server';

/** Google dislikes more than one or two writes a second to one calendar. */
export const PAUSE_MS = 500;

/** What is stored after a push, whatever came of it. */
export interface PushResult {
  link: EventLinkRow;
  /** A link that was made along the way. */
  added?: EventLinkRow;
  logs?: LogEntry[];
  statements?: Statement[];
  /** Revisions that the statements were decided by. */
  revisions?: GigRevision[];
  /** Nothing came of it, and another run right away would find the same. */
  fruitless?: true;
}

/** Sends one gig. That an event is gone or changed concludes nothing here: the next pull decides. */
export async function sendPush(run: Run, push: Push): Promise<PushResult> {
  switch (push.action) {
    case 'insert':
      return insert(run, push);
    case 'delete':
      return remove(run, push);
    case 'discardInsert':
      return discardInsert(run, push);
    case 'change':
      return change(run, push);
    case 'lookAgain':
      return { link: { ...push.link, etag: null } };
    case 'none':
      return { link: synced(push.link, push.gig) };
  }
}

async function insert(run: Run, { link, gig }: Push): Promise<PushResult> {
  const { google } = run.services;
  const body = intentOf(link)?.body;
  if (!body || !gig) return { link };
  try {
    const event = await askGoogle(run, (token) =>
      google.calendar.insertEvent(token, link.calendarId, body),
    );
    return { link: afterWrite(run, link, event, gig) };
  } catch (error) {
    if (isGoogle(error, 'duplicate')) return adopt(run, link, gig);
    return handleRejection(run, link, gig, error);
  }
}

/** The id is taken: an earlier attempt arrived. If its event was deleted since, so is the gig. */
async function adopt(run: Run, link: EventLinkRow, gig: GigRow): Promise<PushResult> {
  const event = await lookUp(run, link.calendarId, link.eventId);
  // What is to be found nowhere, the next pull decides.
  if (!event) return { link, fruitless: true };
  // Live: the next pull merges it.
  if (event.live) return { link };
  // What is left of it may be the stub of a move: the next pull lists it where it went.
  if (await findAnywhere(run, link)) return { link };
  const gone: EventLinkRow = { ...link, state: 'gone', intentJson: null, updatedAt: run.now };
  if (!sameProjection(projectGig(gig), baseOf(link))) {
    return { link: { ...gone, goneReason: 'edited', syncedRev: 0 } };
  }
  const at = run.services.now().toISOString();
  run.counts.deleted++;
  return {
    link: { ...gone, goneReason: 'deleted', syncedRev: gig.rev + 1 },
    statements: [
      run.services.db.run(sql`UPDATE gigs SET deleted_at = ${at}, deleted_by = 'google',
        rev = rev + 1, updated_at = ${at} WHERE id = ${gig.id} AND user_id = ${run.userId}`),
    ],
    revisions: [{ id: gig.id, rev: gig.rev }],
    logs: [{ kind: 'deleted', gigId: gig.id, detail: { title: gig.title } }],
  };
}

/** Deleted here before its event was known to be there. */
async function discardInsert(run: Run, { link, gig }: Push): Promise<PushResult> {
  const event = await lookUp(run, link.calendarId, link.eventId);
  if (event?.live) {
    return { link: { ...link, ...eventColumns(run, event, link.calendarId), state: 'linked' } };
  }
  return { link: { ...synced(link, gig), state: 'gone', goneReason: 'user', intentJson: null } };
}

async function remove(run: Run, { link, gig }: Push): Promise<PushResult> {
  const { google } = run.services;
  const { calendarId, eventId, etag } = link;
  if (etag === null) return { link, fruitless: true };
  const goneReason = link.state === 'replaced' ? 'replaced' : 'user';
  const gone: EventLinkRow = { ...synced(link, gig), state: 'gone', goneReason };
  const ignored: EventLinkRow = { ...synced(link, gig), state: 'ignored', goneReason: 'user' };
  const event = await lookUp(run, calendarId, eventId);
  if (event?.live && !isOwn(event)) return { link: ignored };
  try {
    await askGoogle(run, (token) =>
      google.calendar.deleteEvent(token, { calendarId, eventId, etag }),
    );
    return { link: gone };
  } catch (error) {
    if (isGoogle(error, 'notFound', 'deleted')) {
      const elsewhere = await findAnywhere(run, link);
      return { link: elsewhere ? { ...link, etag: null } : gone };
    }
    if (isGoogle(error, 'changed')) return { link: { ...link, etag: null } };
    if (isGoogle(error, 'notOrganizer', 'invalid')) return { link: ignored };
    return handleRejection(run, link, gig, error);
  }
}

async function change(run: Run, push: Push): Promise<PushResult> {
  const { google } = run.services;
  const { gig, moveTo, patch } = push;
  if (!gig) return { link: push.link };
  let { link } = push;
  const logs: LogEntry[] = [];
  if (moveTo && link.recurringEventId) return replaceOccurrence(run, link, gig, moveTo);
  if (moveTo) {
    const moved = await move(run, link, gig, moveTo);
    if ('stop' in moved) return { link: moved.link };
    link = moved.link;
    logs.push(...moved.logs);
    if (patch) await run.services.google.wait(PAUSE_MS);
  }
  if (!patch) return { link: inStep(link, gig), logs };
  const { calendarId, eventId, etag } = link;
  if (etag === null) return { link, logs };
  try {
    const event = await askGoogle(run, (token) =>
      google.calendar.patchEvent(token, { calendarId, eventId, etag }, patch),
    );
    return {
      link: afterWrite(run, link, event, gig),
      logs,
      statements: movedHour(run, gig, link, event),
    };
  } catch (error) {
    if (isGoogle(error, 'changed', 'notFound', 'deleted')) {
      return { link: { ...link, etag: null }, logs };
    }
    return { ...(await handleRejection(run, link, gig, error)), logs };
  }
}

/** A gig whose day was changed tells the hour of its event on the new day. */
function movedHour(
  run: Run,
  { id, additionalInfo }: GigRow,
  { calendarId }: EventLinkRow,
  event: CalendarEvent,
): Statement[] {
  const before = readAdditionalInfo(additionalInfo).eventAt;
  const eventDateTime = startWallTime(event, zoneIn(run, calendarId));
  if (!before || !eventDateTime || before.day === eventDateTime.slice(0, 10)) return [];
  const after = writeAdditionalInfo(additionalInfo, { eventDateTime });
  return [
    run.services.db.run(sql`UPDATE gigs SET additional_info = ${after}
      WHERE id = ${id} AND user_id = ${run.userId} AND additional_info IS ${additionalInfo}`),
  ];
}

type Moved = { link: EventLinkRow; logs: LogEntry[] } | { link: EventLinkRow; stop: true };

/** Into the calendar of the gig's type. An event that cannot go there stays; the gig keeps its type. */
async function move(run: Run, link: EventLinkRow, gig: GigRow, to: string): Promise<Moved> {
  const { calendarId, eventId } = link;
  const event = await lookUp(run, calendarId, eventId);
  if (event?.live && !canChangeCalendar(event)) return holdType(link, gig);
  try {
    const moved = event?.live
      ? await askGoogle(run, (token) =>
          run.services.google.calendar.moveEvent(token, { calendarId, eventId }, to),
        )
      : await lookUp(run, to, eventId);
    return moved?.live
      ? arrived(run, link, moved, to)
      : { link: { ...link, etag: null }, stop: true };
  } catch (error) {
    if (isGoogle(error, 'notFound', 'deleted')) {
      const found = await lookUp(run, to, eventId);
      return found?.live
        ? arrived(run, link, found, to)
        : { link: { ...link, etag: null }, stop: true };
    }
    if (isGoogle(error, 'invalid', 'notOrganizer', 'forbidden')) return holdType(link, gig);
    throw error;
  }
}

/**
 * After a move only what was known before is known: the event's other fields may have been changed
 * by others, so its etag is taken only if they still are what they were.
 */
function arrived(run: Run, link: EventLinkRow, event: CalendarEvent, to: string): Moved {
  const base = baseOf(link);
  const remote = projectEvent(event, typeIn(run, to, base), zoneIn(run, to));
  const known = { ...withField(base, 'type', remote ?? base) };
  const unchanged = remote !== null && sameProjection(remote, known);
  const here = { ...link, calendarId: to, baseJson: JSON.stringify(known), updatedAt: run.now };
  return unchanged
    ? { link: { ...here, etag: event.etag, rawTimeJson: rawTime(event) }, logs: [] }
    : { link: { ...here, etag: null }, stop: true };
}

/** What Google does not take is kept here alone, until the gig is changed again. */
async function handleRejection(
  run: Run,
  link: EventLinkRow,
  gig: GigRow | null,
  error: unknown,
): Promise<PushResult> {
  if (isGoogle(error, 'forbidden', 'notFound')) {
    // Perhaps the calendar as a whole: the rest waits for what the next pull says of it.
    const state = run.states.find(({ calendarId }) => calendarId === link.calendarId);
    if (state) await save(run, state, { health: 'read_only' });
  }
  if (isGoogle(error, 'notOrganizer') && link.state !== 'inserting') {
    return {
      link: { ...link, state: 'pull_only', intentJson: null },
      logs: [rejectedLog(gig, error)],
    };
  }
  if (isGoogle(error, 'invalid', 'notOrganizer') && link.state === 'inserting') {
    // It was never there; a changed gig gets an event with another id.
    const gone: EventLinkRow = { ...link, state: 'gone', goneReason: 'refused', intentJson: null };
    return { link: { ...gone, syncedRev: link.intentRev }, logs: [rejectedLog(gig, error)] };
  }
  if (isGoogle(error, 'invalid', 'forbidden')) {
    const intent = link.state === 'inserting' ? {} : { intentJson: null, intentRev: null };
    return {
      link: { ...link, ...intent, refusedRev: gig?.rev ?? null },
      logs: [rejectedLog(gig, error)],
    };
  }
  if (isGoogle(error, 'notFound')) return { link, fruitless: true };
  throw error;
}

function rejectedLog(gig: GigRow | null, { reason }: GoogleError): LogEntry {
  return { kind: 'parked', gigId: gig?.id ?? null, detail: { title: gig?.title, reason } };
}

async function findAnywhere(run: Run, link: EventLinkRow): Promise<CalendarEvent | null> {
  for (const calendarId of run.roles.keys()) {
    const event = await lookUp(run, calendarId, link.eventId);
    if (event?.live) return event;
  }
  return null;
}

/** The event is what was written; the gig counts as pushed only as far as the event says the same. */
function afterWrite(run: Run, link: EventLinkRow, event: CalendarEvent, gig: GigRow): EventLinkRow {
  const columns = eventColumns(run, event, link.calendarId);
  const written = { ...link, ...columns, state: 'linked' as const };
  const pushedRev = link.state === 'inserting' ? link.intentRev : gig.rev;
  const local = link.state === 'inserting' ? intentOf(link)?.projection : projectGig(gig);
  const base = baseOf(written);
  const compared = local && written.typeHeld ? withField(local, 'type', base) : local;
  const same = compared !== undefined && sameProjection(withOpenType(run, compared, base), base);
  return { ...written, syncedRev: same ? pushedRev : link.syncedRev };
}

/** A type without an open calendar cannot be pushed, so it does not count. */
function withOpenType(run: Run, local: Projection, base: Projection): Projection {
  const open = run.states.some(
    ({ calendarId, health }) =>
      health !== 'gone' &&
      health !== 'read_only' &&
      gigTypeOf(run.roles.get(calendarId)) === local.type,
  );
  return open ? local : withField(local, 'type', base);
}

function inStep(link: EventLinkRow, gig: GigRow): EventLinkRow {
  const base = baseOf(link);
  const local = link.typeHeld ? withField(projectGig(gig), 'type', base) : projectGig(gig);
  return sameProjection(local, base) ? synced(link, gig) : link;
}

function synced(link: EventLinkRow, gig: GigRow | null): EventLinkRow {
  return { ...link, syncedRev: gig?.rev ?? null, intentJson: null, intentRev: null };
}

function eventColumns(run: Run, event: CalendarEvent, calendarId: string) {
  const zone = zoneIn(run, calendarId);
  const type = gigTypeOf(run.roles.get(calendarId)) ?? 'possible';
  const projection = projectEvent(event, type, zone);
  const days = eventDays(event, zone);
  return {
    etag: projection ? event.etag : null,
    ...(projection && { baseJson: JSON.stringify(projection) }),
    rawTimeJson: rawTime(event),
    ...(days && { lastDay: days.endDate ?? days.date }),
    intentJson: null,
    intentRev: null,
    updatedAt: run.now,
  };
}

function typeIn(run: Run, calendarId: string, base: Projection) {
  return gigTypeOf(run.roles.get(calendarId)) ?? base.type;
}

function zoneIn(run: Run, calendarId: string): string {
  return run.states.find((state) => state.calendarId === calendarId)?.timeZone ?? 'UTC';
}
