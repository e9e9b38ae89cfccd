import { expect, test } from 'vitest';
import {
  type ListedItem,
  newItem,
  shownItems,
  withFields,
  withItem,
} from '~/components/gig/checklist/optimistic-items';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';

function anItem(id: string, minute: number, fields: Partial<ChecklistItem> = {}): ChecklistItem {
  const createdAt = `2026-05-14T16:${String(minute).padStart(2, '0')}:00.000Z`;
  return { id, text: `Item ${id}`, completed: false, completedAt: null, createdAt, ...fields };
}

const done = { completed: true, completedAt: '2026-05-14T17:00:00.000Z' };
const read = [anItem('c', 3), anItem('b', 2), anItem('a', 1)];
const NONE = new Map();
const sentOf = (...items: ListedItem[]) => new Map(items.map((item) => [item.id, item]));
const ids = (items: ChecklistItem[]) => items.map(({ id }) => id);

test('what is changed shows in its place', () => {
  expect(ids(shownItems(withFields(read, 'c', done), NONE))).toEqual(['b', 'a', 'c']);
  expect(shownItems(withFields(read, 'c', done), NONE)[2]).toEqual({
    ...read[0],
    ...done,
    state: 'saved',
  });
});

test('a new text and a new state of one item do not undo one another', () => {
  const both = withFields(withFields(read, 'b', { text: 'Pack' }), 'b', done);
  expect(shownItems(both, NONE).at(-1)).toMatchObject({ ...read[1], ...done, text: 'Pack' });
  const back = withFields(both, 'b', { completed: false, completedAt: null });
  expect(shownItems(back, NONE)[1]).toMatchObject({ ...read[1], text: 'Pack' });
});

test('an item that is put back stands where it stood, and once', () => {
  const item = read[1] as ChecklistItem;
  const without = read.filter(({ id }) => id !== 'b');
  expect(ids(shownItems(withItem(without, item), NONE))).toEqual(['c', 'b', 'a']);
  expect(ids(shownItems(withItem(read, item), NONE))).toEqual(['c', 'b', 'a']);
});

test('what was sent stands in the order in which it was written, also what was saved later', () => {
  const one = newItem(' One ', read);
  const two = newItem('Two', [one, ...read]);
  const states = () => shownItems(read, sent).map(({ text, state }) => [text, state]);
  let sent = sentOf({ ...one, state: 'failed' }, { ...two, state: 'saving' });
  const stored = [
    ['Item c', 'saved'],
    ['Item b', 'saved'],
    ['Item a', 'saved'],
  ];
  expect(states()).toEqual([['Two', 'saving'], ['One', 'failed'], ...stored]);
  sent = sentOf({ ...one, state: 'saved' }, { ...two, state: 'saved' });
  expect(states()).toEqual([['Two', 'saved'], ['One', 'saved'], ...stored]);
  // As it is read: the one that was tried again is the newer one there.
  const again = [
    { ...one, createdAt: '2100-01-01T00:00:00.000Z' },
    { ...two, text: 'Two, reworded' },
    ...read,
  ];
  const texts = shownItems(again, sent).map(({ text }) => text);
  expect(texts).toEqual(['Two, reworded', 'One', 'Item c', 'Item b', 'Item a']);
});

test('of items written in one moment the last one stands first', () => {
  const moment = '2026-05-14T16:30:00.000Z';
  const written = (text: string): ListedItem => ({ ...newItem(text, []), createdAt: moment });
  const shown = shownItems(read, sentOf(written('first'), written('second')));
  expect(shown.slice(0, 2).map(({ text }) => text)).toEqual(['second', 'first']);
});

test('what could not be saved and is in the list all the same is saved', () => {
  const lost = newItem('Pack', read);
  const [first] = shownItems([lost, ...read], sentOf({ ...lost, state: 'failed' }));
  expect(first).toMatchObject({ text: 'Pack', state: 'saved' });
});

test('a new item is the newest, also where the clock is behind', () => {
  const ahead = anItem('z', 0, { createdAt: '2100-01-01T00:00:00.000Z' });
  const item = newItem('Pack', [ahead, ...read]);
  expect(ids(shownItems([ahead, ...read], sentOf(item)))).toEqual([item.id, 'z', 'c', 'b', 'a']);
});

test('of an item that was deleted elsewhere no part stays', () => {
  expect(ids(shownItems(withFields(read, 'gone', { text: 'Pack' }), NONE))).toEqual([
    'c',
    'b',
    'a',
  ]);
});
