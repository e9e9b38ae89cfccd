import type { Rollup } from 'vite';

/**
 * Which of the browser's files a module goes into. By itself Rollup cuts wherever two pages share
 * something: the dashboard came in 35 files with 129 KB (gzip), most of them an icon of 400 bytes; now
 * it is 6 files with 125 KB. What every page runs is one file, what the dashboard adds to that and
 * shares with other pages a second one. A page's own modules, and what is read later, stay in files
 * of their own.
 */
export function scriptChunks(): Rollup.GetManualChunk {
  let everyPage: Set<string> | undefined;
  let dashboard: Set<string> | undefined;
  let signIn: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    const withImports = (entry: RegExp) => {
      const found = new Set<string>();
      const add = (module: string) => {
        if (found.has(module)) return;
        found.add(module);
        getModuleInfo(module)?.importedIds.forEach(add);
      };
      for (const module of getModuleIds()) if (entry.test(module)) add(module);
      return found;
    };
    everyPage ??= withImports(/\/app\/(root|entry\.client)\.tsx/);
    dashboard ??= withImports(/\/app\/routes\/_index\/route\.tsx/);
    signIn ??= withImports(/\/app\/routes\/auth\/route\.tsx/);
    if (ENTRY.test(id)) return;
    if (everyPage.has(id) || id.includes('vite/preload-helper')) return 'every-page';
    if (!dashboard.has(id)) return;
    if (signIn.has(id)) return 'every-page';
    if (!id.includes('/app/routes/_index/')) return 'dashboard';
  };
}

/** What Remix loads by its name. */
const ENTRY = /\/app\/(root\.tsx|entry\.client\.tsx|routes\/.*\/?route\.tsx)/;
