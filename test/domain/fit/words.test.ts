import { expect, test } from 'vitest';
import { arrivalSentence, checkHeading } from '~/domain/fit/words';

test.each([
  [{ by: 'flight', days: 0, minutes: 320 }, 'You land 5 h 20 min before the show.'],
  [{ by: 'other', days: 0, minutes: 45 }, 'You arrive 45 min before the show.'],
  [{ by: 'flight', days: 1, minutes: 900 }, 'You land the day before the show.'],
  [{ by: 'flight', days: 3, minutes: null }, 'You land 3 days before the show.'],
  [{ by: 'flight', days: 0, minutes: null }, null],
] as const)('an arrival %j is put in words', (arrival, sentence) => {
  expect(arrivalSentence(arrival)).toBe(sentence);
});

const LANDS = 'You land 5 h 20 min before the show.';

test.each([
  [[], LANDS, 'This trip works.'],
  [[], null, 'Nothing here clashes.'],
  [['note', 'note'], LANDS, 'This trip works, with 2 notes.'],
  [['note'], null, '1 note'],
  [['note', 'problem', 'warning', 'warning'], null, '1 problem, 2 warnings, and 1 note'],
] as const)('findings %j are summed up', (severities, summary, heading) => {
  expect(
    checkHeading(
      severities.map((severity) => ({ severity })),
      summary,
    ),
  ).toBe(heading);
});
