import { expect, test } from 'vitest';
import {
  asOwn,
  type GigDraft,
  holdsWords,
  newDraft,
  parseDraft,
} from '~/components/add-gig/gig-draft';

const aDraft = (more: Partial<GigDraft> = {}): GigDraft => ({
  ...newDraft('robin'),
  fields: { title: 'Harbor Lights', type: 'possible' },
  ...more,
});

test('a draft comes back as it was kept', () => {
  const draft = aDraft({ coordinates: { latitude: 43.66, longitude: -70.26 } });
  expect(parseDraft(JSON.stringify(draft), 'robin')).toEqual(draft);
});

test('only a draft that was sent keeps its id in another tab', () => {
  const draft = aDraft();
  expect(asOwn(draft)).toEqual({ ...draft, id: expect.not.stringMatching(draft.id) });
  const sent = aDraft({ sent: true });
  expect(asOwn(sent)).toEqual(sent);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"id":'],
  ['something else', '{"id":"1","fields":{}}'],
  ['another person’s draft', JSON.stringify(aDraft({ userId: 'wren' }))],
  ['a draft with nothing in it', JSON.stringify(aDraft({ fields: { type: 'booked' } }))],
  ['a draft whose id is none', JSON.stringify(aDraft({ id: 'draft' }))],
])('%s is no draft to restore', (_, text) => {
  expect(parseDraft(text, 'robin')).toBeNull();
});

test.each([
  [{}, false],
  [{ type: 'booked' }, false],
  [{ title: '  ', location: '' }, false],
  [{ date: '2026-06-05' }, true],
  [{ title: 'H' }, true],
])('whether %j holds words: %j', (fields, holds) => {
  expect(holdsWords(aDraft({ fields }))).toBe(holds);
});

test('a day it began with is nothing to lose, another day is', () => {
  const draft = newDraft('somebody', '2026-06-05');
  expect(holdsWords(draft, '2026-06-05')).toBe(false);
  expect(holdsWords({ ...draft, fields: { date: '2026-06-06' } }, '2026-06-05')).toBe(true);
  expect(holdsWords({ ...draft, fields: { ...draft.fields, title: 'Set' } }, '2026-06-05')).toBe(
    true,
  );
});
