import { dirname, join } from 'node:path';
import type { Rollup } from 'vite';

/**
 * Which of the browser's files a module goes into. By itself Rollup cuts wherever two pages share
 * something: the dashboard came in 35 files with 129 KB (gzip), most of them an icon of 400 bytes; now
 * it is 6 files with 120 KB. What every page runs is one file, what the dashboard adds to that and
 * shares with other pages a second one. A page's own modules, and what is read later, stay in files
 * of their own; the icons of all of them are one.
 */
export function scriptChunks(): Rollup.GetManualChunk {
  let icons: Icons | undefined;
  let everyPage: Set<string> | undefined;
  let dashboard: Set<string> | undefined;
  let signIn: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    icons ??= readIcons(getModuleIds(), getModuleInfo);
    const { index, importedBy } = icons;
    const withImports = (entry: RegExp) => {
      const found = new Set<string>();
      const add = (module: string) => {
        if (found.has(module) || module === index) return;
        found.add(module);
        const info = getModuleInfo(module);
        info?.importedIds.forEach(add);
        importedBy(info?.code).forEach(add);
      };
      for (const module of getModuleIds()) if (entry.test(module)) add(module);
      return found;
    };
    everyPage ??= withImports(/\/app\/(root|entry\.client)\.tsx/);
    dashboard ??= withImports(/\/app\/routes\/_index\/route\.tsx/);
    signIn ??= withImports(/\/app\/routes\/auth\/route\.tsx/);
    if (ENTRY.test(id)) return;
    if (everyPage.has(id) || id.includes('vite/preload-helper')) return 'every-page';
    if (!dashboard.has(id)) return ICON.test(id) ? 'icons' : undefined;
    if (signIn.has(id)) return 'every-page';
    if (!id.includes('/app/routes/_index/')) return 'dashboard';
  };
}

/** What Remix loads by its name. */
const ENTRY = /\/app\/(root\.tsx|entry\.client\.tsx|routes\/.*\/?route\.tsx)/;

const ICON = /lucide-react\/dist\/esm\/icons\/[^/]+$/;

interface Icons {
  /** The module through which all icons come: by what it imports every page would have them all. */
  index: string | undefined;
  /** The icons' modules that a module's code takes from there. */
  importedBy: (code: string | null | undefined) => string[];
}

function readIcons(modules: Iterable<string>, infoOf: Rollup.GetModuleInfo): Icons {
  const index = [...modules].find((module) => module.endsWith('esm/lucide-react.mjs'));
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of codeOf(index).matchAll(/export \{(.*)\} from '(.*)'/g)) {
    for (const name of names.split(',')) {
      fileOf.set(name.replace('default as', '').trim(), join(dirname(index ?? ''), file));
    }
  }
  return { index, importedBy };

  function importedBy(code: string | null | undefined): string[] {
    const [, names = ''] = code?.match(/import \{([^}]*)\} from ["']lucide-react["']/) ?? [];
    return names.split(',').flatMap((name) => fileOf.get(name.replace(/ as .*/, '').trim()) ?? []);
  }

  function codeOf(module: string | undefined): string {
    return (module && infoOf(module)?.code) || '';
  }
}
