import { dirname, join } from 'node:path';
import type { Rollup } from 'vite';

/**
 * Which of the browser's files a module goes into. By itself Rollup cuts wherever two pages share
 * something: the dashboard came in 35 files with 129 KB (gzip), most of them an icon of 400 bytes; now
 * it is 6 files with 120 KB. What every page runs is one file, what the dashboard adds to that and
 * shares with other pages a second one. So are what signing in and a gig's page add, and what both of them
 * do: /auth came in 24 files and a gig's page in 27, now in 7 and 8. A page's own modules, and what is
 * read later, stay in files of their own; the icons of all of them are one.
 */
export function scriptChunks(): Rollup.GetManualChunk {
  let collections: Collections | undefined;
  let everyPage: Set<string> | undefined;
  let dashboard: Set<string> | undefined;
  let signIn: Set<string> | undefined;
  let gigPage: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    collections ??= readCollections(getModuleIds(), getModuleInfo);
    const { indexes, importedBy } = collections;
    const withImports = (entry: RegExp) => {
      const found = new Set<string>();
      const add = (module: string) => {
        if (found.has(module) || indexes.has(module)) return;
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
    gigPage ??= withImports(/\/app\/routes\/gigs\.\$gigId\/route\.tsx/);
    if (ENTRY.test(id)) return;
    if (everyPage.has(id) || id.includes('vite/preload-helper')) return 'every-page';
    if (dashboard.has(id)) {
      if (signIn.has(id)) return 'every-page';
      return id.includes('/app/routes/_index/') ? undefined : 'dashboard';
    }
    if (ICON.test(id)) return 'icons';
    if (id.includes('/app/routes/')) return;
    if (signIn.has(id)) return gigPage.has(id) ? 'common' : 'forms';
    if (gigPage.has(id)) return 'gig';
  };
}

/** What Remix loads by its name. */
const ENTRY = /\/app\/(root\.tsx|entry\.client\.tsx|routes\/.*\/?route\.tsx)/;

const ICON = /lucide-react\/dist\/esm\/icons\/[^/]+$/;

/** The packages of which all comes through one module: by what that imports every page would have it all. */
interface Collections {
  indexes: ReadonlySet<string>;
  /** The modules that a module's code takes from there. */
  importedBy: (code: string | null | undefined) => string[];
}

function readCollections(modules: Iterable<string>, infoOf: Rollup.GetModuleInfo): Collections {
  const all = [...modules];
  const icons = all.find((module) => module.endsWith('esm/lucide-react.mjs')) ?? '';
  const primitives = all.find((module) => module.endsWith('/radix-ui/dist/index.mjs')) ?? '';
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of codeOf(icons).matchAll(/export \{(.*)\} from '(.*)'/g)) {
    for (const name of names.split(',')) {
      fileOf.set(name.replace('default as', '').trim(), join(dirname(icons), file));
    }
  }
  const imported = infoOf(primitives)?.importedIds ?? [];
  for (const [, name = '', file] of codeOf(primitives).matchAll(
    /import \* as (\w+) from "(.*)"/g,
  )) {
    const module = imported.find((id) => id.includes(`/node_modules/${file}/`));
    if (module) fileOf.set(name, module);
  }
  return { indexes: new Set([icons, primitives]), importedBy };

  function importedBy(code: string | null | undefined): string[] {
    const imports =
      code?.matchAll(/import \{([^}]*)\} from ["'](?:lucide-react|radix-ui)["']/g) ?? [];
    return [...imports]
      .flatMap(([, names = '']) => names.split(','))
      .flatMap((name) => fileOf.get(name.replace(/ as .*/, '').trim()) ?? []);
  }

  function codeOf(module: string): string {
    return infoOf(module)?.code ?? '';
  }
}
