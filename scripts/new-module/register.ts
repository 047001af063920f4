import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

type Place = {
  readonly file: string;
  readonly importLine: (names: Names) => string;
  /** The opening of the list the module is added to. */
  readonly list: RegExp;
  readonly entry: (names: Names) => string;
};

/** Where the apps name the modules they are made of. */
const PLACES: readonly Place[] = [
  {
    file: 'apps/server/src/modules.ts',
    importLine: ({ module, moduleName }) => `import { ${moduleName} } from '@fachwerk/${module}/module';`,
    list: /export const modules: [^=]*= \[/,
    entry: ({ moduleName }) => moduleName!,
  },
  {
    file: 'apps/admin/src/modules.ts',
    importLine: ({ module, moduleName }) => `import { screens as ${moduleName} } from '@fachwerk/${module}/admin';`,
    list: /export const screens: [^=]*= \[/,
    entry: ({ moduleName }) => `...${moduleName}`,
  },
];

/** Names the module in the apps; answers the files it changed. */
export function register(root: string, names: Names): string[] {
  const changed = PLACES.map((place) => {
    const path = join(root, place.file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    writeFileSync(path, registered(text, place, names));
    return place.file;
  });
  for (const app of ['apps/server', 'apps/admin']) {
    const path = join(root, app, 'package.json');
    const known = JSON.parse(readFileSync(path, 'utf8'));
    const dependencies = { ...known.dependencies, [`@fachwerk/${names.module}`]: '*' };
    known.dependencies = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path, `${JSON.stringify(known, null, 2)}\n`);
  }
  return [...changed, 'apps/server/package.json', 'apps/admin/package.json'];
}

function registered(text: string, { file, importLine, list, entry }: Place, names: Names): string {
  const opening = list.exec(text);
  if (!opening) throw new Error(`${file} has no ${list}: name the module there by hand`);
  const begin = opening.index + opening[0].length;
  const end = text.indexOf(']', begin);
  const before = text.slice(0, end).trimEnd();
  const separator = /[[,]$/.test(before) ? '' : ',';
  return `${importLine(names)}\n${before}${separator} ${entry(names)}${text.slice(end)}`;
}
