import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesOf } from '~/domain/parse/tokens/matches';
import { anyCase, anyOf } from '~/domain/parse/vocabulary/patterns';
import { phrasesAt, phrasesOf } from '~/domain/parse/vocabulary/phrases';

const texts = fc.string({
  unit: fc.constantFrom('a', 'b', 'Z', 'ä', 'Ö', 'ł', 'д', '京', '1', ' ', '-', '\n'),
  maxLength: 40,
});

test.each([
  [/(?<!\p{L})\p{L}{2}(?!\p{L})/giu],
  [/[\p{L}\d]+/giu],
  [/[^\p{L}\n]{1,3}b/giu],
  [/\p{Lu}\p{Ll}/giu],
])('%s finds the same in any case with its letters spelled out', (pattern) => {
  const spelled = anyCase(pattern);
  expect(spelled.flags).toBe('gi');
  fc.assert(
    fc.property(texts, (text) => {
      expect(matchesOf(text, spelled).map(({ 0: words, index }) => [words, index])).toEqual(
        [...text.matchAll(pattern)].map(({ 0: words, index }) => [words, index]),
      );
    }),
  );
});

test('a bracket inside of a class and an escaped one are no ends of it', () => {
  expect(anyCase(String.raw`[^[\]\p{L}]x\[\p{L}`).test('1x[é')).toBe(true);
  expect(anyCase(String.raw`[^[\]\p{L}]x\[\p{L}`).test('ax[é')).toBe(false);
});

test('all matches are those of matchAll, empty ones too', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(/b*/g, /(?=a)/g, /a(b)?/g, /^/gm), (text, pattern) => {
      expect(matchesOf(text, pattern).map(({ 0: words, index }) => [words, index])).toEqual(
        [...text.matchAll(pattern)].map(({ 0: words, index }) => [words, index]),
      );
    }),
  );
});

test('a pattern of words takes the longest and treats its signs as letters', () => {
  const pattern = new RegExp(`^${anyOf(['check', 'check in', 'a.b', 'a|b', 'x-y (z)'])}`);
  expect(pattern.exec('check in now')?.[0]).toBe('check in');
  expect(pattern.exec('check  in now')?.[0]).toBe('check  in');
  expect(pattern.exec('axb')).toBeNull();
  expect(pattern.exec('a|b')?.[0]).toBe('a|b');
  expect(pattern.exec('x-y (z)')?.[0]).toBe('x-y (z)');
});

test('phrases are found as whole words, the longest first', () => {
  const phrases = phrasesOf(['check-in', 'check-in date', 'data', 'ホテル']);
  expect(phrasesAt('check-in date: 4', 0, phrases)).toEqual(['check-in date', 'check-in']);
  expect(phrasesAt('the check-in', 4, phrases)).toEqual(['check-in']);
  expect(phrasesAt('datas', 0, phrases)).toEqual([]);
  expect(phrasesAt('ホテル: x', 0, phrases)).toEqual(['ホテル']);
  expect(phrasesAt('', 0, phrases)).toEqual([]);
});
