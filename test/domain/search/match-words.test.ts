import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexWords, matchWords, nameWords, wordsOf } from '~/domain/search/match-words';

function score(query: string, text: string) {
  return matchWords(indexWords([text], nameWords), query)?.[0]?.score ?? 0;
}

test('words lose case, accents, apostrophes and signs', () => {
  expect(wordsOf("  Makers' Week — Été/O’Hare #2 ")).toEqual([
    'makers',
    'week',
    'ete',
    'ohare',
    '2',
  ]);
});

test('words of other scripts are words', () => {
  expect(wordsOf('Концерт 東京')).toEqual(['концерт', '東京']);
});

test('a better fit scores higher', () => {
  const fits = ['harbor', 'harb', 'arbor', 'harbro', 'hrbr', 'zebra'].map((query) =>
    score(query, 'Harbor'),
  );
  expect(fits).toEqual([...fits].sort((a, b) => b - a));
  expect(new Set(fits).size).toBe(fits.length);
  expect(fits.at(-1)).toBe(0);
});

test('every typed word has to be found', () => {
  expect(score('harbor zebra', 'Harbor Lights')).toBe(0);
  expect(score('harbor lights', 'Harbor Lights')).toBe(1);
});

test('short words and numbers allow no slip', () => {
  expect(score('cat', 'Cut')).toBe(0);
  expect(score('2027', '2026')).toBe(0);
  expect(score('5', '15')).toBe(0);
});

test('a name is found by its first letters', () => {
  expect(score('hls', 'Harbor Lights Series')).toBeGreaterThan(0);
});

test('fillers count when nothing else was typed', () => {
  expect(score('the', 'The Who')).toBeGreaterThan(0);
  expect(score('the zebra', 'The Who')).toBe(0);
});

test('signs alone ask for nothing', () => {
  expect(matchWords(indexWords(['Harbor'], nameWords), ' ,!')).toBeNull();
});

test('matches keep the order of the index', () => {
  const index = indexWords(['Harbor Two', 'Zebra', 'Harbor One'], nameWords);
  expect(matchWords(index, 'harbor')?.map(({ thing }) => thing)).toEqual([
    'Harbor Two',
    'Harbor One',
  ]);
});

test('a text is always found by itself, best of all', () => {
  const text = fc.string({ minLength: 1 }).filter((text) => wordsOf(text).length > 0);
  fc.assert(
    fc.property(text, (text) => {
      expect(score(text, text)).toBe(1);
    }),
  );
});

test('a score lies between 0 and 1 whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, text) => {
      const value = score(query, text);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }),
  );
});
