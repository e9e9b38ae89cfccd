import { expect, test } from 'vitest';
import { markSources } from '~/components/smart-paste/source/source-marks';
import type { SourceSpan } from '~/domain/parse/parsed-detail';
import { aParsedDetail } from '../../support/travel-details';

const text = 'Confirmation number: K7WMRD Fri, 18SEP DFW 7:05am NEW YORK 11:41am';

function spanOf(words: string): SourceSpan {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
}

function numbered(pieces: ReturnType<typeof markSources>['pieces']) {
  return pieces.filter((piece) => piece.number !== null).map(({ number, text }) => [number, text]);
}

test('the words that were read are numbered in reading order', () => {
  const { pieces, numbersOf } = markSources(text, [
    aParsedDetail({
      spans: {
        departureDateTime: [spanOf('Fri, 18SEP'), spanOf('7:05am')],
        arrivalDateTime: [spanOf('Fri, 18SEP'), spanOf('11:41am')],
        confirmationNumber: [spanOf('K7WMRD')],
        departureLocation: [spanOf('DFW')],
      },
    }),
  ]);
  expect(numbered(pieces)).toEqual([
    [1, 'K7WMRD'],
    [2, 'Fri, 18SEP'],
    [3, 'DFW'],
    [4, '7:05am'],
    [5, '11:41am'],
  ]);
  expect(numbersOf(0, ['departureDateTime'])).toEqual([2, 4]);
  expect(numbersOf(0, ['arrivalDateTime'])).toEqual([2, 5]);
  expect(numbersOf(0, ['seatInfo'])).toEqual([]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('words that overlap become one mark', () => {
  const { pieces, numbersOf } = markSources(text, [
    aParsedDetail({
      spans: {
        confirmationNumber: [spanOf('Confirmation number: K7WMRD')],
        notes: [spanOf('K7WMRD Fri')],
      },
    }),
  ]);
  expect(numbered(pieces)).toEqual([[1, 'Confirmation number: K7WMRD Fri']]);
  expect(numbersOf(0, ['notes'])).toEqual([1]);
});

test('the words of an open question are found and marked as ambiguous', () => {
  const { pieces, numbersOf } = markSources(text, [
    aParsedDetail({
      ambiguities: [
        { field: 'arrivalLocation', question: 'Which one?', choices: [], words: 'NEW YORK' },
      ],
    }),
  ]);
  expect(pieces.find((piece) => piece.text === 'NEW YORK')).toMatchObject({
    number: 1,
    ambiguous: true,
  });
  expect(numbersOf(0, ['arrivalLocation'])).toEqual([1]);
});

test('two legs share one numbering', () => {
  const { numbersOf } = markSources(text, [
    aParsedDetail({ spans: { departureLocation: [spanOf('DFW')] } }),
    aParsedDetail({ spans: { confirmationNumber: [spanOf('K7WMRD')] } }),
  ]);
  expect(numbersOf(0, ['departureLocation'])).toEqual([2]);
  expect(numbersOf(1, ['confirmationNumber'])).toEqual([1]);
});

test('a span outside the text is left alone', () => {
  const { pieces } = markSources('short', [
    aParsedDetail({ spans: { seatInfo: [{ start: 3, end: 40 }] } }),
  ]);
  expect(pieces).toEqual([{ start: 0, text: 'short', number: null, ambiguous: false }]);
});
