import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChecklistItemPatch, NewChecklistItem } from '~/domain/checklist/checklist-input';
import { ITEM_LENGTH, tidyItemText } from '~/domain/checklist/checklist-item';
import { inChecklistOrder } from '~/domain/checklist/checklist-order';

const at = (minute: number) => `2026-05-14T16:${String(minute).padStart(2, '0')}:00.000Z`;

const anItem = (text: string, created: number, completed?: number) => ({
  text,
  createdAt: at(created),
  completedAt: completed === undefined ? null : at(completed),
});

test('open items come first, the newest of them at the top', () => {
  const items = [anItem('old', 1), anItem('done', 9, 10), anItem('new', 3), anItem('middle', 2)];
  expect(inChecklistOrder(items).map(({ text }) => text)).toEqual(['new', 'middle', 'old', 'done']);
});

test('completed items stand by when they were completed, not by when they were made', () => {
  const items = [anItem('made last', 9, 10), anItem('done last', 1, 30), anItem('between', 5, 20)];
  expect(inChecklistOrder(items).map(({ text }) => text)).toEqual([
    'done last',
    'between',
    'made last',
  ]);
});

test('items of one moment stay as they are given, and the list given stays as it is', () => {
  const items = [anItem('b', 1), anItem('a', 1), anItem('c', 1)];
  const given = [...items];
  expect(inChecklistOrder(items)).toEqual(given);
  expect(items).toEqual(given);
});

test('ordering keeps every item, puts no completed one before an open one, and is done once', () => {
  const minute = fc.integer({ min: 0, max: 59 });
  const item = fc
    .tuple(fc.string(), minute, fc.option(minute))
    .map(([text, created, completed]) => anItem(text, created, completed ?? undefined));
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const ordered = inChecklistOrder(items);
      expect(new Set(ordered)).toEqual(new Set(items));
      expect(inChecklistOrder(ordered)).toEqual(ordered);
      const states = ordered.map(({ completedAt }) => completedAt !== null);
      expect(states).toEqual([...states].sort());
    }),
  );
});

test.each([
  ['  Send   the\nstage plot ', 'Send the stage plot'],
  ['✓', '✓'],
  [` ${'x'.repeat(ITEM_LENGTH)} `, 'x'.repeat(ITEM_LENGTH)],
])('the text %j is stored as %j', (typed, stored) => {
  expect(NewChecklistItem.parse({ text: typed }).text).toBe(stored);
  expect(tidyItemText(stored)).toBe(stored);
});

test.each([
  ['', 'Write what there is to do'],
  [' \n\t ', 'Write what there is to do'],
  ['\u200b\u2060', 'Write what there is to do'],
  [undefined, 'Write what there is to do'],
  [7, 'Write what there is to do'],
  ['x'.repeat(ITEM_LENGTH + 1), 'An item must be at most 500 characters'],
])('the text %j is rejected', (text, message) => {
  const parsed = NewChecklistItem.safeParse({ text });
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  [{ completed: true }, { completed: true }],
  [{ completed: 'false' }, { completed: false }],
  [{ text: ' Print tickets ' }, { text: 'Print tickets' }],
  [{}, {}],
])('the change %j is read as %j', (given, read) => {
  expect(ChecklistItemPatch.parse(given)).toEqual(read);
});

test.each([{ completed: 'yes' }, { completed: null }, { completed: 1 }, { text: ' ' }])(
  'the change %j is rejected',
  (given) => {
    expect(ChecklistItemPatch.safeParse(given).success).toBe(false);
  },
);
