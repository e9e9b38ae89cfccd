import { expect, test } from 'vitest';
import {
  draftOf,
  isDraft,
  replaced,
  shownItems,
  withFields,
} from '~/components/gig/checklist-ahead';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';

function anItem(id: string, minute: number, fields: Partial<ChecklistItem> = {}): ChecklistItem {
  const createdAt = `2026-05-14T16:${String(minute).padStart(2, '0')}:00.000Z`;
  return { id, text: `Item ${id}`, completed: false, completedAt: null, createdAt, ...fields };
}

const done = { completed: true, completedAt: '2026-05-14T17:00:00.000Z' };
const read = [anItem('c', 3), anItem('b', 2), anItem('a', 1)];
const ids = (items: ChecklistItem[]) => items.map(({ id }) => id);

test('what is changed shows at once, and what is deleted goes at once', () => {
  const ahead = new Map([
    ['c', done],
    ['b', null],
  ]);
  expect(ids(shownItems(read, ahead))).toEqual(['a', 'c']);
  expect(shownItems(read, ahead)[1]).toEqual({ ...read[0], ...done });
});

test('a new text and a new state of one item do not undo one another', () => {
  const reworded = withFields(new Map(), 'b', { text: 'Pack' });
  const both = withFields(reworded, 'b', done);
  expect(shownItems(read, both).at(-1)).toEqual({ ...read[1], ...done, text: 'Pack' });
  const back = withFields(both, 'b', { completed: false, completedAt: null });
  expect(shownItems(read, back)[1]).toEqual({ ...read[1], text: 'Pack' });
});

test('of what was added at one moment the last stands first, and keeps its place once it is saved', () => {
  const drafts = [draftOf('One '), draftOf('Two')].map((item) => ({
    ...item,
    createdAt: '2026-05-14T16:30:00.000Z',
  }));
  const ahead = new Map(drafts.map((item) => [item.id, item]));
  const texts = () => shownItems(read, ahead).map(({ text }) => text);
  expect(texts().slice(0, 2)).toEqual(['Two', 'One']);
  const saved = anItem('z', 30, { text: 'One' });
  const after = replaced(ahead, drafts[0]?.id ?? '', saved);
  expect(shownItems(read, after).map(({ text }) => text)).toEqual(texts());
  expect(shownItems([saved, ...read], after)).toHaveLength(5);
});

test('of an item that was deleted elsewhere no part stays', () => {
  const ahead = withFields(new Map(), 'gone', { text: 'Pack' });
  expect(ids(shownItems(read, ahead))).toEqual(['c', 'b', 'a']);
});

test('an item on its way is told from one that is stored', () => {
  expect(isDraft(draftOf('Pack'))).toBe(true);
  expect(isDraft(anItem('a', 1))).toBe(false);
});
