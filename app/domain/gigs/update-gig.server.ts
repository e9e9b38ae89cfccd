import { and, eq, isNull, sql } from 'drizzle-orm';
import { type GigRow, gigs } from '~/data/schema';
import { CHANGED_ELSEWHERE, type DomainError, KEEPS_CHANGING } from '~/domain/domain-error';
import { requestGeocoding } from '~/domain/geocoding/request-geocoding.server';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import type { Services } from '~/services.server';
import type { Gig } from './gig';
import { type BaseFields, changedElsewhere } from './gig-change';
import { END_DATE_ERROR, type GigPatch } from './gig-input';
import { revOf } from './gig-rev.server';
import { gigsQuery, parseGigs, readGig } from './list-gigs.server';
import { isAfterStart, LOAD_IN_ERROR } from './load-in';

export type GigOutcome = { ok: true; gig: Gig } | { ok: false; error: DomainError };

const NOT_FOUND: DomainError = { reason: 'not_found', message: 'This gig does not exist.' };
const ENDS_TOO_EARLY: DomainError = { reason: 'invalid', ...END_DATE_ERROR };
const SET_UP_LATE: DomainError = { reason: 'invalid', ...LOAD_IN_ERROR };

/**
 * Changes the given fields and no others, so that two editors of one gig keep both edits. Fields
 * that come with what they were seen as are changed only while they still are that.
 */
export async function updateGig(
  services: Pick<Services, 'db' | 'now' | 'geocodeQueue' | 'background'>,
  userId: string,
  gigId: string,
  patch: GigPatch,
  ifUnchanged: BaseFields = {},
): Promise<GigOutcome> {
  const { db, now } = services;
  const mine = and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt));
  // Another writer may move the gig between the read and the write: then both are done again.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const stored = await db.select().from(gigs).where(mine).get();
    if (!stored) return { ok: false, error: NOT_FOUND };
    const changes = changedColumns(stored, patch);
    const wanted = { airport: patch.airport, ...changes };
    const current = changedElsewhere(stored, wanted, ifUnchanged);
    if (Object.keys(current).length > 0) {
      return { ok: false, error: { ...CHANGED_ELSEWHERE, current } };
    }
    const endDate = changes.endDate === undefined ? stored.endDate : changes.endDate;
    if (endDate && endDate < (changes.date ?? stored.date)) {
      return { ok: false, error: ENDS_TOO_EARLY };
    }
    if (isSetUpLate({ ...stored, ...changes })) return { ok: false, error: SET_UP_LATE };
    const update = db
      .update(gigs)
      .set({ ...changes, ...revOf(stored, changes), updatedAt: now().toISOString() })
      .where(and(mine, unchanged(stored, ifUnchanged)))
      .returning({ id: gigs.id, location: gigs.location });
    const [[row], texts] = await db.batch([update, gigsQuery({ db }, userId, { gigId })]);
    if (!row) continue;
    if (changes.placeStatus) services.background(requestGeocoding(services, [{ ...row, userId }]));
    return outcomeOf(parseGigs(texts)[0]);
  }
  return { ok: false, error: KEEPS_CHANGING };
}

/** The gig as it is now. */
export async function gigOutcome(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  gigId: string,
): Promise<GigOutcome> {
  return outcomeOf(await readGig(services, userId, gigId));
}

function outcomeOf(gig: Gig | null | undefined): GigOutcome {
  return gig ? { ok: true, gig } : { ok: false, error: NOT_FOUND };
}

/** How often a write is tried that others keep overtaking. */
const ATTEMPTS = 5;

/** What a change of one field is decided by, besides that field. */
const DECIDING = [
  'date',
  'endDate',
  'startTime',
  'loadInTime',
  'location',
  'latitude',
  'longitude',
  'airport',
] as const;

function isSetUpLate({ startTime, loadInTime }: GigRow): boolean {
  return startTime !== null && loadInTime !== null && isAfterStart(loadInTime, startTime);
}

function unchanged(stored: GigRow, baseVersion: BaseFields) {
  const fields = new Set([...DECIDING, ...(Object.keys(baseVersion) as (keyof BaseFields)[])]);
  return and(...[...fields].map((field) => sql`${gigs[field]} IS ${stored[field]}`));
}

function changedColumns(stored: GigRow, patch: GigPatch): Partial<GigRow> {
  const { date, endDate, latitude: _lat, longitude: _lon, airport: _air, ...columns } = patch;
  const changes: Partial<GigRow> = { ...columns };
  if (date) {
    changes.date = date.day;
    if (date.time && patch.startTime === undefined) changes.startTime = date.time;
  }
  if (endDate !== undefined) {
    changes.endDate = endDate?.day ?? null;
    if (endDate?.time && patch.endTime === undefined) changes.endTime = endDate.time;
  } else if (date && stored.endDate && date.day > stored.endDate) {
    changes.endDate = shiftDay(stored.endDate, daysBetween(stored.date, date.day));
  }
  return { ...changes, ...placeChanges(stored, patch) };
}

/** A moved gig forgets where it was; an airport the person chose stays, one that was found goes. */
function placeChanges(stored: GigRow, patch: GigPatch): Partial<GigRow> {
  const changes: Partial<GigRow> = {};
  const moved = patch.location !== undefined && patch.location !== stored.location;
  const placed =
    typeof patch.latitude === 'number' &&
    (patch.latitude !== stored.latitude || patch.longitude !== stored.longitude);
  if (moved || placed) {
    changes.latitude = patch.latitude ?? null;
    changes.longitude = patch.longitude ?? null;
    changes.timeZone = null;
    changes.placeStatus = 'pending';
    if (!stored.airportChosen) changes.airport = null;
  }
  if (patch.airport !== undefined && patch.airport !== stored.airport) {
    changes.airport = patch.airport;
    changes.airportChosen = patch.airport !== null;
    // The message finds another; coordinates that are only the city's must go on counting as such.
    if (patch.airport === null) {
      changes.placeStatus ??= stored.placeStatus === 'approximate' ? 'approximate' : 'pending';
    }
  }
  return changes;
}
