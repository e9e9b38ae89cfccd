import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDatabase } from '~/data/db.server';
import { createReads } from '~/data/reads.server';
import { gigValuesQuery, parseGigs, parseGigValues } from '~/domain/gigs/list-gigs.server';
import { packGigs, unpackGigs } from '~/domain/gigs/packed-gigs';
import { TRAVEL_KINDS, travelNeeds } from '~/domain/travel/need';
import { aSignedInClient } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

/** Whatever a text may hold that JSON or SQL would read as its own. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((one) => !one.includes('\0')),
  fc.constantFrom('"}', '{"a":[1]}', "O'Brien\\", 'line\nbreak\ttab', '🎸 Ærø', '}', '\u2028'),
);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6);

const STORED = fc.record({
  title: text,
  type: fc.constantFrom('booked', 'possible'),
  date: fc.constantFrom('2026-05-14', '2026-12-31'),
  end_date: orNull(fc.constant('2027-01-02')),
  start_time: orNull(fc.constant('19:30')),
  location: text,
  latitude: orNull(degrees(90)),
  longitude: orNull(fc.oneof(degrees(180), fc.integer({ min: -180, max: 180 }))),
  place_status: fc.constantFrom('pending', 'approximate', 'found', 'unknown'),
  airport: orNull(fc.constant('PWM')),
  contact_name: orNull(text),
  additional_info: orNull(text),
  flight_booked: fc.integer({ min: 0, max: 1 }),
  hotel_booked: fc.integer({ min: 0, max: 1 }),
  car_booked: fc.integer({ min: 0, max: 1 }),
  travel_not_needed: fc.integer({ min: 0, max: 1 }),
});

test('a gig leaves the database as the JSON it should be, whatever it holds', async () => {
  const person = await aSignedInClient(worker());
  const at = '2026-05-01T00:00:00.000Z';
  const stored = fc.sample(
    fc.record({ row: STORED, kinds: fc.subarray([...TRAVEL_KINDS]), tags: fc.integer({ max: 3 }) }),
    { numRuns: 150, seed: 7 },
  );
  const tagNames = ['zither', 'Blues "n" soul', 'jazz'];
  const insert = (table: string, row: Record<string, unknown>) =>
    worker()
      .db.prepare(
        `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`,
      )
      .bind(...Object.values(row));
  const user_id = person.user.id;
  const statements = tagNames.map((name, index) =>
    insert('tags', { id: `${user_id}-${index}`, user_id, name, color: '#112233' }),
  );
  for (const [index, { row, kinds, tags }] of stored.entries()) {
    const id = `${user_id}-${String(index).padStart(4, '0')}`;
    statements.push(insert('gigs', { id, user_id, ...row, created_at: at, updated_at: at }));
    for (const detail_type of kinds) {
      const times = { created_at: at, updated_at: at };
      const detail = { id: `${id}-${detail_type}`, user_id, gig_id: id, detail_type, ...times };
      statements.push(insert('travel_details', detail));
    }
    for (let tag = 0; tag < tags; tag++) {
      statements.push(insert('gig_tags', { user_id, gig_id: id, tag_id: `${user_id}-${tag}` }));
    }
  }
  await worker().db.batch(statements);

  const expected = stored.map(({ row, kinds, tags }, index) => {
    const flags = {
      flightBooked: row.flight_booked === 1,
      hotelBooked: row.hotel_booked === 1,
      carBooked: row.car_booked === 1,
      travelNotNeeded: row.travel_not_needed === 1,
    };
    return {
      id: `${user_id}-${String(index).padStart(4, '0')}`,
      title: row.title,
      type: row.type,
      date: row.date,
      endDate: row.end_date,
      startTime: row.start_time,
      endTime: null,
      loadInTime: null,
      timeZone: null,
      location: row.location,
      latitude: row.latitude === null ? null : String(row.latitude),
      longitude: row.longitude === null ? null : String(row.longitude),
      airport: row.airport,
      contactName: row.contact_name,
      contactEmail: null,
      contactPhone: null,
      contactOrganization: null,
      ...flags,
      googleEventId: null,
      additionalInfo: row.additional_info,
      createdAt: at,
      geocoding: row.place_status === 'pending',
      approximate: row.place_status === 'approximate',
      tags: tagNames
        .map((name, tag) => ({ id: `${user_id}-${tag}`, name, color: '#112233' }))
        .slice(0, Math.max(0, tags))
        .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
      needs: travelNeeds(flags, Object.fromEntries(kinds.map((kind) => [kind, 1]))),
    };
  });
  const byDate = expected.sort((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? -1 : 1));
  const answer = await person.get('/api/gigs');
  // Of the list alone.
  const fit = { status: expect.any(String), count: expect.any(Number) };
  expect(await answer.json()).toEqual(byDate.map((gig) => ({ ...gig, fit })));
  const [first] = byDate;
  expect(await (await person.get(`/api/gigs/${first?.id}`)).json()).toEqual(first);
  // As the dashboard reads them.
  const db = createReads(createDatabase(worker().db));
  const [rows] = await db.batch([gigValuesQuery({ db }, user_id, {})]);
  expect(unpackGigs(packGigs(parseGigValues(rows)))).toEqual(byDate);
});

test('no rows are an empty list', () => {
  expect(parseGigs([])).toEqual([]);
});
