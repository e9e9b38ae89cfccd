import type { Gig } from '~/domain/gigs/gig';
import {
  TRAVEL_KINDS,
  type TravelCounts,
  type TravelKind,
  type TravelNeeds,
  travelNeeds,
} from './need';

export type NeedFlags = Pick<Gig, 'flightBooked' | 'hotelBooked' | 'carBooked' | 'travelNotNeeded'>;

export const NEED_FLAGS = {
  flight: 'flightBooked',
  hotel: 'hotelBooked',
  car: 'carBooked',
} as const satisfies Record<TravelKind, keyof NeedFlags>;

/** The gig with other flags; what is confirmed stays so. */
export function withFlags(gig: Gig, flags: Partial<NeedFlags>): Gig {
  return withNeeds({ ...gig, ...flags }, countsOf(gig.needs));
}

/** The gig with the needs that its bookings, just read, lead to. */
export function withDetails(gig: Gig, details: { detailType: string }[]): Gig {
  const count = (kind: TravelKind) => details.filter((one) => one.detailType === kind).length;
  return withNeeds(gig, { flight: count('flight'), hotel: count('hotel'), car: count('car') });
}

/** As a gig's own page reads it: what is flagged counts as a booking. */
export function withFlagsConfirmed(gig: Gig): Gig {
  const needs = { ...gig.needs };
  for (const kind of TRAVEL_KINDS) {
    if (gig[NEED_FLAGS[kind]]) needs[kind] = 'confirmed';
  }
  return { ...gig, needs };
}

/**
 * What to save so that one kind is or is not needed. "No travel needed" covers all three: to take
 * one out of it, the others get flags of their own.
 */
export function needPatch(
  gig: NeedFlags,
  kind: TravelKind,
  notNeeded: boolean,
): Partial<NeedFlags> {
  const own = { [NEED_FLAGS[kind]]: notNeeded };
  if (notNeeded || !gig.travelNotNeeded) return own;
  const others = TRAVEL_KINDS.filter((other) => other !== kind);
  return {
    travelNotNeeded: false,
    ...Object.fromEntries(others.map((other) => [NEED_FLAGS[other], true])),
    ...own,
  };
}

/**
 * What a change of flags was made from. "No travel needed" belongs to every one of them: with it
 * the others mean nothing.
 */
export function baseFlags(gig: NeedFlags, patch: Partial<NeedFlags>): Partial<NeedFlags> {
  const flags = [...TRAVEL_KINDS.map((kind) => NEED_FLAGS[kind]), 'travelNotNeeded'] as const;
  const baseVersion = flags.filter((flag) => flag in patch || flag === 'travelNotNeeded');
  return Object.fromEntries(baseVersion.map((flag) => [flag, gig[flag]]));
}

function withNeeds(gig: Gig, counts: TravelCounts): Gig {
  return { ...gig, needs: travelNeeds(gig, counts) };
}

function countsOf(needs: TravelNeeds): TravelCounts {
  const count = (kind: TravelKind) => Number(needs[kind] === 'confirmed');
  return { flight: count('flight'), hotel: count('hotel'), car: count('car') };
}
