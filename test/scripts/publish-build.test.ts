import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishBuild } from '../../scripts/publish-build.mjs';

let folder: string;
const fresh = () => ({ dev: join(folder, 'dev'), deploy: join(folder, 'deploy') });
const served = () => join(folder, 'served');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** As Vite does: into an emptied folder, scripts under a name of their content. */
function build(kind: 'dev' | 'deploy', ...scripts: string[]) {
  const out = fresh()[kind];
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'client/assets'), { recursive: true });
  mkdirSync(join(out, 'server'));
  for (const name of scripts) writeFileSync(join(out, 'client/assets', name), name);
  writeFileSync(join(out, 'server/index.js'), scripts.join());
  publishBuild(fresh(), kind, served());
}

const servedScripts = () => readdirSync(join(served(), 'client/assets')).sort();

test('a build for a deploy leaves the scripts that a server beside it is serving', () => {
  build('dev', 'page-1.js', 'shared.js');
  build('deploy', 'page-2.js', 'shared.js');
  expect(servedScripts()).toEqual(['page-1.js', 'page-2.js', 'shared.js']);
  expect(readFileSync(join(served(), 'server/index.js'), 'utf8')).toBe('page-2.js,shared.js');
});

test('what neither of the last builds has made is gone', () => {
  build('dev', 'page-1.js');
  build('deploy', 'page-2.js');
  build('dev', 'page-3.js');
  build('deploy', 'page-4.js');
  expect(servedScripts()).toEqual(['page-3.js', 'page-4.js']);
});
