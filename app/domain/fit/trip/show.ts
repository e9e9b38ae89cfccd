import type { Gig } from '~/domain/gigs/gig';
import { loadInDay } from '~/domain/gigs/load-in';
import type { TravelKind } from '~/domain/travel/need';
import { NEED_FLAGS, type NeedFlags } from '~/domain/travel/need-flags';
import { FIGURES } from '../figures';
import { dayPlus } from './days';
import { instantIn } from './moment';
import { airportSpot, type FitPlaces, isWithin, placeSpot, type Spot, spotAt } from './spot';

/** What of a gig its trip is checked by; degrees as numbers or, as the API has them, as texts. */
export interface FitGig
  extends Pick<
      Gig,
      | 'id'
      | 'title'
      | 'type'
      | 'date'
      | 'endDate'
      | 'startTime'
      | 'endTime'
      | 'loadInTime'
      | 'timeZone'
      | 'location'
      | 'airport'
    >,
    NeedFlags {
  latitude: number | string | null;
  longitude: number | string | null;
}

/** A gig as something that has a place and a span of time. Instants are milliseconds since 1970. */
export interface Show {
  gig: FitGig;
  id: string;
  booked: boolean;
  spot: Spot | null;
  /** Of the gig, or of its place as long as the gig's is not known yet. */
  timeZone: string | null;
  firstDay: string;
  lastDay: string;
  /** Null without a start time or a zone. */
  startAt: number | null;
  /** When one is let in to set up; null where nobody said so. */
  loadInAt: number | null;
  /** Null where it cannot be told: of several days, or without any time. */
  endAt: number | null;
  /** Whether somebody said when it ends. */
  endKnown: boolean;
  /** For the order: the start, or the first moment of the day. */
  from: number;
  /** The end, or the last moment of the last day. */
  until: number;
}

const MINUTE_MS = 60_000;

export function showOf(gig: FitGig, places: FitPlaces): Show {
  const firstDay = gig.date;
  const lastDay = gig.endDate && gig.endDate > gig.date ? gig.endDate : gig.date;
  const spot = venueOf(gig, places);
  const timeZone = gig.timeZone ?? spot?.timeZone ?? null;
  const startAt = gig.startTime && timeZone ? instantIn(firstDay, gig.startTime, timeZone) : null;
  const endAt = endOf(gig, lastDay, startAt, timeZone);
  return {
    gig,
    id: gig.id,
    booked: gig.type === 'booked',
    spot,
    timeZone,
    firstDay,
    lastDay,
    startAt,
    loadInAt: loadInOf(gig, timeZone),
    endAt,
    endKnown: gig.endTime !== null,
    from: startAt ?? instantIn(firstDay, '00:00', timeZone ?? 'UTC'),
    until: endAt ?? instantIn(dayPlus(lastDay, 1), '00:00', timeZone ?? 'UTC'),
  };
}

function loadInOf(gig: FitGig, timeZone: string | null): number | null {
  const day = loadInDay(gig);
  return day && gig.loadInTime && timeZone ? instantIn(day, gig.loadInTime, timeZone) : null;
}

const SMALL_HOURS_END = '06:00';

/** An end before the start of a one-day gig is after midnight, as is that of a festival's last night. */
function endOf(
  { date, startTime, endTime }: FitGig,
  lastDay: string,
  startAt: number | null,
  timeZone: string | null,
): number | null {
  if (endTime && timeZone) {
    const ofNights = lastDay === date || (lastDay > dayPlus(date, 1) && endTime < SMALL_HOURS_END);
    const nextDay = ofNights && startTime !== null && endTime <= startTime;
    return instantIn(nextDay ? dayPlus(lastDay, 1) : lastDay, endTime, timeZone);
  }
  if (lastDay !== date || startAt === null) return null;
  return startAt + FIGURES.unknownShowMinutes * MINUTE_MS;
}

/** At its coordinates, in the city its location names; of its airport where the words say nothing. */
function venueOf(gig: FitGig, places: FitPlaces): Spot | null {
  if (gig.latitude === null || gig.longitude === null) return null;
  const [latitude, longitude] = [Number(gig.latitude), Number(gig.longitude)];
  const key = `${gig.location} ${latitude} ${longitude} ${gig.airport} ${gig.timeZone}`;
  const known = venues.get(places) ?? new Map<string, Spot>();
  venues.set(places, known);
  const cached = known.get(key);
  if (cached) return cached;
  if (known.size >= MOST_VENUES) known.clear();
  const timeZone = gig.timeZone ?? places.timeZoneAt(latitude, longitude);
  const bare = spotAt(latitude, longitude, { ...UNNAMED, timeZone });
  const spot = spotAt(latitude, longitude, { ...bare, ...nameOf(gig, bare, places) });
  known.set(key, spot);
  return spot;
}

/** What the place at a gig's coordinates is called. */
function nameOf(gig: FitGig, at: Spot, places: FitPlaces): Partial<Spot> {
  const named = placeSpot(gig.location, places);
  if (named && isWithin(named, at, FIGURES.namesakeMeters)) {
    const { city, region, country } = named;
    return { city, region, country };
  }
  const near = airportSpot(gig.airport, places);
  const isNear = isWithin(near, at, FIGURES.sameCityMeters);
  return { city: near && isNear ? near.city : gig.location };
}

const venues = new WeakMap<FitPlaces, Map<string, Spot>>();
const MOST_VENUES = 10_000;

const UNNAMED = { city: '', region: '', country: null, airport: null, airportSize: null };

/** Whether the person said that a kind of travel is arranged or not needed. */
export function isSettled({ gig }: Show, kind: TravelKind): boolean {
  return gig.travelNotNeeded || gig[NEED_FLAGS[kind]];
}
