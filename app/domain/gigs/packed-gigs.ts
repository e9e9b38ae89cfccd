import type { Gig } from './gig';

/*
 * A page is sent its gigs as rows instead of objects, with what is equal in several of them once: of
 * 200 gigs that leaves 25 of 85 KB, and as much less to write, send and read.
 */

/** In this order. */
export const GIG_FIELDS = Object.keys({
  id: true,
  title: true,
  type: true,
  date: true,
  endDate: true,
  startTime: true,
  endTime: true,
  loadInTime: true,
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

type Value = Gig[keyof Gig] | null;

/** A gig's values in the order of `GIG_FIELDS`; null for what it leaves out. */
export type GigValues = readonly Value[];

export interface PackedGigs {
  /** What is the same in all of them. */
  same: Partial<Gig>;
  /** The other fields' names, so that the page's script need not bring them, and each gig's values. */
  fields: readonly string[];
  rows: readonly GigValues[];
}

export function packGigs(gigs: readonly GigValues[]): PackedGigs {
  const shared = new Map<string, Value>();
  // What is the same object is sent once.
  const once = (value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    const key = JSON.stringify(value);
    const known = shared.get(key) ?? value;
    shared.set(key, known);
    return known;
  };
  const rows = gigs.map((values) => values.map(once));
  const [first = []] = rows;
  const isSame = GIG_FIELDS.map((_field, index) =>
    rows.every((row) => row[index] === first[index]),
  );
  const differs = <Item>(_item: Item, index: number) => !isSame[index];
  return {
    same: Object.fromEntries(
      GIG_FIELDS.flatMap((field, index) => (isSame[index] ? [[field, first[index]]] : [])),
    ),
    fields: GIG_FIELDS.filter(differs),
    rows: rows.map((row) => row.filter(differs)),
  };
}

export function unpackGigs({ same, fields, rows }: PackedGigs): Gig[] {
  return rows.map((row) => {
    const gig: Record<string, unknown> = { ...same };
    for (const [index, field] of fields.entries()) gig[field] = row[index];
    // The one field that a gig may leave out.
    gig.calendarState ??= undefined;
    return gig as unknown as Gig;
  });
}
