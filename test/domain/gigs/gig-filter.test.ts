import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GigType, Tag } from '~/domain/gigs/gig';
import { filterParts, toggleTag } from '~/domain/gigs/views/filter-parts';
import {
  filteredCount,
  filterGigs,
  filterSize,
  type GigFilter,
  isFiltering,
  NO_FILTER,
  parseGigFilter,
  tagsOf,
  withGigFilter,
} from '~/domain/gigs/views/gig-filter';
import type { TravelNeeds } from '~/domain/travel/need';

const today = '2026-05-14';
const NAMES = ['Festival', 'Keynote', 'Paid travel', 'a&b=c', 'Été'];
const MISSING: TravelNeeds = { flight: 'confirmed', hotel: 'needed', car: 'needed' };
const ARRANGED: TravelNeeds = { flight: 'confirmed', hotel: 'confirmed', car: 'notNeeded' };

function aTag(name: string): Tag {
  return { id: `id of ${name}`, name, color: '#336699' };
}

interface GigOptions {
  type?: GigType;
  date?: string;
  endDate?: string | null;
  needs?: TravelNeeds;
  tags?: string[];
}

function aGig({
  type = 'booked',
  date = '2026-06-05',
  endDate = null,
  needs = MISSING,
  tags = [],
}: GigOptions = {}) {
  return { type, date, endDate, needs, tags: tags.map(aTag) };
}

function parse(query: string, names = NAMES) {
  return parseGigFilter(new URLSearchParams(query), names);
}

const filters: fc.Arbitrary<GigFilter> = fc.record({
  show: fc.constantFrom<GigType | null>('booked', 'possible', null),
  needsTravel: fc.boolean(),
  tags: fc.subarray(NAMES),
});

const gigLists = fc.array(
  fc.record({
    type: fc.constantFrom<GigType>('booked', 'possible'),
    date: fc.constantFrom('2026-05-10', '2026-05-14', '2026-06-05'),
    endDate: fc.constantFrom(null, '2026-06-05'),
    needs: fc.constantFrom(MISSING, ARRANGED),
    tags: fc.subarray(NAMES).map((names) => names.map(aTag)),
  }),
);

test('an address without a filter shows everything', () => {
  expect(parse('view=list&gig=123')).toEqual(NO_FILTER);
  expect(isFiltering(parse(''))).toBe(false);
});

test('an address names status, need and several tags', () => {
  expect(parse('show=booked&needs=travel&tag=Keynote&tag=Festival')).toEqual({
    show: 'booked',
    needsTravel: true,
    tags: ['Festival', 'Keynote'],
  });
});

test.each([
  'show=cancelled',
  'show=',
  'show=Booked',
  'needs=hotel',
  'needs',
  'tag=',
  'tag=Unheard+of',
  'sort=date',
])('what is not known is ignored: %s', (query) => {
  expect(parse(query)).toEqual(NO_FILTER);
});

test('a tag is known whatever its capitals, and once', () => {
  expect(parse('tag=keynote&tag=KEYNOTE&tag=+Keynote').tags).toEqual(['Keynote']);
});

test('a tag may hold what separates parameters', () => {
  const filter = { ...NO_FILTER, tags: ['a&b=c'] };
  expect(parse(withGigFilter(new URLSearchParams(), filter).toString())).toEqual(filter);
});

test('a new filter takes the place of the old one and leaves the rest', () => {
  const before = new URLSearchParams('view=list&show=possible&tag=Keynote&tag=Festival&year=2027');
  const after = withGigFilter(before, { ...NO_FILTER, needsTravel: true });
  expect(after.toString()).toBe('view=list&year=2027&needs=travel');
  expect(before.getAll('tag')).toHaveLength(2);
});

test('every filter survives the address', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const address = withGigFilter(new URLSearchParams('view=list&tag=Old'), filter).toString();
      expect(parse(address)).toEqual(filter);
      expect(new URLSearchParams(address).get('view')).toBe('list');
    }),
  );
});

test('booked and possible show their kind', () => {
  const gigs = [aGig(), aGig({ type: 'possible' })];
  expect(filterGigs(gigs, { ...NO_FILTER, show: 'booked' }, today)).toEqual([gigs[0]]);
  expect(filterGigs(gigs, { ...NO_FILTER, show: 'possible' }, today)).toEqual([gigs[1]]);
});

test.each([
  ['a booked gig that lacks its hotel', aGig(), 1],
  ['one on its last day', aGig({ date: '2026-05-12', endDate: today }), 1],
  ['one with everything arranged', aGig({ needs: ARRANGED }), 0],
  ['a past one', aGig({ date: '2026-05-13' }), 0],
  ['a possible one', aGig({ type: 'possible' }), 0],
])('needs travel: %s', (_, gig, count) => {
  expect(filterGigs([gig], { ...NO_FILTER, needsTravel: true }, today)).toHaveLength(count);
});

test('of several tags one is enough, and the other conditions still hold', () => {
  const gigs = [
    aGig({ tags: ['Keynote'] }),
    aGig({ tags: ['Festival'], type: 'possible' }),
    aGig({ tags: ['Paid travel'] }),
    aGig(),
  ];
  const tags = ['Keynote', 'Festival'];
  expect(filterGigs(gigs, { ...NO_FILTER, tags }, today)).toEqual(gigs.slice(0, 2));
  expect(filterGigs(gigs, { ...NO_FILTER, tags, show: 'booked' }, today)).toEqual([gigs[0]]);
});

test('no filter gives back the very list', () => {
  const gigs = [aGig()];
  expect(filterGigs(gigs, NO_FILTER, today)).toBe(gigs);
});

test('a filter only ever leaves gigs out, and a second time changes nothing', () => {
  fc.assert(
    fc.property(gigLists, filters, (gigs, filter) => {
      const shown = filterGigs(gigs, filter, today);
      const left = new Set(shown);
      expect(shown).toEqual(gigs.filter((gig) => left.has(gig)));
      expect(filterGigs(shown, filter, today)).toEqual(shown);
    }),
  );
});

test('taking one part of a filter away never hides more, save the last of several tags', () => {
  fc.assert(
    fc.property(gigLists, filters, (gigs, filter) => {
      const shown = filterGigs(gigs, filter, today).length;
      for (const { without, tag } of filterParts(filter)) {
        if (tag !== undefined && without.tags.length > 0) continue;
        expect(filterGigs(gigs, without, today).length).toBeGreaterThanOrEqual(shown);
      }
    }),
  );
});

test('each part of a filter has a chip, and taking them all away leaves none', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      let rest = filter;
      let chips = 0;
      for (let [part] = filterParts(rest); part; [part] = filterParts(rest)) {
        rest = part.without;
        chips++;
      }
      expect(rest).toEqual(NO_FILTER);
      expect(chips).toBe(filterParts(filter).length);
      expect(filterSize(filter)).toBe(chips);
      expect(isFiltering(filter)).toBe(chips > 0);
    }),
  );
});

test('chips read as a person would say them', () => {
  const filter: GigFilter = { show: 'booked', needsTravel: true, tags: ['Keynote'] };
  expect(filterParts(filter).map(({ label }) => label)).toEqual([
    'Booked',
    'Needs travel',
    'Keynote',
  ]);
});

test('a tag is put on and taken off', () => {
  const on = toggleTag(NO_FILTER, 'Keynote');
  expect(on.tags).toEqual(['Keynote']);
  expect(toggleTag(on, 'Keynote')).toEqual(NO_FILTER);
});

test('the tags on offer are those that gigs have, by name', () => {
  const gigs = [
    aGig({ tags: ['Keynote', 'Été'] }),
    aGig({ tags: ['Festival', 'Keynote'] }),
    aGig(),
  ];
  expect(tagsOf(gigs).map(({ name }) => name)).toEqual(['Festival', 'Keynote', 'Été']);
});

test('the count says how many of how many', () => {
  expect(filteredCount(12, 40)).toBe('12 of 40 gigs');
  expect(filteredCount(0, 1)).toBe('0 of 1 gig');
});
