import { expect, test } from 'vitest';
import { groupGigs } from '~/domain/gigs/views/gig-groups';

const today = '2026-05-14';

function aGig(date: string, endDate: string | null = null, id = date) {
  return { id, date, endDate };
}

test('upcoming gigs stand by month and year, soonest first', () => {
  const { upcoming } = groupGigs(
    ['2027-05-01', '2026-06-20', '2026-05-29', '2026-06-05', '2026-05-19'].map((date) =>
      aGig(date),
    ),
    today,
  );
  expect(upcoming.map(({ key, label, month, gigs }) => [key, label, month, gigs.length])).toEqual([
    ['2026-05', 'May 2026', 5, 2],
    ['2026-06', 'June 2026', 6, 2],
    ['2027-05', 'May 2027', 5, 1],
  ]);
  expect(upcoming[1]?.gigs.map(({ date }) => date)).toEqual(['2026-06-05', '2026-06-20']);
});

test('past gigs are one group, newest first', () => {
  const { past, upcoming } = groupGigs(
    ['2026-01-17', '2026-05-13', '2025-12-31'].map((date) => aGig(date)),
    today,
  );
  expect(upcoming).toEqual([]);
  expect(past).toMatchObject({ key: 'past', label: 'Past', month: null });
  expect(past.gigs.map(({ date }) => date)).toEqual(['2026-05-13', '2026-01-17', '2025-12-31']);
});

test("today's gig is still ahead", () => {
  expect(groupGigs([aGig(today)], today).upcoming).toHaveLength(1);
});

test('a gig that is still on stands first, in the month it began in', () => {
  const { upcoming } = groupGigs([aGig('2026-05-20'), aGig('2026-04-30', '2026-05-15')], today);
  expect(upcoming.map(({ label }) => label)).toEqual(['April 2026', 'May 2026']);
});

test('gigs of one day keep the order they were made in', () => {
  const gigs = ['b', 'c', 'a'].map((id) => aGig('2026-06-05', null, id));
  expect(groupGigs(gigs, today).upcoming[0]?.gigs.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('without gigs there are no groups, and the list given stays as it was', () => {
  expect(groupGigs([], today)).toMatchObject({ upcoming: [], past: { gigs: [] } });
  const gigs = Object.freeze([aGig('2026-06-20'), aGig('2026-06-05')]);
  groupGigs(gigs, today);
  expect(gigs[0]?.date).toBe('2026-06-20');
});

test('of 5,000 gigs none is lost between the groups', () => {
  const gigs = Array.from({ length: 5000 }, (_, index) =>
    aGig(`20${20 + (index % 12)}-0${1 + (index % 9)}-1${index % 10}`, null, String(index)),
  );
  const { upcoming, past } = groupGigs(gigs, today);
  const ahead = upcoming.reduce((sum, group) => sum + group.gigs.length, 0);
  expect(ahead + past.gigs.length).toBe(5000);
});
