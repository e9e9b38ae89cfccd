import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('the sandbox is made of its own files and of packages, and of nothing of the app', () => {
  const map = join(ROOT, '.cache/sandbox/index.js.map');
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  const files = sources.map((source) => relative(ROOT, join(dirname(map), source)));
  expect(files).toContain('workers/sandbox/index.ts');
  const others = files.filter((file) => !/^workers\/sandbox\/|(?:^|\/)node_modules\//.test(file));
  expect(others).toEqual([]);
});
