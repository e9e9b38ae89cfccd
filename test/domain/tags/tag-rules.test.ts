import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastUsedColor, TAG_COLORS } from '~/domain/tags/tag-colors';
import { GigTagsInput, NewTagInput, TagPatch } from '~/domain/tags/tag-input';
import {
  isSameTagName,
  TAG_NAME_LENGTH,
  tagNameProblem,
  tidyTagName,
} from '~/domain/tags/tag-name';
import { DEMO_TAGS } from '../../../scripts/demo-gigs';

test.each([
  ['  Paid   travel ', 'Paid travel'],
  ['Line\nbreak\tand tab', 'Line break and tab'],
  ['Cafe\u0301', 'Café'],
])('the name %j is stored as %j', (typed, stored) => {
  expect(NewTagInput.parse({ name: typed, color: '#123abc' }).name).toBe(stored);
});

test.each(['', '   ', '\u200b', '\u2060\u200d', undefined, null, 7])('%j is no name', (name) => {
  const parsed = NewTagInput.safeParse({ name, color: '#123abc' });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Give the tag a name']);
});

test('a name of 40 characters is taken and one of 41 is not', () => {
  expect(tagNameProblem('x'.repeat(TAG_NAME_LENGTH))).toBeNull();
  expect(tagNameProblem('x'.repeat(TAG_NAME_LENGTH + 1))).toMatch(/at most 40/);
});

test('the blanks around a name do not count towards its length', () => {
  const name = ` ${'x'.repeat(TAG_NAME_LENGTH)} `;
  expect(NewTagInput.safeParse({ name, color: '#123abc' }).success).toBe(true);
});

test('tidying twice is tidying once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(tidyTagName(tidyTagName(name))).toBe(tidyTagName(name));
    }),
  );
});

test.each([
  ['Festival', 'fESTIVAL', true],
  ['ÉTÉ', 'été', true],
  ['Cafe\u0301', 'CAFÉ', true],
  ['Paid travel', ' paid  travel', true],
  ['Festival', 'Festivals', false],
])('%j and %j are one name: %s', (one, other, same) => {
  expect(isSameTagName(one, other)).toBe(same);
});

test.each(['#12345', '#1234567', '123456', '#12345g', 'red', '', 'rgb(1,2,3)', '#fff'])(
  '%j is no colour',
  (color) => {
    expect(NewTagInput.safeParse({ name: 'Festival', color }).success).toBe(false);
  },
);

test('a colour is stored in small letters', () => {
  expect(NewTagInput.parse({ name: 'Festival', color: '#ABCDEF' }).color).toBe('#abcdef');
});

test('a change of a tag may bring either field or none', () => {
  expect(TagPatch.parse({ color: '#ABCDEF' })).toEqual({ color: '#abcdef' });
  expect(TagPatch.parse({})).toEqual({});
});

test('a tag named twice is one tag', () => {
  expect(GigTagsInput.parse({ add: ['a', 'b', 'a'] }).add).toEqual(['a', 'b']);
});

test('the whole list takes all others off, and what changes leaves them alone', () => {
  expect(GigTagsInput.parse({ tagIds: ['a'] })).toEqual({ add: ['a'], remove: 'others' });
  expect(GigTagsInput.parse({ add: ['a'], remove: ['b'] })).toEqual({ add: ['a'], remove: ['b'] });
  expect(GigTagsInput.parse({ add: ['a'] })).toEqual({ add: ['a'], remove: [] });
  expect(GigTagsInput.parse({ remove: ['b'] })).toEqual({ add: [], remove: ['b'] });
});

test('form data gives the tags in one field, none if it is empty', () => {
  expect(GigTagsInput.parse({ tagIds: 'a,b' }).add).toEqual(['a', 'b']);
  expect(GigTagsInput.parse({ tagIds: '' })).toEqual({ add: [], remove: 'others' });
  expect(GigTagsInput.parse({ add: 'a', remove: 'b,c' }).remove).toEqual(['b', 'c']);
});

test.each(['tagIds', 'add'])(
  '50 tags as %s are taken, however often they are named, and 51 are not',
  (field) => {
    const ids = (length: number) => Array.from({ length }, (_, index) => `tag-${index}`);
    expect(GigTagsInput.safeParse({ [field]: [...ids(50), ...ids(50)] }).success).toBe(true);
    expect(GigTagsInput.safeParse({ [field]: ids(51) }).error?.issues[0]?.message).toBe(
      'A gig can have at most 50 tags.',
    );
  },
);

test('a new tag gets a colour that nothing has yet, then the rarest one', () => {
  const colors = TAG_COLORS.map(({ color }) => ({ color }));
  expect(leastUsedColor([])).toBe(TAG_COLORS[0].color);
  expect(leastUsedColor(colors.slice(0, 3))).toBe(TAG_COLORS[3].color);
  expect(leastUsedColor([...colors, ...colors.slice(0, -1)])).toBe(TAG_COLORS.at(-1)?.color);
  expect(leastUsedColor([{ color: '#000000' }])).toBe(TAG_COLORS[0].color);
});

/** What a dot is drawn on: cards and menus, light and dark. */
test.each(['#ffffff', '#1b1822', '#25212e'])('every offered colour can be told on %s', (paper) => {
  for (const { name, color } of TAG_COLORS) {
    expect(contrast(color, paper), name).toBeGreaterThanOrEqual(3);
  }
});

test('the colours offered differ, and so do their names', () => {
  expect(new Set(TAG_COLORS.map(({ color }) => color)).size).toBe(TAG_COLORS.length);
  expect(new Set(TAG_COLORS.map(({ name }) => name)).size).toBe(TAG_COLORS.length);
});

test('the tags of the demo account have colours a person could choose', () => {
  const offered: string[] = TAG_COLORS.map(({ color }) => color);
  for (const color of Object.values(DEMO_TAGS)) expect(offered).toContain(color);
});

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
