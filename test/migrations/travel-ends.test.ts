import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DETAIL_TYPES } from '~/domain/travel/travel-detail';
import { withOldGig } from '../support/old-database';

const OLD_ENDS = {
  departure_location: 'DFW',
  departure_date_time: '2026-06-04T07:05',
  departure_time_zone: 'America/Chicago',
  arrival_location: 'PWM',
  arrival_date_time: '2026-06-04T11:48',
  arrival_time_zone: 'America/New_York',
};
type OldEnds = { [Column in keyof typeof OLD_ENDS]: string | null };

const FACTS = {
  title: 'Title',
  provider: 'Provider',
  flight_number: 'DL1432',
  confirmation_number: 'K7WMRD',
  seat_info: '14A',
  room_info: 'King',
  car_type: 'Compact',
  notes: 'notes',
  additional_details: 'more',
  additional_info: '{"gate":"B7"}',
  source_text: 'the mail',
  google_event_id: 'event',
};

const anEnd = fc.option(fc.constantFrom('DFW', '2026-06-04T07:05', 'America/Denver', ''));
const someEnds: fc.Arbitrary<OldEnds> = fc.record({
  departure_location: anEnd,
  departure_date_time: anEnd,
  departure_time_zone: anEnd,
  arrival_location: anEnd,
  arrival_date_time: anEnd,
  arrival_time_zone: anEnd,
});

/** Where the old columns of a type went. */
function newEnds(type: string, ends: OldEnds) {
  const [from, to] =
    type === 'hotel' ? (['arrival', 'departure'] as const) : (['departure', 'arrival'] as const);
  return {
    starts_location: ends[`${from}_location`],
    starts_date_time: ends[`${from}_date_time`],
    starts_time_zone: ends[`${from}_time_zone`],
    ends_location: ends[`${to}_location`],
    ends_date_time: ends[`${to}_date_time`],
    ends_time_zone: ends[`${to}_time_zone`],
  };
}

test.each(DETAIL_TYPES)('a stored %s starts and ends where and when it did', async (type) => {
  const database = await withOldGig('0008');
  database.insertDetail({ id: 'full', detail_type: type, ...FACTS, ...OLD_ENDS });
  database.insertDetail({ id: 'lean', detail_type: type });
  database.migrateTo('0009');
  const [full, lean] = database.rows('SELECT * FROM travel_details ORDER BY id');
  const stamps = { created_at: full?.created_at, updated_at: full?.updated_at };
  const owner = { user_id: 'ann', gig_id: 'gig', detail_type: type, ...stamps };
  expect(full).toEqual({ id: 'full', ...owner, ...FACTS, ...newEnds(type, OLD_ENDS) });
  const nothing = Object.fromEntries(Object.keys(FACTS).map((column) => [column, null]));
  const nowhere = Object.fromEntries(Object.keys(OLD_ENDS).map((column) => [column, null]));
  expect(lean).toEqual({
    id: 'lean',
    ...owner,
    ...nothing,
    ...newEnds(type, nowhere as OldEnds),
  });
});

test('each end of any row goes where its type has it, null or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...DETAIL_TYPES), someEnds), { maxLength: 20 }),
      async (details) => {
        const database = await withOldGig('0008');
        details.forEach(([type, ends], index) => {
          database.insertDetail({ id: `${index}`, detail_type: type, ...ends });
        });
        database.migrateTo('0009');
        const columns = Object.keys(newEnds('flight', OLD_ENDS)).join(', ');
        const rows = database.rows(`SELECT ${columns} FROM travel_details ORDER BY rowid`);
        expect(rows).toEqual(details.map(([type, ends]) => newEnds(type, ends)));
      },
    ),
    { numRuns: 20 },
  );
});

test('what the version before writes until the columns are dropped is carried over', async () => {
  const database = await withOldGig('0008');
  const early = { id: 'early', detail_type: 'hotel', ...OLD_ENDS };
  database.insertDetail(early);
  database.migrateTo('0008');
  database.insertDetail({ id: 'later', detail_type: 'hotel', ...OLD_ENDS });
  database.run(
    "UPDATE travel_details SET arrival_location = 'Inn', notes = 'x' WHERE id = 'early'",
  );
  database.run(
    "UPDATE travel_details SET detail_type = 'car', arrival_time_zone = NULL WHERE id = 'later'",
  );
  database.migrateTo('0009');
  expect(database.rows('SELECT * FROM travel_details ORDER BY id')).toMatchObject([
    newEnds('hotel', { ...OLD_ENDS, arrival_location: 'Inn' }),
    newEnds('car', { ...OLD_ENDS, arrival_time_zone: null }),
  ]);
});

test('what the new version writes before the columns are dropped stays', async () => {
  const database = await withOldGig('0008');
  database.insertDetail({ id: 'old', detail_type: 'flight', ...OLD_ENDS });
  database.migrateTo('0008');
  const ends = newEnds('hotel', { ...OLD_ENDS, departure_location: null });
  database.insertDetail({ id: 'new', detail_type: 'hotel', ...ends });
  database.run(
    "UPDATE travel_details SET starts_location = 'DEN', seat_info = '1A' WHERE id = 'old'",
  );
  database.run("UPDATE travel_details SET ends_location = 'Inn' WHERE id = 'new'");
  database.migrateTo('0009');
  expect(database.rows('SELECT * FROM travel_details ORDER BY id')).toMatchObject([
    { ...ends, ends_location: 'Inn' },
    { ...newEnds('flight', OLD_ENDS), starts_location: 'DEN', seat_info: '1A' },
  ]);
});

test('nothing of the way there is left behind', async () => {
  const database = await withOldGig('0008');
  database.migrateTo('0009');
  const left = database.rows(
    "SELECT name FROM sqlite_schema WHERE type = 'trigger' OR sql LIKE '%departure_%'",
  );
  expect(left).toEqual([]);
  expect(database.rows('PRAGMA foreign_key_check')).toEqual([]);
});
