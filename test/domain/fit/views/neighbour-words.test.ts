import { expect, test } from 'vitest';
import type { Neighbour } from '~/domain/fit/drafts/draft-fit';
import { neighbourWords, otherNeighbours } from '~/domain/fit/views/neighbour-words';
import { NO_LOCATION } from '~/domain/gigs/gig';

const MILE = 1609.344;

const CHICAGO: Neighbour = {
  gigId: 'chicago',
  title: 'Rooms That Listen',
  type: 'booked',
  location: 'Thalia Hall, 1807 S Allport St, Chicago, IL 60608, USA',
  days: -3,
  meters: 412 * MILE,
};

test.each([
  [{}, 'After Chicago, IL on May 3, 412 mi away'],
  [{ days: 4 }, 'Before Chicago, IL on May 12, 412 mi away'],
  [{ type: 'possible' }, 'After Chicago, IL on May 3 (possible), 412 mi away'],
  [{ meters: null }, 'After Chicago, IL on May 3'],
  [{ meters: 200 }, 'After Chicago, IL on May 3, in the same place'],
  [{ location: NO_LOCATION, meters: null }, 'After Rooms That Listen on May 3'],
  [{ days: 0 }, 'Same day as Rooms That Listen in Chicago, IL, 412 mi away'],
] as const)('a neighbour %j is put in words', (fields, words) => {
  const gig = { date: '2026-05-06', endDate: '2026-05-08' };
  expect(neighbourWords({ ...CHICAGO, ...fields }, gig)).toBe(words);
});

test('a neighbour of another year is told with its year', () => {
  const gig = { date: '2027-01-02', endDate: null };
  expect(neighbourWords(CHICAGO, gig)).toBe('After Chicago, IL on Dec 30, 2026, 412 mi away');
});

test('of a gig on the same day that a finding names no more is said', () => {
  const finding = {
    id: '1',
    rule: 'gig-overlap' as const,
    severity: 'problem' as const,
    sentence: 'Rooms That Listen is at the same time.',
    facts: { other: 'chicago' },
    travelDetailIds: [],
    fixes: [],
    silenced: false,
  };
  const before = { ...CHICAGO, gigId: 'before' };
  const neighbours = [before, { ...CHICAGO, days: 0 }];
  expect(otherNeighbours({ findings: [finding], neighbours })).toEqual([before]);
  expect(otherNeighbours({ findings: [], neighbours })).toEqual(neighbours);
});
