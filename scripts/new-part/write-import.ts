import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotName } from '../new-module/names.ts';
import { camel, filesOf, homeOf, LAST_TEXT, snake, spoken, TOP } from './files.ts';

const IMPORTS = 'modules/foundation/imports';
const KINDS = 'contract-importer.ts';

export function whyNotImport(root: string, module = '', kind = ''): string | null {
  if (module === '' || kind === '') return 'Which module, and which kind?';
  if (!homeOf(root, module)) return `There is no module ${module}`;
  const isThere = readFileSync(join(root, IMPORTS, KINDS), 'utf8').includes(`'${snake(kind)}'`);
  return isThere ? `There is a kind ${kind} already` : whyNotName(kind);
}

/** Answers the files it wrote or changed, from the root. */
export function writeImport(root: string, module: string, kind: string): string[] {
  const home = homeOf(root, module)!;
  const { write, grow } = filesOf(root, home);
  const importer = `${camel(kind)}Importer`;
  const hasOne = /^ {2}importers: \[/m.test(readFileSync(join(root, home, 'server/module.ts'), 'utf8'));
  addDependency(root, home);
  return [
    write(`server/import-${kind}/import-${kind}.ts`, importerOf(kind)),
    grow(
      'server/module.ts',
      hasOne
        ? [/^ {2}importers: \[/m, `${importer},`]
        : [/export const \w+: Module = \{\n( {2}(?!routes).*\n)*/, `  importers: [${importer}],\n`],
      [TOP, `import { ${importer} } from './import-${kind}/import-${kind}.ts';\n`],
    ),
    ...(['de', 'en'] as const).map((language) =>
      grow(`texts/admin.${language}.ts`, [
        LAST_TEXT,
        `\n  'import.kind.${snake(kind)}': '${spoken(kind)}',\n  'import.${snake(kind)}.name': 'Name',`,
      ]),
    ),
    filesOf(root, IMPORTS).grow(KINDS, [/IMPORT_KINDS = \[[^\]]*?(?=,?\s*\])/, `, '${snake(kind)}'`]),
  ];
}

function addDependency(root: string, home: string): void {
  const file = join(root, home, 'package.json');
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const dependencies = { ...known.dependencies, '@fachwerk/imports': '*' };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ ...known, dependencies: sorted }, null, 2)}\n`);
}

const importerOf = (kind: string) => `import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { importerProblems } from '@fachwerk/imports/contract-importer';
import { eachUndone, eachWritten, type KindImporter, parsedUndo, textOf } from '@fachwerk/imports/facade';
import type { Ctx, ImportOutcome, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';

const problem = problemsOf(importerProblems);

const fields: readonly ImportField[] = [
  { name: 'name', kind: 'line', most: 80, isRequired: true, headings: ['name', 'bezeichnung'] },
];

const Undo = z.object({ id: z.uuid(), version: z.int() });

/** By the use cases of this module, with its contract in front (\`inputOf\`). An empty cell changes nothing. */
async function write(_ctx: Ctx, _record: ImportRecord): Promise<ImportOutcome> {
  return { did: 'unchanged' };
}

/** Only what has the version that the row left. */
async function undo(_ctx: Ctx, given: ImportUndo): Promise<void> {
  parsedUndo(Undo, given);
  throw problem('import.changed_meanwhile');
}

export const ${camel(kind)}Importer: KindImporter = {
  kind: '${snake(kind)}',
  capability: 'imports.use',
  fields,
  keyOf: ({ name }) => textOf(name).toLowerCase(),
  write: eachWritten(write),
  undo: eachUndone(undo),
};
`;
