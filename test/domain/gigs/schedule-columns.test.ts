import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scheduleColumns, scheduleSummary } from '~/domain/gigs/views/gig-groups';

const today = '2026-05-14';

function aGig(date: string, type: 'booked' | 'possible' = 'booked', endDate: string | null = null) {
  return { id: `${date} ${type}`, date, endDate, type };
}

const days = (gigs: { date: string }[]) => gigs.map(({ date }) => date);

test('what is ahead stands by its type, soonest first', () => {
  const columns = scheduleColumns(
    [
      aGig('2026-08-08', 'possible'),
      aGig('2026-06-20', 'possible'),
      aGig('2026-06-05'),
      aGig('2026-05-19'),
    ],
    today,
  );
  expect(days(columns.possible)).toEqual(['2026-06-20', '2026-08-08']);
  expect(days(columns.booked)).toEqual(['2026-05-19', '2026-06-05']);
  expect(columns.past).toEqual([]);
});

test('what is past stands together whatever its type, newest first', () => {
  const { past } = scheduleColumns(
    [aGig('2026-04-11'), aGig('2026-05-02', 'possible'), aGig('2026-05-13')],
    today,
  );
  expect(days(past)).toEqual(['2026-05-13', '2026-05-02', '2026-04-11']);
});

test("today's gig and one that is still on are ahead", () => {
  const { booked, past } = scheduleColumns(
    [aGig(today), aGig('2026-05-12', 'booked', today), aGig('2026-05-11', 'booked', '2026-05-13')],
    today,
  );
  expect(days(booked)).toEqual(['2026-05-12', today]);
  expect(days(past)).toEqual(['2026-05-11']);
});

test('the summary counts each column', () => {
  expect(scheduleSummary(scheduleColumns([], today))).toBe('0 possible • 0 booked • 0 past');
  const gigs = [
    aGig('2026-06-05'),
    aGig('2026-06-06'),
    aGig('2026-05-01'),
    aGig('2026-07-01', 'possible'),
  ];
  expect(scheduleSummary(scheduleColumns(gigs, today))).toBe('1 possible • 2 booked • 1 past');
});

test('every gig stands in exactly one column', () => {
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2025, 5, 1) + days * 86_400_000).toISOString().slice(0, 10));
  const gig = fc.record({
    id: fc.uuid(),
    date: day,
    endDate: fc.constant(null),
    type: fc.constantFrom('booked' as const, 'possible' as const),
  });
  const lists = fc.uniqueArray(gig, { selector: ({ id }) => id });
  fc.assert(
    fc.property(lists, (gigs) => {
      const columns = scheduleColumns(gigs, today);
      const ids = Object.values(columns).flatMap((column) => column.map(({ id }) => id));
      expect(ids.sort()).toEqual(gigs.map(({ id }) => id).sort());
      expect(columns.past.every(({ date }) => date < today)).toBe(true);
      expect(columns.possible.every(({ type }) => type === 'possible')).toBe(true);
      expect(columns.booked.every(({ type }) => type === 'booked')).toBe(true);
    }),
  );
});
