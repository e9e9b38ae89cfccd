import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a new build where it is served, beside the last one of the other kind: whoever serves that
 * finds its files, which have other names. A deploy from such a folder sends a few files that nothing
 * asks for.
 *
 * @param {Record<string, string>} fresh The folder of each kind's last build, which stays as it is.
 * @param {string} kind What has just been built.
 * @param {string} served The folder that is served from.
 */
export function publishBuild(fresh, kind, served) {
  cpSync(fresh[kind], served, { recursive: true });
  for (const file of filesIn(served)) {
    const wanted = Object.values(fresh).some((folder) => existsSync(join(folder, file)));
    if (!wanted) rmSync(join(served, file));
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}
