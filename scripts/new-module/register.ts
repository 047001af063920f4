import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

type Place = {
  readonly file: string;
  readonly importLine: (names: Names) => string;
  /** The opening of the list the module is added to. */
  readonly list: RegExp;
  readonly entry: (names: Names) => string;
  readonly isFirst?: boolean;
};

const texts = (language: 'de' | 'deDu' | 'en', name: string): Place => ({
  file: `apps/admin/src/texts/house.${language}.ts`,
  importLine: ({ module, moduleName }) =>
    `import { ${name} as ${moduleName} } from '@fachwerk/${module}/texts/admin.${language}';`,
  list: /export const house\w+ = \{/,
  entry: ({ moduleName }) => `...${moduleName}`,
  isFirst: true,
});

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
  texts('de', 'adminDe'),
  texts('deDu', 'adminDeDu'),
  texts('en', 'adminEn'),
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

function registered(text: string, { file, importLine, list, entry, isFirst }: Place, names: Names): string {
  const opening = list.exec(text);
  if (!opening) throw new Error(`${file} has no ${list}: name the module there by hand`);
  const begin = opening.index + opening[0].length;
  const end = isFirst ? begin : text.indexOf(']', begin);
  const before = text.slice(0, end).trimEnd();
  const separator = isFirst || /[[,]$/.test(before) ? '' : ',';
  const addition = isFirst ? ` ${entry(names)},` : `${separator} ${entry(names)}`;
  return `${importLine(names)}\n${before}${addition}${text.slice(end)}`;
}
