import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Exceptions } from './exceptions.ts';
import { readTree } from './reading/tree.ts';
import { breachesOf } from './rules.ts';
import { entriesOf } from './search/index-entries.ts';
import { MAP_FILE, mapOf } from './search/map.ts';
import { search } from './search/search.ts';

export type Files = Readonly<Record<string, string | null>>;

const pack = (name: string, more: object = {}) => JSON.stringify({ name, ...more });

/** A house with two modules that keeps every rule; each test breaks one. */
export const GOOD: Readonly<Record<string, string>> = {
  'package.json': pack('house', { devDependencies: { vitest: '1' } }),
  'README.md': '# House\n',
  'CHANGELOG.md': '# Changes\n',
  '.env.example': '# The port.\nPORT=3000\n',
  'docs/house.md': '# House\n',
  'docs/glossary.md':
    '# Words\n\n| Word | Ours |\n|---|---|\n| Zugriffsrecht | boxes, modules/lockers/boxes, modules/lockers/rents, `boxes.box`; made by tests: boxes.lid old_lids.lid rents.box |\n',
  'kit/base/package.json': pack('@fachwerk/base', { dependencies: { zod: '4' } }),
  'kit/base/schema.ts': `import * as z from 'zod/mini';\nexport const Id = z.uuid();\n`,
  'kit/base/texts/base.de.ts': `export const baseDe = { 'field.email': 'Keine Adresse' } as const;\n`,
  'kit/base/texts/base.en.ts': `export const baseEn = { 'field.email': 'No address' };\n`,
  'kit/server/package.json': pack('@fachwerk/server', { dependencies: { '@fachwerk/base': '*', pg: '8' } }),
  'kit/server/sql.ts': `import { createHash } from 'node:crypto';\nexport const hash = createHash;\n`,
  'kit/react/package.json': pack('@fachwerk/react', { dependencies: { '@fachwerk/base': '*', react: '19' } }),
  'kit/react/texts.ts': `import { useMemo } from 'react';\nexport const use = useMemo;\n`,
  'modules/lockers/boxes/package.json': pack('@fachwerk/boxes', {
    exports: { './contract': './contract.ts', './facade': './server/facade.ts', './rules/*': './rules/*.ts' },
    dependencies: { '@fachwerk/base': '*', '@fachwerk/server': '*' },
  }),
  'modules/lockers/boxes/README.md': '# boxes\n',
  'modules/lockers/boxes/contract.ts': `
import { ask } from '@fachwerk/base/contract';
export const boxCapabilities = { 'boxes.read': { roles: [] } } as const satisfies CapabilityCatalog;
export const boxProblems = { 'box.unknown': 404 } as const satisfies ProblemCatalog;
export const boxApi = {
  list: ask({ method: 'GET', path: '/boxes/:id', access: 'staff:boxes.read', summary: 'Boxes.' }),
};
`,
  'modules/lockers/boxes/rules/open.ts': `export const isOpen = (now: Date) => now.getTime() > 0 && new Date(0) < now;\n`,
  'modules/lockers/boxes/server/facade.ts': `export { listBoxes } from './list-boxes.ts';\n`,
  'modules/lockers/boxes/server/list-boxes.ts': `
import { sql } from '@fachwerk/server/sql';
export const listBoxes = (ctx: Ctx, id: string) => ctx.db.rows(sql\`
  with recent as (select id from boxes.box where company_id = \${ctx.companyId})
  select extract(epoch from at) from recent join boxes.box using (id) where id is distinct from \${id} for update\`);
`,
  'modules/lockers/boxes/server/module.ts': `
import { on } from '@fachwerk/server/module';
import { boxApi } from '../contract.ts';
import { listBoxes } from './list-boxes.ts';
export const boxes = { routes: [on(boxApi.list, listBoxes)] };
`,
  'modules/lockers/boxes/sql/20260101T0000_box.sql': `
create table boxes.box (
  company_id uuid not null,
  id uuid not null,
  at timestamptz, -- unique
  primary key (company_id, id)
);
create index box_by_time on boxes.box (company_id, at desc);
`,
  'modules/lockers/boxes/texts/admin.de.ts': `export const adminDe = {
  'box.unknown': 'Dieses Fach kennen Sie nicht',
  'capability.area.boxes': 'Fächer',
  'capability.boxes.read': 'Fächer ansehen',
  'boxes.title': 'Fächer',
  'boxes.count_one': 'Ein Fach',
  'boxes.count_other': '{count} Fächer',
} as const;\n`,
  'modules/lockers/boxes/texts/admin.deDu.ts': `export const adminDeDu = { 'box.unknown': 'Dieses Fach kennst du nicht' } as const;\n`,
  'modules/lockers/boxes/texts/admin.en.ts': `export const adminEn = {
  'box.unknown': 'No such box',
  'capability.area.boxes': 'Boxes',
  'capability.boxes.read': 'See boxes',
  'boxes.title': 'Boxes',
  'boxes.count_one': 'One box',
  'boxes.count_other': '{count} boxes',
};\n`,
  'modules/lockers/rents/package.json': pack('@fachwerk/rents', {
    dependencies: { '@fachwerk/base': '*', '@fachwerk/react': '*', '@fachwerk/server': '*', '@fachwerk/boxes': '*' },
    devDependencies: { '@fachwerk/testing': '*' },
  }),
  'modules/lockers/rents/README.md': '# rents\n',
  'modules/lockers/rents/server/list-rents.ts': `
import { listBoxes } from '@fachwerk/boxes/facade';
import { sql } from '@fachwerk/server/sql';
export const listRents = (ctx: Ctx) => [listBoxes(ctx), sql\`select * from boxes.box_view where company_id = \${ctx.companyId}\`];
`,
  'modules/lockers/rents/admin/screens.tsx': `
import { useMemo } from 'react';
import { isOpen } from '@fachwerk/boxes/rules/open';
export const screens = [{ path: '/admin/boxes', title: 'boxes.title', capability: 'boxes.read', Screen: Boxes }];
function Boxes() {
  const t = useText();
  return <p title={t('boxes.title')}>{t('boxes.count', { count: 2 })} · {t(\`boxes.\${name}\`)}</p>;
}
`,
};

/** The house with some files changed, added or (null) left out. */
function inHouse<T>(changed: Files, exceptions: Exceptions, look: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  try {
    for (const [path, text] of Object.entries({ ...GOOD, ...changed })) if (text !== null) write(root, path, text);
    if (!(MAP_FILE in changed)) write(root, MAP_FILE, mapOf(readTree(root, exceptions)));
    return look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const NONE: Exceptions = { keys: {}, german: {}, words: {}, frames: {}, defaults: {} };

/** What the check says about it. */
export function breachesWith(changed: Files, exceptions = NONE): string[] {
  return inHouse(changed, exceptions, (root) =>
    breachesOf(readTree(root, exceptions)).map(({ file, line, what }) => `${file}:${line} ${what}`),
  );
}

/** Where the search finds something in it, best first. */
export function whereIs(words: string, changed: Files = {}): string[] {
  return inHouse(changed, NONE, (root) =>
    search(entriesOf(readTree(root)), words.split(' ')).map(({ label, file, line }) => `${label} ${file}:${line}`),
  );
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
