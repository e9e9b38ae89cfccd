import type { EventLinkRow } from '~/data/schema';
import { gigTypeOf, type Role } from '../calendar-roles';
import type { CalendarEvent } from '../events/event';
import { eventDays, startWallTime } from '../events/event-days';
import { type Conflict, mergeSides, openIntent } from '../events/merge';
import { type Projection, projectEvent, projectGig, sameProjection } from '../events/projection';
import { baseOf, type Intent, intentOf, isActive, rawTime } from '../links/link';
import { draftJson, draftOf, type TravelDraft } from '../travel/travel-draft';
import { isOutOfScope } from './scope';

/** One event as a calendar had it when it was pulled, or as it was looked up since. */
interface Sighting {
  calendarId: string;
  event: CalendarEvent;
}

/** What of a gig the plan is decided by. */
interface PlannedGig extends Projection {
  id: string;
  rev: number;
  updatedAt: string;
  additionalInfo: string | null;
  deletedBy: 'user' | 'google' | null;
  deletedAt: string | null;
}

/** Everything that is known of one event id, over all calendars. */
export interface EventGroup {
  eventId: string;
  sightings: Sighting[];
  link: EventLinkRow | null;
  gig: PlannedGig | null;
  /** Its gig has another event by now. */
  gigIsElsewhere: boolean;
  /** The travel detail is still there. */
  detailExists: boolean;
  /** What the event says of a booking, if it was looked at as one. */
  draft: TravelDraft | null;
}

export interface PlanContext {
  userId: string;
  googleSub: string;
  twoWay: boolean;
  /** Seconds since 1970, by the database's clock. */
  now: number;
  windowStart: string;
  roles: ReadonlyMap<string, readonly Role[]>;
  zones: ReadonlyMap<string, string>;
  newId: () => string;
}

export interface GigWrite {
  id: string;
  /** Null for a new gig. */
  expectedRev: number | null;
  projection: Projection;
  deletedBy: 'google' | null;
  eventId: string;
  /** "2026-06-10T20:00" where the event begins; null when it is all day. */
  eventDateTime: string | null;
}

export interface LogEntry {
  kind: 'conflict' | 'restored' | 'deleted' | 'type_held' | 'parked';
  gigId: string | null;
  detail: Record<string, unknown>;
}

export interface EventPlan {
  link: EventLinkRow | null;
  gig: GigWrite | null;
  /** Of a booking: what its detail becomes, or null when it goes. */
  detail: { id: string; draft: TravelDraft | null; before: TravelDraft | null } | null;
  logs: LogEntry[];
  counts: { imported?: number; deleted?: number };
}

const NOTHING: EventPlan = { link: null, gig: null, detail: null, logs: [], counts: {} };

/**
 * The calendars in which an event has to be looked up before anything is concluded from its
 * sightings: a cancelled event may have been moved, and a copy elsewhere is no move.
 */
export function calendarsToConfirm(group: EventGroup, context: PlanContext): string[] {
  const { link, sightings } = group;
  if (!link || !isActive(link)) return [];
  const seen = new Map(sightings.map(({ calendarId, event }) => [calendarId, event]));
  const liveElsewhere = sightings.some(({ event }) => event.live);
  const own = seen.get(link.calendarId);
  const known = context.roles.has(link.calendarId);
  if (liveElsewhere) return own || !known ? [] : [link.calendarId];
  // Cancelled in another calendar than its own: what a move leaves behind.
  if (!own && known) return [];
  // Occurrences stay with their series, which has been looked at where it is named.
  if (link.recurringEventId && sightings.some(({ event }) => event.masterId)) return [];
  // Also where it was listed as cancelled: it may have been moved back there since.
  const others = [...context.roles.keys()].filter((id) => id !== link.calendarId);
  return known ? [...others, link.calendarId] : others;
}

/** Decides what one event means for its gig or travel detail, by what was last equal on both sides. */
export function planEvent(group: EventGroup, context: PlanContext): EventPlan {
  const { link } = group;
  const sighting = chooseSighting(group, context);
  if (!sighting) return NOTHING;
  if (link?.state === 'replaced') return planReplaced(group, link, sighting, context);
  if (!sighting.event.live)
    return link && isActive(link) ? planGone(group, link, context) : NOTHING;
  if (!link) return planNew(group, sighting, context);
  if (link.state === 'ignored') return NOTHING;
  if (link.kind === 'travel') return planTravel(group, link, sighting, context);
  if (link.state === 'gone') return planRestored(group, link, sighting, context);
  return planLive(group, link, sighting, context);
}

/**
 * Of the sightings in several calendars the one that counts: where the link is, if it is live
 * there; a copy that shares its id elsewhere would make the type flip with every sync.
 */
function chooseSighting({ sightings, link }: EventGroup, { roles }: PlanContext): Sighting | null {
  const order = [...roles.keys()];
  const live = sightings
    .filter(({ event }) => event.live)
    .sort((a, b) => order.indexOf(a.calendarId) - order.indexOf(b.calendarId));
  const own = sightings.find(({ calendarId }) => calendarId === link?.calendarId);
  if (own?.event.live) return own;
  if (live[0]) return live[0];
  // Cancelled in its own calendar, or in one that is no longer looked at.
  return own ?? (link && !roles.has(link.calendarId) ? (sightings[0] ?? null) : null);
}

function planNew(group: EventGroup, sighting: Sighting, context: PlanContext): EventPlan {
  const { event, calendarId } = sighting;
  const zone = zoneFor(context, calendarId);
  if (isOutOfScope(event, zone, context.windowStart)) return NOTHING;
  if (group.draft) {
    const link = newLink(sighting, context, {
      kind: 'travel',
      baseJson: draftJson(group.draft),
    });
    return { ...NOTHING, link };
  }
  const type = gigTypeOf(context.roles.get(calendarId));
  const remote = type && projectEvent(event, type, zone);
  if (!remote || event.eventType === 'fromGmail') return NOTHING;
  return importGig(sighting, remote, newLink(sighting, context, {}), context);
}

function importGig(
  { event, calendarId }: Sighting,
  remote: Projection,
  link: EventLinkRow,
  context: PlanContext,
): EventPlan {
  const gigId = context.newId();
  return {
    ...NOTHING,
    link: { ...link, gigId, baseJson: JSON.stringify(remote), syncedRev: 1 },
    gig: {
      id: gigId,
      expectedRev: null,
      projection: remote,
      deletedBy: null,
      eventId: event.id,
      eventDateTime: startWallTime(event, zoneFor(context, calendarId)),
    },
    counts: { imported: 1 },
  };
}

/** The event is there: its changes are merged with the gig's. */
function planLive(
  group: EventGroup,
  link: EventLinkRow,
  sighting: Sighting,
  context: PlanContext,
): EventPlan {
  const { event, calendarId } = sighting;
  const { gig } = group;
  const detached = link.state === 'detached';
  const sameEtag = event.etag !== null && event.etag === link.etag;
  if (sameEtag && calendarId === link.calendarId && !detached && gig && !gig.deletedAt) {
    return link.goneReason ? { ...NOTHING, link: { ...link, goneReason: null } } : NOTHING;
  }
  const base = baseOf(link);
  const remote = projectEvent(
    event,
    gigTypeOf(context.roles.get(calendarId)) ?? base.type,
    zoneFor(context, calendarId),
  );
  if (!remote) return NOTHING;
  const seen = { ...link, ...sightedColumns(sighting, context), baseJson: JSON.stringify(remote) };
  if (!gig) {
    // Deleted so long ago that its row is purged.
    if (!context.twoWay || detached) return ignored(link);
    if (sameProjection(remote, base))
      return { ...NOTHING, link: { ...seen, state: linkedState(link) } };
    return importGig(sighting, remote, { ...seen, state: 'linked' }, context);
  }
  if (gig.deletedAt) return planDeletedGig(link, seen, gig, remote, sighting, context);
  return mergeInto(link, seen, gig, remote, sighting, context);
}

function mergeInto(
  link: EventLinkRow,
  seen: EventLinkRow,
  gig: PlannedGig,
  remote: Projection,
  sighting: Sighting,
  context: PlanContext,
): EventPlan {
  const base = baseOf(link);
  const local = projectGig(gig);
  const intent = intentOf(link)?.projection ?? null;
  const { merged, conflicts } = mergeSides({ base, local, remote, intent });
  const typeHeld = link.typeHeld && remote.type === base.type;
  const comparable = typeHeld ? { ...merged, type: remote.type } : merged;
  const changed = !sameProjection(merged, local);
  const times = rawTime(sighting.event);
  const timesMoved = link.rawTimeJson !== null && link.rawTimeJson !== times;
  const writes = changed || timesMoved || gig.deletedAt !== null;
  const rev = writes ? gig.rev + 1 : gig.rev;
  // An event without an etag was read after its last write had come to an end.
  const open = intent && link.etag !== null ? openIntent({ base, remote, intent }) : null;
  const clean = sameProjection(comparable, remote) && !open;
  return {
    ...NOTHING,
    link: {
      ...seen,
      state: linkedState(link),
      typeHeld,
      // A revision it never had marks the gig as still to be written.
      syncedRev: clean ? rev : (link.syncedRev ?? 0) === rev ? 0 : (link.syncedRev ?? 0),
      intentJson: open ? JSON.stringify({ projection: open } satisfies Intent) : null,
      intentRev: open ? link.intentRev : null,
    },
    gig: writes
      ? {
          id: gig.id,
          expectedRev: gig.rev,
          projection: merged,
          deletedBy: null,
          eventId: link.eventId,
          eventDateTime: startWallTime(sighting.event, zoneFor(context, sighting.calendarId)),
        }
      : null,
    logs: conflictLogs(conflicts, gig.id, merged.title),
  };
}

function conflictLogs(conflicts: Conflict[], gigId: string, title: string): LogEntry[] {
  return conflicts.map((conflict) => ({
    kind: 'conflict',
    gigId,
    detail: { ...conflict, title },
  }));
}

/** Deleted here, live there: the deletion waits to be pushed unless Google has something newer. */
function planDeletedGig(
  link: EventLinkRow,
  seen: EventLinkRow,
  gig: PlannedGig,
  remote: Projection,
  sighting: Sighting,
  context: PlanContext,
): EventPlan {
  if (!context.twoWay || link.state === 'detached') return ignored(link);
  const intent = intentOf(link)?.projection;
  const base = baseOf(link);
  const { merged } = mergeSides({ base, local: base, remote, intent: intent ?? null });
  if (sameProjection(merged, base)) {
    const synced = (link.syncedRev ?? 0) === gig.rev ? 0 : (link.syncedRev ?? 0);
    return {
      ...NOTHING,
      link: { ...seen, state: linkedState(link), syncedRev: synced, intentJson: null },
    };
  }
  const restored = mergeInto(link, seen, { ...gig, ...remote }, remote, sighting, context);
  return {
    ...restored,
    logs: [...restored.logs, { kind: 'restored', gigId: gig.id, detail: { title: remote.title } }],
  };
}

/**
 * An occurrence whose gig has an event of its own by now, and which is about to be cancelled. What
 * somebody still changes in it goes to the gig.
 */
function planReplaced(
  { gig }: EventGroup,
  link: EventLinkRow,
  sighting: Sighting,
  context: PlanContext,
): EventPlan {
  const { event, calendarId } = sighting;
  // A copy with the same id elsewhere is not the one to be cancelled.
  if (calendarId !== link.calendarId) return NOTHING;
  if (!event.live) {
    const gone = { ...link, state: 'gone' as const, goneReason: 'replaced' };
    return { ...NOTHING, link: { ...gone, updatedAt: context.now } };
  }
  if (event.etag !== null && event.etag === link.etag) return NOTHING;
  const base = baseOf(link);
  const remote = projectEvent(event, base.type, zoneFor(context, calendarId));
  if (!remote) return NOTHING;
  const seen = { ...link, ...sightedColumns(sighting, context), baseJson: JSON.stringify(remote) };
  if (!gig || gig.deletedAt) return { ...NOTHING, link: seen };
  const local = projectGig(gig);
  const { merged, conflicts } = mergeSides({ base, local, remote, intent: null });
  return {
    ...NOTHING,
    link: seen,
    gig: sameProjection(merged, local)
      ? null
      : {
          id: gig.id,
          expectedRev: gig.rev,
          projection: merged,
          deletedBy: null,
          eventId: link.eventId,
          eventDateTime: startWallTime(event, zoneFor(context, calendarId)),
        },
    logs: conflictLogs(conflicts, gig.id, merged.title),
  };
}

/** An event that was gone is there again: its gig comes back with all that belongs to it. */
function planRestored(
  group: EventGroup,
  link: EventLinkRow,
  sighting: Sighting,
  context: PlanContext,
): EventPlan {
  const { event, calendarId } = sighting;
  const zone = zoneFor(context, calendarId);
  if (isOutOfScope(event, zone, context.windowStart)) return NOTHING;
  const type = gigTypeOf(context.roles.get(calendarId));
  const remote = type && projectEvent(event, type, zone);
  if (!remote) return NOTHING;
  const seen = { ...link, ...sightedColumns(sighting, context), baseJson: JSON.stringify(remote) };
  const { gig } = group;
  if (!gig || group.gigIsElsewhere) {
    return importGig(sighting, remote, { ...seen, state: 'linked', intentJson: null }, context);
  }
  const alive = gig.deletedAt ? { ...gig, ...remote } : gig;
  return mergeInto({ ...link, intentJson: null }, seen, alive, remote, sighting, context);
}

/** The event is gone for certain. An edit made here since outweighs that, a travel need does not. */
function planGone(group: EventGroup, link: EventLinkRow, context: PlanContext): EventPlan {
  const gone = { ...link, state: 'gone' as const, intentJson: null, updatedAt: context.now };
  if (link.kind === 'travel') {
    const id = group.detailExists ? link.travelDetailId : null;
    const before = draftOf(link.baseJson);
    return {
      ...NOTHING,
      link: { ...gone, goneReason: 'deleted' },
      detail: id ? { id, draft: null, before } : null,
    };
  }
  const { gig } = group;
  if (!gig || gig.deletedAt) return { ...NOTHING, link: { ...gone, goneReason: 'both' } };
  const base = baseOf(link);
  const local = projectGig(gig);
  const compared = link.typeHeld ? { ...local, type: base.type } : local;
  if (gig.rev !== link.syncedRev && !sameProjection(compared, base)) {
    const again = context.twoWay && link.state !== 'pull_only';
    return {
      ...NOTHING,
      link: again
        ? { ...gone, goneReason: 'edited', syncedRev: 0 }
        : { ...gone, state: 'detached', goneReason: 'edited' },
    };
  }
  return {
    ...NOTHING,
    link: { ...gone, goneReason: 'deleted', syncedRev: gig.rev + 1 },
    gig: {
      id: gig.id,
      expectedRev: gig.rev,
      projection: local,
      deletedBy: 'google',
      eventId: link.eventId,
      eventDateTime: null,
    },
    logs: [{ kind: 'deleted', gigId: gig.id, detail: { title: local.title } }],
    counts: { deleted: 1 },
  };
}

/** Bookings are only read: what the person changed or deleted here stays so. */
function planTravel(
  group: EventGroup,
  link: EventLinkRow,
  sighting: Sighting,
  context: PlanContext,
): EventPlan {
  if (link.travelDetailId && !group.detailExists && link.state !== 'gone') return ignored(link);
  const sameEtag = sighting.event.etag !== null && sighting.event.etag === link.etag;
  const echo = sameEtag && link.state === 'linked' && sighting.calendarId === link.calendarId;
  if (echo || !group.draft) return NOTHING;
  const seen: EventLinkRow = {
    ...link,
    ...sightedColumns(sighting, context),
    baseJson: draftJson(group.draft),
    state: 'linked',
  };
  if (!link.travelDetailId || !group.detailExists) {
    return { ...NOTHING, link: { ...seen, travelDetailId: null } };
  }
  const before = draftOf(link.baseJson);
  return {
    ...NOTHING,
    link: seen,
    detail: { id: link.travelDetailId, draft: group.draft, before },
  };
}

function ignored(link: EventLinkRow): EventPlan {
  return { ...NOTHING, link: { ...link, state: 'ignored', goneReason: 'user', intentJson: null } };
}

/** Taken up again with its event, a link is linked, unless it may only be read. */
function linkedState(link: EventLinkRow): 'linked' | 'pull_only' {
  return link.state === 'pull_only' ? 'pull_only' : 'linked';
}

function sightedColumns({ event, calendarId }: Sighting, context: PlanContext) {
  const days = eventDays(event, zoneFor(context, calendarId));
  return {
    calendarId,
    etag: event.etag,
    rawTimeJson: rawTime(event),
    lastDay: days ? (days.endDate ?? days.date) : '9999-12-31',
    recurringEventId: event.masterId,
    goneReason: null,
    updatedAt: context.now,
  };
}

function newLink(
  sighting: Sighting,
  context: PlanContext,
  columns: Partial<EventLinkRow>,
): EventLinkRow {
  return {
    id: context.newId(),
    userId: context.userId,
    googleSub: context.googleSub,
    eventId: sighting.event.id,
    gigId: null,
    travelDetailId: null,
    kind: 'gig',
    state: 'linked',
    baseJson: '{}',
    intentJson: null,
    syncedRev: null,
    intentRev: null,
    refusedRev: null,
    generation: 0,
    seenRun: null,
    typeHeld: false,
    ...sightedColumns(sighting, context),
    ...columns,
  };
}

function zoneFor({ zones }: PlanContext, calendarId: string): string {
  return zones.get(calendarId) ?? 'UTC';
}
