import { expect, test } from 'vitest';
import {
  matchingTags,
  newTagName,
  withAllChanges,
  withChanges,
  withPending,
} from '~/components/tags/tag-list';
import type { Tag } from '~/domain/gigs/gig';

const tag = (name: string, color = '#4a7fd4'): Tag => ({ id: name.toLowerCase(), name, color });
const names = (tags: Tag[]) => tags.map(({ name }) => name);

const FESTIVAL = tag('Festival');
const KEYNOTE = tag('Keynote');
const LECTURE = tag('Lecture');

test('what is being changed shows as it will be, and what is being deleted is gone', () => {
  const changes = new Map([
    [FESTIVAL.id, { ...FESTIVAL, name: 'Fair' }],
    [KEYNOTE.id, null],
  ]);
  expect(names(withChanges([FESTIVAL, KEYNOTE, LECTURE], changes))).toEqual(['Fair', 'Lecture']);
  expect(names(withChanges([KEYNOTE], changes))).toEqual([]);
});

test('a new tag stands among all tags by its name, once, before and after it is read', () => {
  const changes = new Map([[KEYNOTE.id, KEYNOTE]]);
  expect(names(withAllChanges([FESTIVAL, LECTURE], changes))).toEqual([
    'Festival',
    'Keynote',
    'Lecture',
  ]);
  expect(names(withAllChanges([FESTIVAL, KEYNOTE, LECTURE], changes))).toEqual([
    'Festival',
    'Keynote',
    'Lecture',
  ]);
});

test('a tag that is being made stands once, before and after it is among those that were read', () => {
  const draft = { ...KEYNOTE, id: 'new Keynote' };
  expect(withPending([FESTIVAL], [draft])).toEqual([FESTIVAL, draft]);
  expect(withPending([FESTIVAL, { ...KEYNOTE, name: 'KEYNOTE' }], [draft])).toEqual([
    FESTIVAL,
    { ...KEYNOTE, name: 'KEYNOTE' },
  ]);
});

test('names are sorted whatever their capitals', () => {
  expect(names(withAllChanges([tag('Zydeco'), tag('acoustic'), tag('Blues')], new Map()))).toEqual([
    'acoustic',
    'Blues',
    'Zydeco',
  ]);
});

test('what is typed finds tags anywhere in their names, those that begin with it first', () => {
  const tags = [tag('Book fair'), tag('Fair'), tag('Outdoor')];
  expect(names(matchingTags(tags, ' FAIR '))).toEqual(['Fair', 'Book fair']);
  expect(names(matchingTags(tags, ''))).toEqual(['Book fair', 'Fair', 'Outdoor']);
  expect(matchingTags(tags, 'keynote')).toEqual([]);
});

test('what is typed can become a tag unless it is one, or says nothing', () => {
  expect(newTagName([FESTIVAL], '  Folk   festival ')).toBe('Folk festival');
  expect(newTagName([FESTIVAL], 'fest')).toBe('fest');
  expect(newTagName([FESTIVAL], ' FESTIVAL')).toBeNull();
  expect(newTagName([FESTIVAL], '  ')).toBeNull();
  expect(newTagName([FESTIVAL], 'x'.repeat(41))).toBeNull();
});
