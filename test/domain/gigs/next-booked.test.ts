import { expect, test } from 'vitest';
import type { GigType } from '~/domain/gigs/gig';
import { nextBooked } from '~/domain/gigs/views/next-booked';

const today = '2026-05-14';

function gig(date: string, type: GigType = 'booked', endDate: string | null = null) {
  return { date, type, endDate };
}

test('the two soonest booked gigs are shown and all of the 30 days are counted', () => {
  const { count, soonest } = nextBooked(
    [gig('2026-06-05'), gig('2026-05-29'), gig('2026-05-19')],
    today,
  );
  expect(count).toBe(3);
  expect(soonest.map(({ date }) => date)).toEqual(['2026-05-19', '2026-05-29']);
});

test('today counts, and so does the thirtieth day', () => {
  expect(nextBooked([gig('2026-05-14'), gig('2026-06-13')], today).count).toBe(2);
  expect(nextBooked([gig('2026-05-13'), gig('2026-06-14')], today).count).toBe(0);
});

test('possible gigs do not count', () => {
  expect(nextBooked([gig('2026-05-19', 'possible')], today)).toEqual({ count: 0, soonest: [] });
});

test('a festival that is still on counts', () => {
  expect(nextBooked([gig('2026-05-12', 'booked', '2026-05-15')], today).count).toBe(1);
});

test('the list that is given stays as it is', () => {
  const gigs = [gig('2026-06-05'), gig('2026-05-19')];
  nextBooked(gigs, today);
  expect(gigs.map(({ date }) => date)).toEqual(['2026-06-05', '2026-05-19']);
});
