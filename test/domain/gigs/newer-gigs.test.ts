import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { withNewer } from '~/domain/gigs/newer-gigs';

const gig = (id: string, date: string, title = id) => ({ id, date, title }) as Gig;
const days = { from: '2026-05-01', to: '2026-06-01' };
const titles = (gigs: Gig[]) => gigs.map(({ title }) => title).sort();

test('what the page has read again is newer than what was read of all', () => {
  const all = [gig('a', '2026-05-10', 'old'), gig('far', '2027-01-01')];
  expect(titles(withNewer([gig('a', '2026-05-10', 'new')], days, all))).toEqual(['far', 'new']);
});

test('a gig between the page’s days that the page does not have is gone', () => {
  const all = [gig('a', '2026-05-10'), gig('deleted', '2026-05-20'), gig('before', '2020-01-01')];
  expect(titles(withNewer([gig('a', '2026-05-10')], days, all))).toEqual(['a', 'before']);
});

test('on the page’s first and last day there may be more', () => {
  const all = [gig('on the first', '2026-05-01'), gig('on the last', '2026-06-01')];
  expect(withNewer([], days, all)).toHaveLength(2);
});
