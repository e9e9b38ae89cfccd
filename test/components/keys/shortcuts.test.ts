import { expect, test } from 'vitest';
import { type KeyPress, SHORTCUT_GROUPS, shortcutOf } from '~/components/keys/shortcuts';

const ALL = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts);

function keyPress(key: string, fields: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    isComposing: false,
    ...fields,
  };
}

function ask(key: string, fields: Partial<KeyPress> = {}, mac = false, commandsOnly = false) {
  return shortcutOf(keyPress(key, fields), { mac, commandsOnly });
}

test('no two shortcuts share a key', () => {
  const keys = ALL.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(ALL.map(({ key, id }) => [key, id]))('%s alone asks for %s', (key, id) => {
  expect(ask(key)).toBe(id);
});

test('Caps Lock changes nothing', () => {
  expect(ask('N')).toBe('add');
});

test('a sign may need Shift, a letter must not have it', () => {
  expect(ask('?', { shiftKey: true })).toBe('help');
  expect(ask('/', { shiftKey: true })).toBe('search');
  expect(ask('N', { shiftKey: true })).toBeNull();
});

test.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Alt', { altKey: true }],
])('with %s a letter is the browser’s', (_, fields) => {
  expect(ask('n', fields)).toBeNull();
  expect(ask('f', fields)).toBeNull();
  expect(ask('l', fields, true)).toBeNull();
});

test('the search has Command K on a Mac and Control K elsewhere', () => {
  expect(ask('k', { ctrlKey: true })).toBe('search');
  expect(ask('k', { metaKey: true })).toBeNull();
  expect(ask('k', { metaKey: true }, true)).toBe('search');
  // On a Mac that deletes to the end of the line.
  expect(ask('k', { ctrlKey: true }, true)).toBeNull();
  expect(ask('K', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(ask('k', { ctrlKey: true, metaKey: true })).toBeNull();
});

test('where single keys are not wanted the command still works', () => {
  expect(ask('k', { ctrlKey: true }, false, true)).toBe('search');
  for (const { key } of ALL) expect(ask(key, {}, false, true)).toBeNull();
});

test('a key held down goes on only where that makes sense', () => {
  expect(ask('j', { repeat: true })).toBe('next');
  expect(ask('n', { repeat: true })).toBeNull();
  expect(ask('k', { ctrlKey: true, repeat: true })).toBeNull();
});

test('a letter on its way to another script is not a shortcut', () => {
  expect(ask('n', { isComposing: true })).toBeNull();
});

test.each(['x', 'Enter', 'Escape', 'ArrowDown', ' ', 'F5', 'Tab'])('%s asks for nothing', (key) => {
  expect(ask(key)).toBeNull();
});
