import { expect, test } from 'vitest';
import { nextActive } from '~/components/places/list-keys';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, null],
  ['End', -1, null],
  ['ArrowLeft', 1, null],
  ['a', 1, null],
])('%s at %i of three leads to %j', (key, active, next) => {
  expect(nextActive(key, active, 3)).toBe(next);
});

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])(
  'in an empty list %s is the text’s own',
  (key) => {
    expect(nextActive(key, -1, 0)).toBeNull();
  },
);
