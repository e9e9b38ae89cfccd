export const TRAVEL_KINDS = ['flight', 'hotel', 'car'] as const;
export type TravelKind = (typeof TRAVEL_KINDS)[number];

/** `confirmed`: a booking is on file. `notNeeded`: settled without one. `needed`: still to do. */
export type TravelNeed = 'confirmed' | 'notNeeded' | 'needed';
export type TravelNeeds = Record<TravelKind, TravelNeed>;

/** What the person settled by hand. */
interface NeedFlags {
  flightBooked: boolean;
  hotelBooked: boolean;
  carBooked: boolean;
  travelNotNeeded: boolean;
}

/** How many travel details of each kind a gig has. */
export type TravelCounts = Partial<Record<TravelKind, number>>;

export function travelNeeds(flags: NeedFlags, counts: TravelCounts): TravelNeeds {
  const need = (kind: TravelKind, flag: boolean): TravelNeed => {
    if (counts[kind]) return 'confirmed';
    return flag || flags.travelNotNeeded ? 'notNeeded' : 'needed';
  };
  return {
    flight: need('flight', flags.flightBooked),
    hotel: need('hotel', flags.hotelBooked),
    car: need('car', flags.carBooked),
  };
}

/** The kinds still to be arranged, in the order plane, bed, car. */
export function missingTravel(needs: TravelNeeds): TravelKind[] {
  return TRAVEL_KINDS.filter((kind) => needs[kind] === 'needed');
}
