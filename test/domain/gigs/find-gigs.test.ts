import { expect, test } from 'vitest';
import { type FoundByWords, findGigs, indexGigs } from '~/domain/gigs/views/find-gigs';

const today = '2026-05-14';

function aGig(fields: Partial<FoundByWords>): FoundByWords {
  return {
    id: fields.title ?? 'gig',
    title: 'Untitled',
    type: 'booked',
    date: '2026-09-20',
    endDate: null,
    location: 'Omaha, NE',
    airport: null,
    contactName: null,
    contactOrganization: null,
    tags: [],
    ...fields,
  };
}

const GIGS = [
  aGig({ title: 'Harbor Lights Series', location: 'Portland, ME', date: '2026-06-05' }),
  aGig({ title: 'Rose City Unplugged', location: 'Portland, OR', date: '2026-08-08' }),
  aGig({
    title: 'Soirée à Québec',
    location: 'Salle O’Connor, Québec, QC',
    date: '2027-03-05',
    type: 'possible',
  }),
  aGig({ title: 'Marching Bands of Boise', location: 'Boise, ID', airport: 'BOI' }),
  aGig({
    title: 'Prairie Sound Festival',
    location: 'Calgary, AB',
    date: '2026-06-30',
    endDate: '2026-07-02',
    contactName: 'Dana Whitfield',
    contactOrganization: 'Sound Trust',
    tags: [{ id: '1', name: 'Outdoor', color: '#336699' }],
  }),
  aGig({ title: 'Harbor Retrospective', date: '2026-01-17' }),
];

function find(query: string, limit = 10) {
  return findGigs(indexGigs(GIGS, today), query, limit).gigs.map(({ title }) => title);
}

test.each([
  ['a word of the title', 'unplugged', 'Rose City Unplugged'],
  ['the beginning of a word', 'prai', 'Prairie Sound Festival'],
  ['the middle of a word', 'plugg', 'Rose City Unplugged'],
  ['words in any order', 'lights harbor', 'Harbor Lights Series'],
  ['the city', 'calgary', 'Prairie Sound Festival'],
  ['the airport', 'boi', 'Marching Bands of Boise'],
  ['title and place together', 'harbor portland', 'Harbor Lights Series'],
  ['the contact', 'whitfield', 'Prairie Sound Festival'],
  ['the organization', 'sound trust', 'Prairie Sound Festival'],
  ['a tag', 'outdoor', 'Prairie Sound Festival'],
  ['the month', 'august', 'Rose City Unplugged'],
  ['the month in short', 'aug', 'Rose City Unplugged'],
  ['the last day’s month', 'july', 'Prairie Sound Festival'],
  ['month and day', 'june 5', 'Harbor Lights Series'],
  ['month and year', 'march 2027', 'Soirée à Québec'],
  ['status', 'possible', 'Soirée à Québec'],
  ['no accents', 'soiree quebec', 'Soirée à Québec'],
  ['no apostrophe', 'oconnor', 'Soirée à Québec'],
  ['first letters', 'rcu', 'Rose City Unplugged'],
  ['a swapped letter', 'harbro lights', 'Harbor Lights Series'],
  ['a wrong letter', 'unpligged', 'Rose City Unplugged'],
  ['a missing letter', 'calgry', 'Prairie Sound Festival'],
  ['a slip in an unfinished word', 'preirie', 'Prairie Sound Festival'],
  ['letters left out', 'unplgd', 'Rose City Unplugged'],
  ['fillers', 'the series in the portland', 'Harbor Lights Series'],
])('a gig is found by %s', (_, query, title) => {
  expect(find(query)[0]).toBe(title);
});

test.each(['zebra', 'portland zebra', 'june 6', '2031', 'xq'])(
  'nothing is found by %s',
  (query) => {
    expect(find(query)).toEqual([]);
  },
);

test('a month is meant before a word that begins like it, and both are found', () => {
  expect(find('march')).toEqual(['Soirée à Québec', 'Marching Bands of Boise']);
  expect(find('mar 5')).toEqual(['Soirée à Québec']);
});

test('what is ahead stands before what is past', () => {
  expect(find('harbor')).toEqual(['Harbor Lights Series', 'Harbor Retrospective']);
});

test('equals stand in the order of their days', () => {
  expect(find('portland')).toEqual(['Harbor Lights Series', 'Rose City Unplugged']);
});

test('without words the next gigs are offered', () => {
  expect(find('  ', 2)).toEqual(['Harbor Lights Series', 'Prairie Sound Festival']);
  expect(find('')).not.toContain('Harbor Retrospective');
});

test('only so many are given, and how many fit is said', () => {
  const found = findGigs(indexGigs(GIGS, today), 'harbor', 1);
  expect(found.gigs).toHaveLength(1);
  expect(found.total).toBe(2);
});

test('a query of signs alone asks for nothing', () => {
  expect(find('?!*')).toEqual(find(''));
});

test('a very long query is answered', () => {
  expect(find('a'.repeat(10_000))).toEqual([]);
  expect(find('harbor '.repeat(10_000))).toContain('Harbor Lights Series');
});
