import { expect, test } from 'vitest';
import { breachesWith, type Files, GOOD } from './trees.for-tests.ts';

test('a good house has no breach', () => expect(breachesWith({})).toEqual([]));

test('a module owns the schemas of those that were merged into it', () =>
  expect(
    breachesWith({
      ...boxes('sql/old-lids/20260102T0000_lid.sql', OLD_LIDS),
      ...boxes('server/a.ts', 'export const a = sql`select 1 from old_lids.lid where company_id = 1`;'),
    }),
  ).toEqual([]));

const rents = (name: string, text: string): Files => ({ [`modules/lockers/rents/${name}`]: text });
const boxes = (name: string, text: string): Files => ({ [`modules/lockers/boxes/${name}`]: text });
const edited = (path: string, from: string, to: string): Files => ({ [path]: GOOD[path]!.replace(from, to) });
const table = (...lines: string[]) => boxes('sql/20260102T0000_more.sql', lines.join('\n'));
const OLD_LIDS = `create table old_lids.lid (
  company_id uuid,
  id uuid,
  box_id uuid,
  primary key (company_id, id),
  foreign key (company_id, box_id) references boxes.box (company_id, id)
);
`;
const tenant = (more: string) =>
  table('create table boxes.lid (company_id uuid, id uuid, primary key (company_id, id)', `${more}`, ');');

const cases: [name: string, changed: Files, breaches: string[]][] = [
  [
    'a switch that answers for what nobody thought of',
    rents(
      'server/a.ts',
      `export function a(kind: 'one' | 'two') {\n  switch (kind) {\n    case 'one':\n      return true;\n    default:\n      return false;\n  }\n}`,
    ),
    ['modules/lockers/rents/server/a.ts:5 a default answers for cases that nobody thought of'],
  ],
  [
    'the glossary misses a module and a table, and names what is gone',
    {
      'docs/glossary.md':
        '# Words\n\n| Fach | modules/lockers/boxes, `boxes.lid` |\n| Miete | modules/lockers/active-rentals |\n',
    },
    [
      'docs/glossary.md:1 modules/lockers/rents is missing',
      'docs/glossary.md:1 boxes.box is missing',
      'docs/glossary.md:3 boxes.lid is not there',
      'docs/glossary.md:4 modules/lockers/active-rentals is not there',
    ],
  ],
  [
    'a literal is spread to save lines',
    rents(
      'admin/a.tsx',
      `export const a = (b: number, c: number) => ({ b, ...({ c } as const) });\nexport const d = [...[1, 2].map(String), ...[3]];\nexport const E = (f: object) => <p {...{ id: 'g' }} {...f} />;`,
    ),
    [1, 2, 3].map((line) => `modules/lockers/rents/admin/a.tsx:${line} spreads a literal`),
  ],
  [
    'columns come from an answer that they do not name',
    rents(
      'admin/a.tsx',
      `import { useAsk } from '@fachwerk/react/call';\nimport type { Column } from '@fachwerk/react/list-types';\nexport const useA = (): Column<string>[] => [useAsk(b)];`,
    ),
    ['modules/lockers/rents/admin/a.tsx:2 columns do not name the answer they wait for'],
  ],
  [
    'a dialog besides those of the kit, which keep what is typed',
    rents('admin/a.tsx', `import { Modal } from '@mantine/core';\nexport const a = Modal;`),
    [
      'modules/lockers/rents/admin/a.tsx:1 imports @mantine/core: no dependency of this package or of the kit it may see',
      'modules/lockers/rents/admin/a.tsx:1 Modal loses what is typed in it',
    ],
  ],
  [
    'a screen writes a time in its own way',
    rents(
      'admin/a.tsx',
      `export const a = (at: Date) => new Intl.DateTimeFormat('de').format(at) + at.toLocaleString();`,
    ),
    [
      'modules/lockers/rents/admin/a.tsx:1 makes an Intl.DateTimeFormat of its own',
      'modules/lockers/rents/admin/a.tsx:1 writes by toLocaleString',
    ],
  ],
  [
    'a part of a screen has no place of its own to fail in',
    rents('admin/a.tsx', `import { lazy } from 'react';\nexport const A = lazy(() => import('./b.tsx'));`),
    ['modules/lockers/rents/admin/a.tsx:2 calls lazy itself'],
  ],
  [
    'a browser sends a form of the back-office',
    rents('admin/a.tsx', `export const a = <form method="post" onSubmit={(event) => event.preventDefault()} />;`),
    ['modules/lockers/rents/admin/a.tsx:1 lets the browser send a form'],
  ],
  [
    'a page disables a button that sends',
    rents(
      'storefront/a.tsx',
      `export const a = (is: boolean) => <><button disabled={is} /><button type="button" disabled={is} /></>;`,
    ),
    ['modules/lockers/rents/storefront/a.tsx:1 disables a button that sends a form'],
  ],
  [
    'a search escapes in its own way',
    rents('server/a.ts', String.raw`export const a = (word: string) => word.replace(/[\\%_]/g, '\\$&');`),
    ['modules/lockers/rents/server/a.ts:1 escapes a searched word itself'],
  ],
  [
    'a relative path leaves its package',
    rents('server/a.ts', `import '../../boxes/contract.ts';`),
    ['modules/lockers/rents/server/a.ts:1 imports ../../boxes/contract.ts: a relative path leaves its package'],
  ],
  [
    'a rule sees the server',
    boxes('rules/a.ts', `import '../server/list-boxes.ts';`),
    ['modules/lockers/boxes/rules/a.ts:1 imports ../server/list-boxes.ts: rules may not see server'],
  ],
  [
    'a screen sees the server',
    rents('admin/a.tsx', `\nimport '../server/list-rents.ts';`),
    ['modules/lockers/rents/admin/a.tsx:2 imports ../server/list-rents.ts: admin may not see server'],
  ],
  [
    'a screen is loaded from the server',
    rents('admin/a.tsx', `const a = () => import('../server/list-rents.ts');`),
    ['modules/lockers/rents/admin/a.tsx:1 imports ../server/list-rents.ts: admin may not see server'],
  ],
  [
    'a screen sees a facade',
    rents('admin/a.tsx', `import '@fachwerk/boxes/facade';`),
    [
      'modules/lockers/rents/admin/a.tsx:1 imports @fachwerk/boxes/facade: admin may not see the facade of another module',
    ],
  ],
  [
    'a screen sees the screens of another module',
    rents('admin/a.tsx', `import '@fachwerk/boxes/account';\nimport '@fachwerk/boxes/tiles';`),
    [
      'modules/lockers/rents/admin/a.tsx:2 imports @fachwerk/boxes/tiles: admin may not see the tiles of another module',
    ],
  ],
  [
    'a block sees a page, a screen and the server',
    boxes(
      'blocks/a/a-view.tsx',
      `import '../../server/list-boxes.ts';\nimport '../../storefront/b.tsx';\nimport 'node:fs';`,
    ),
    [
      'modules/lockers/boxes/blocks/a/a-view.tsx:1 imports ../../server/list-boxes.ts: blocks may not see server',
      'modules/lockers/boxes/blocks/a/a-view.tsx:2 imports ../../storefront/b.tsx: blocks may not see storefront',
      'modules/lockers/boxes/blocks/a/a-view.tsx:3 imports node:fs: this also runs in the browser',
    ],
  ],
  [
    'the server sees views, of which it needs none',
    rents(
      'server/a.ts',
      `import '@fachwerk/boxes/kinds';\nimport '@fachwerk/boxes/views';\nimport '../blocks/a/a-view.tsx';`,
    ),
    [
      'modules/lockers/rents/server/a.ts:2 imports @fachwerk/boxes/views: server may not see the views of another module',
      'modules/lockers/rents/server/a.ts:3 imports ../blocks/a/a-view.tsx: server may not see blocks',
    ],
  ],
  [
    'a list of kinds sees the kit of pages',
    {
      ...boxes('kinds.ts', `import '@fachwerk/site/button';\nimport './blocks/a/a-block.ts';`),
      'kit/site/package.json': `{"name":"@fachwerk/site"}`,
    },
    ['modules/lockers/boxes/kinds.ts:1 imports @fachwerk/site/button: kinds may not see kit/site'],
  ],
  [
    'a screen that edits no site draws one',
    {
      ...rents('admin/a.tsx', `import '@fachwerk/site/button';`),
      'kit/site/package.json': `{"name":"@fachwerk/site"}`,
    },
    ['modules/lockers/rents/admin/a.tsx:1 imports @fachwerk/site/button: admin may not see kit/site'],
  ],
  [
    'a contract sees the server of the kit',
    boxes('contract-more.ts', `import '@fachwerk/server/sql';`),
    ['modules/lockers/boxes/contract-more.ts:1 imports @fachwerk/server/sql: contract may not see kit/server'],
  ],
  [
    'a module is used that is not depended on',
    boxes('server/a.ts', `import '@fachwerk/rents/facade';`),
    ['modules/lockers/boxes/server/a.ts:1 imports @fachwerk/rents/facade: not in this package.json'],
  ],
  [
    'a package is used that does not exist',
    boxes('server/a.ts', `import '@fachwerk/never/facade';`),
    ['modules/lockers/boxes/server/a.ts:1 imports @fachwerk/never/facade: there is no such package'],
  ],
  [
    'the kit knows a module',
    { 'kit/server/a.ts': `import '@fachwerk/boxes/contract';` },
    ['kit/server/a.ts:1 imports @fachwerk/boxes/contract: kit knows no module'],
  ],
  [
    'an app goes past the doors',
    {
      'apps/shell/package.json': `{"name":"@fachwerk/app-shell","dependencies":{"@fachwerk/boxes":"*"}}`,
      'apps/shell/main.ts': `import '@fachwerk/boxes/server/list-boxes';`,
    },
    ['apps/shell/main.ts:1 imports @fachwerk/boxes/server/list-boxes: no door of a module'],
  ],
  [
    'a contract needs Node',
    boxes('contract-more.ts', `import 'node:fs';`),
    ['modules/lockers/boxes/contract-more.ts:1 imports node:fs: this also runs in the browser'],
  ],
  [
    'a library comes out of nowhere',
    boxes('server/a.ts', `import 'lodash';`),
    ['modules/lockers/boxes/server/a.ts:1 imports lodash: no dependency of this package or of the kit it may see'],
  ],
  [
    'a contract uses a library of the server',
    boxes('contract-more.ts', `import 'pg';`),
    ['modules/lockers/boxes/contract-more.ts:1 imports pg: no dependency of this package or of the kit it may see'],
  ],
  [
    'a folder is no face',
    boxes('utils/a.ts', `export const a = 1;`),
    ['modules/lockers/boxes/utils/a.ts:1 "utils" is no face of a module'],
  ],
  [
    'two modules depend on each other',
    edited('modules/lockers/boxes/package.json', '"@fachwerk/server"', '"@fachwerk/rents":"*","@fachwerk/server"'),
    [
      'modules/lockers/boxes/package.json:1 depends on itself in a circle',
      'modules/lockers/rents/package.json:1 depends on itself in a circle',
    ],
  ],

  [
    'a file name has capitals',
    boxes('server/listBoxes.ts', ''),
    ['modules/lockers/boxes/server/listBoxes.ts:1 file names are kebab-case'],
  ],
  [
    'a file is too long',
    boxes('server/long.ts', '\n'.repeat(401)),
    ['modules/lockers/boxes/server/long.ts:400 has 401 lines'],
  ],
  [
    'a migration has no time',
    boxes('sql/box.sql', ''),
    ['modules/lockers/boxes/sql/box.sql:1 a migration is named <UTC time>_<what>.sql'],
  ],
  [
    'a file is a barrel',
    boxes('server/index.ts', `export { a } from './a.ts';`),
    ['modules/lockers/boxes/server/index.ts:1 only passes on what others export (a barrel)'],
  ],
  [
    'a file exports everything of another',
    boxes('server/a.ts', `const a = 1;\nexport * from './b.ts';`),
    ['modules/lockers/boxes/server/a.ts:2 exports everything of another file'],
  ],
  [
    'an export has no name',
    boxes('server/a.ts', `export default 1;`),
    ['modules/lockers/boxes/server/a.ts:1 has a default export'],
  ],
  [
    'a file does not parse',
    boxes('server/a.ts', `const = ;`),
    ['modules/lockers/boxes/server/a.ts:1 does not parse: Unexpected token'],
  ],

  [
    'a module opens more than its faces',
    edited('modules/lockers/boxes/package.json', './facade"', './secrets"'),
    ['modules/lockers/boxes/package.json:1 exports ./secrets, which is no face of a module'],
  ],
  [
    'a face is not there',
    edited('modules/lockers/boxes/package.json', '"./contract"', '"./admin":"./admin/screens.tsx","./contract"'),
    ['modules/lockers/boxes/package.json:1 exports ./admin, but ./admin/screens.tsx is not there'],
  ],
  [
    'a module is named otherwise than its folder',
    edited('modules/lockers/rents/package.json', '@fachwerk/rents', '@fachwerk/leases'),
    ['modules/lockers/rents/package.json:1 is named @fachwerk/leases'],
  ],
  [
    'a module has no README',
    { 'modules/lockers/rents/README.md': null },
    ['modules/lockers/rents/README.md:1 is missing'],
  ],
  [
    'a README is a book',
    rents('README.md', 'word\n'.repeat(60)),
    ['modules/lockers/rents/README.md:60 60 lines are too many'],
  ],
  ['the change log is missing', { 'CHANGELOG.md': null }, ['CHANGELOG.md:1 is missing']],

  [
    'a rule asks for the time',
    boxes('rules/a.ts', `export const a = () => new Date();`),
    ['modules/lockers/boxes/rules/a.ts:1 a rule asks for the time'],
  ],
  [
    'a rule asks for the time otherwise',
    boxes('rules/a.ts', `export const a = () => Date.now();`),
    ['modules/lockers/boxes/rules/a.ts:1 a rule uses Date.now'],
  ],
  [
    'a rule throws dice',
    boxes('rules/a.ts', `export const a = () => Math.random();`),
    ['modules/lockers/boxes/rules/a.ts:1 a rule uses Math.random'],
  ],
  [
    'a rule waits',
    boxes('rules/a.ts', `export async function a() {}`),
    ['modules/lockers/boxes/rules/a.ts:1 a rule is async'],
  ],
  [
    'a rule looks out of the window',
    boxes('rules/a.ts', `export const a = window.name;`),
    ['modules/lockers/boxes/rules/a.ts:1 a rule uses window'],
  ],
  [
    'a module reads the environment',
    boxes('server/a.ts', `export const a = process.env.A;`),
    ['modules/lockers/boxes/server/a.ts:1 reads process.env'],
  ],
  [
    'a module talks to the console',
    boxes('server/a.ts', `console.log(1);`),
    ['modules/lockers/boxes/server/a.ts:1 calls console.log'],
  ],
  [
    'something is left to do',
    boxes('server/a.ts', `// TODO later\nexport const a = 1; // TODO #12 is fine`),
    ['modules/lockers/boxes/server/a.ts:1 a TODO without an issue number'],
  ],
  [
    'the types are switched off',
    boxes('server/a.ts', `// @ts-${'ignore'}\nexport const a = 1;`),
    ['modules/lockers/boxes/server/a.ts:1 the type check is switched off'],
  ],
  [
    'the linter is switched off',
    boxes('server/a.ts', `// biome-${'ignore'} lint: no\nexport const a = 1;`),
    ['modules/lockers/boxes/server/a.ts:1 the linter is switched off'],
  ],
  [
    'a test is skipped',
    boxes('server/a.test.ts', `import { test } from 'vitest';\ntest.skip('a');`),
    ['modules/lockers/boxes/server/a.test.ts:2 test.skip'],
  ],

  [
    'the kit speaks of the business',
    { 'kit/server/a.ts': `export const activeRental = 1;\nexport const orderBy = 2;` },
    ['kit/server/a.ts:1 "activeRental" speaks of the business (rental)'],
  ],
  [
    'a file of the kit speaks of the business',
    { 'kit/server/voucher-store.ts': '' },
    ['kit/server/voucher-store.ts:1 "voucher-store" speaks of the business (voucher)'],
  ],
  [
    'a module speaks German by itself',
    boxes('server/a.ts', `export const a = 'Bitte warten';\nexport const b = { ä: 'ä' };`),
    ['modules/lockers/boxes/server/a.ts:1 says "Bitte warten" itself'],
  ],
  [
    'a template speaks German',
    boxes('server/a.ts', `export const a = (n: number) => \`\${n} Fächer\`;`),
    ['modules/lockers/boxes/server/a.ts:1 says "Fächer" itself'],
  ],
  [
    'a view that the browser will not find',
    {
      ...rents('storefront/rent-panel.ts', `export const panel = { view: () => import('./rent-view.tsx') };`),
      ...rents('storefront/rent-fill.ts', `export const fill = { view: () => import('./rent-view.tsx') };`),
      ...rents('storefront/rent-view.tsx', 'export const view = null;'),
    },
    ['modules/lockers/rents/storefront/rent-panel.ts:1 brings a view or a slot that the browser will not find'],
  ],
  [
    'a screen has words of its own',
    rents('admin/a.tsx', `export const A = () => <p>Hello</p>;`),
    ['modules/lockers/rents/admin/a.tsx:1 says "Hello" itself'],
  ],
  [
    'a screen names a picture by itself',
    rents('admin/a.tsx', `export const A = () => <img alt="A box" />;`),
    ['modules/lockers/rents/admin/a.tsx:1 says "A box" itself'],
  ],

  [
    'SQL reaches into another module',
    rents('server/a.ts', 'export const a = sql`select 1 from boxes.box`;'),
    ['modules/lockers/rents/server/a.ts:1 SQL reaches boxes.box: a table of another module'],
  ],
  [
    'SQL writes into another module',
    rents('server/a.ts', 'export const a = sql`\ninsert into boxes.box (id) values (1)`;'),
    ['modules/lockers/rents/server/a.ts:2 SQL reaches boxes.box: a table of another module'],
  ],
  [
    'SQL reaches against the dependency',
    boxes('server/a.ts', 'export const a = sql`select 1 from rents.rent_view`;'),
    ['modules/lockers/boxes/server/a.ts:1 SQL reaches rents.rent_view: @fachwerk/rents is not in this package.json'],
  ],
  [
    'SQL reaches into the kit',
    boxes('server/a.ts', 'export const a = sql`update kit.mail set a = 1`;'),
    ['modules/lockers/boxes/server/a.ts:1 SQL reaches kit.mail: the kit’s own tables'],
  ],
  [
    'SQL leaves the schema out',
    boxes('server/a.ts', 'export const a = sql`delete from box`;'),
    ['modules/lockers/boxes/server/a.ts:1 SQL reaches box: a table without its schema'],
  ],
  [
    'an index is made concurrently, and bears a second time',
    table(
      '-- without a transaction',
      'drop index concurrently if exists boxes.box_by_at;',
      'create index concurrently box_by_at',
      '  on boxes.box (company_id, at);',
    ),
    [],
  ],
  [
    'an index is made concurrently inside a transaction',
    table('create index concurrently box_by_at on boxes.box (company_id, at);'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:1 makes an index concurrently inside a transaction'],
  ],
  [
    'a migration without a transaction cannot be repeated',
    table('-- without a transaction', 'create index concurrently box_by_at on boxes.box (company_id, at);'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:1 does not bear to be run a second time'],
  ],
  [
    'a migration without a transaction does something else',
    table('-- without a transaction', 'update boxes.box set at = now();'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:1 does not bear to be run a second time'],
  ],
  [
    'a migration makes a table elsewhere',
    table('create table rents.box (id uuid primary key);'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:1 makes rents.box'],
  ],
  [
    'a migration in the folder of a merged module makes a table elsewhere',
    boxes('sql/old-lids/20260102T0000_lid.sql', OLD_LIDS.replace('old_lids.lid', 'boxes.lid')),
    ['modules/lockers/boxes/sql/old-lids/20260102T0000_lid.sql:1 makes boxes.lid'],
  ],
  [
    'another module reaches into the schema of a merged one',
    {
      ...boxes('sql/old-lids/20260102T0000_lid.sql', OLD_LIDS),
      ...rents('server/a.ts', 'export const a = sql`select 1 from old_lids.lid where company_id = 1`;'),
    },
    ['modules/lockers/rents/server/a.ts:1 SQL reaches old_lids.lid: a table of another module'],
  ],
  [
    'a foreign key points against the dependency',
    table('create table boxes.lid (id uuid primary key,', 'rent_id uuid references rents.rent (id));'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:2 points at rents.rent, which this package does not depend on'],
  ],

  [
    'a primary key begins otherwise',
    table('create table boxes.lid (', 'company_id uuid,', 'id uuid primary key);'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:3 primary key lid_primary_key (id) is not led by company_id'],
  ],
  [
    'there is no primary key',
    table('create table boxes.lid (company_id uuid);'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:1 boxes.lid has no primary key'],
  ],
  [
    'a unique key begins otherwise',
    tenant(', constraint lid_once unique (id, company_id)'),
    [
      'modules/lockers/boxes/sql/20260102T0000_more.sql:2 unique key lid_once (id, company_id) is not led by company_id',
    ],
  ],
  [
    'a column is unique over all companies',
    tenant(', name text unique'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:2 unique key lid_name_unique (name) is not led by company_id'],
  ],
  [
    'a foreign key leaves the company out',
    tenant(', box_id uuid references boxes.box (id)'),
    [
      'modules/lockers/boxes/sql/20260102T0000_more.sql:2 foreign key lid_box_id_foreign_key (box_id) is not led by company_id',
    ],
  ],
  [
    'an index begins otherwise',
    table('create index box_at on boxes.box using btree (at);'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:1 index box_at (at) is not led by company_id'],
  ],
  [
    'a key is added later',
    table('alter table boxes.box add constraint box_at_unique unique (at);'),
    ['modules/lockers/boxes/sql/20260102T0000_more.sql:1 unique key box_at_unique (at) is not led by company_id'],
  ],

  [
    'a problem code has no sentence',
    edited('modules/lockers/boxes/contract.ts', `'box.unknown': 404`, `'box.unknown': 404, 'box.gone': 404`),
    [
      'modules/lockers/boxes/contract.ts:4 the problem code box.gone has no text in de',
      'modules/lockers/boxes/contract.ts:4 the problem code box.gone has no text in en',
    ],
  ],
  [
    'a capability has no sentence',
    edited('modules/lockers/boxes/contract.ts', `{ roles: [] }`, `{ roles: [] }, 'boxes.edit': { roles: [] }`),
    [
      'modules/lockers/boxes/contract.ts:3 the capability boxes.edit has no text in de',
      'modules/lockers/boxes/contract.ts:3 the capability boxes.edit has no text in en',
    ],
  ],
  [
    'the area of a capability has no name',
    {
      ...edited('modules/lockers/boxes/contract.ts', `{ roles: [] }`, `{ roles: [] }, 'lids.read': { roles: [] }`),
      ...boxes(
        'texts/common.de.ts',
        `export const commonDe = { 'capability.lids.read': 'Deckel ansehen' } as const;\n`,
      ),
      ...boxes('texts/common.en.ts', `export const commonEn = { 'capability.lids.read': 'See lids' };\n`),
    },
    [
      'modules/lockers/boxes/contract.ts:3 the area lids of capabilities has no text in de',
      'modules/lockers/boxes/contract.ts:3 the area lids of capabilities has no text in en',
    ],
  ],
  [
    'an endpoint asks for a capability nobody declares',
    edited('modules/lockers/boxes/contract.ts', 'staff:boxes.read', 'staff:boxes.red'),
    ['modules/lockers/boxes/contract.ts:6 no module declares the capability boxes.red'],
  ],
  [
    'a screen asks for a capability nobody declares',
    edited('modules/lockers/rents/admin/screens.tsx', `'boxes.read'`, `'boxes.red'`),
    ['modules/lockers/rents/admin/screens.tsx:4 no module declares the capability boxes.red'],
  ],
  [
    'an endpoint is not answered',
    edited('modules/lockers/boxes/server/module.ts', 'on(boxApi.list, listBoxes)', ''),
    ['modules/lockers/boxes/contract.ts:6 nobody answers boxApi.list'],
  ],
  [
    'two endpoints have one path',
    {
      ...edited(
        'modules/lockers/boxes/contract.ts',
        'list: ask',
        `other: ask({ method: 'GET', path: '/boxes/:boxId', access: 'staff', summary: '' }),\n  list: ask`,
      ),
      ...edited('modules/lockers/boxes/server/module.ts', '[on', '[on(boxApi.other, listBoxes), on'),
    },
    ['modules/lockers/boxes/contract.ts:7 the endpoint GET /boxes/: is declared a second time'],
  ],

  [
    'a form says a code of another module',
    {
      ...rents('admin/a.ts', `export const a = 'field.lid';\n`),
      ...boxes('texts/common.de.ts', `export const commonDe = { 'field.lid': 'Kein Deckel' } as const;\n`),
      ...boxes('texts/common.en.ts', `export const commonEn = { 'field.lid': 'No lid' };\n`),
    },
    [`modules/lockers/rents/admin/a.ts:1 'field.lid' is said by another module`],
  ],
  [
    'a text is not there in English',
    edited('modules/lockers/boxes/texts/admin.de.ts', `'boxes.title'`, `'boxes.more': 'Mehr',\n'boxes.title'`),
    [`modules/lockers/boxes/texts/admin.de.ts:5 'boxes.more' is not said in English`],
  ],
  [
    'a text is there only informally',
    boxes('texts/admin.deDu.ts', `export const adminDeDu = { 'box.hello': 'Hallo' };`),
    [`modules/lockers/boxes/texts/admin.deDu.ts:1 'box.hello' is not said in German`],
  ],
  [
    'an informal text is the same',
    boxes('texts/admin.deDu.ts', `export const adminDeDu = { 'boxes.title': 'Fächer' };`),
    [`modules/lockers/boxes/texts/admin.deDu.ts:1 'boxes.title' is the same in formal German`],
  ],
  [
    'a German text says another word for a thing',
    {
      ...boxes('texts/tiles.de.ts', `export const tilesDe = { 'boxes.open': 'Die Tür geht von selbst zu' };`),
      ...boxes('texts/tiles.en.ts', `export const tilesEn = { 'boxes.open': 'The door closes automatically' };`),
    },
    [`modules/lockers/boxes/texts/tiles.de.ts:1 'boxes.open' says "von selbst"`],
  ],
  [
    'a percent sign may stand in a line of its own',
    {
      ...boxes('texts/tiles.de.ts', `export const tilesDe = { 'boxes.full': 'Zu {percent} % belegt' };`),
      ...boxes('texts/tiles.en.ts', `export const tilesEn = { 'boxes.full': '{percent}\u00a0% full' };`),
    },
    [`modules/lockers/boxes/texts/tiles.de.ts:1 'boxes.full' may break before %`],
  ],
  [
    'a German text does not begin with its noun',
    {
      ...boxes('texts/tiles.de.ts', `export const tilesDe = { 'boxes.open': 'Was ist offen?' };`),
      ...boxes('texts/tiles.en.ts', `export const tilesEn = { 'boxes.open': 'Open boxes' };`),
    },
    [`modules/lockers/boxes/texts/tiles.de.ts:1 'boxes.open' says "Was"`],
  ],
  [
    'two modules say the same key',
    {
      ...rents('texts/admin.de.ts', `export const adminDe = { 'boxes.title': 'Mieten' };`),
      ...rents('texts/admin.en.ts', `export const adminEn = { 'boxes.title': 'Rents' };`),
    },
    [
      `modules/lockers/rents/texts/admin.de.ts:1 'boxes.title' is said a second time`,
      `modules/lockers/rents/texts/admin.en.ts:1 'boxes.title' is said a second time`,
    ],
  ],
  [
    'a screen says a key that is not there',
    rents('admin/a.tsx', `export const A = () => t('boxes.titel');`),
    [`modules/lockers/rents/admin/a.tsx:1 'boxes.titel' has no text`],
  ],
  [
    'a screen says a family of keys that is not there',
    rents('admin/a.tsx', `export const A = () => t(\`boxed.\${name}.title\`);`),
    [`modules/lockers/rents/admin/a.tsx:1 'boxed.….title' has no text`],
  ],
  [
    'a screen has a title that is not there',
    edited('modules/lockers/rents/admin/screens.tsx', `title: 'boxes.title'`, `title: 'boxes.titel'`),
    [`modules/lockers/rents/admin/screens.tsx:4 'boxes.titel' has no text`],
  ],
  [
    'a schema has a field code that is not there',
    { 'kit/base/a.ts': `export const a = 'field.phone';` },
    [`kit/base/a.ts:1 'field.phone' has no text`],
  ],
  [
    'an audit entry has no sentence',
    boxes('server/a.ts', `audit(ctx, { action: 'box.opened' });`),
    [`modules/lockers/boxes/server/a.ts:1 'audit.box.opened' has no text`],
  ],
  [
    'what the log is told has no sentence',
    boxes(
      'server/a.ts',
      `import { record } from '@fachwerk/logs/facade';\nrecord(ctx, { type: isOpen ? 'box.opened' : 'box.shut' });`,
    ),
    [
      // This small house has no log.
      'modules/lockers/boxes/server/a.ts:1 imports @fachwerk/logs/facade: there is no such package',
      `modules/lockers/boxes/server/a.ts:2 'log.box.opened' has no text`,
      `modules/lockers/boxes/server/a.ts:2 'log.box.shut' has no text`,
    ],
  ],
];

const many = (count: number, name: (i: number) => string): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [name(i), '']));

cases.push(
  [
    'a folder is full',
    many(26, (i) => `modules/lockers/rents/admin/list/a${i}.ts`),
    ['modules/lockers/rents/admin/list:1 has 26 source files, 25 are the most'],
  ],
  ['a module of one topic has many files', many(90, (i) => `modules/lockers/rents/server/part${i % 5}/a${i}.ts`), []],
  ['tests, texts and the demo do not count', many(90, (i) => `modules/lockers/rents/server/demo/a${i}.ts`), []],
  [
    'files import each other',
    { ...rents('server/a.ts', `import type { B } from './b.ts';`), ...rents('server/b.ts', `import './a.ts';`) },
    ['modules/lockers/rents/server/a.ts:1 imports itself by way of modules/lockers/rents/server/b.ts'],
  ],
  [
    'a use case stands in a file of another name',
    {
      ...edited('modules/lockers/boxes/server/module.ts', './list-boxes.ts', './boxes.ts'),
      ...boxes('server/boxes.ts', 'export const listBoxes = () => 1;'),
    },
    ['modules/lockers/boxes/server/boxes.ts:1 holds the use case listBoxes'],
  ],
  [
    'a use case is called like a thing',
    {
      'modules/lockers/boxes/server/module.ts': GOOD['modules/lockers/boxes/server/module.ts']!.replaceAll(
        'listBoxes',
        'boxList',
      ).replace('list-boxes', 'box-list'),
      ...boxes('server/box-list.ts', 'export const boxList = () => 1;'),
    },
    ['modules/lockers/boxes/server/box-list.ts:1 the use case boxList does not begin with a verb'],
  ],
  [
    'a use case has no file',
    edited('modules/lockers/boxes/server/module.ts', 'boxApi.list, listBoxes', 'boxApi.list, async () => 1'),
    ['modules/lockers/boxes/server/module.ts:5 a use case is written in the table of contents'],
  ],
  [
    'a job stands elsewhere',
    boxes('server/clean.ts', `export const clean = job({ name: 'boxes.clean' });`),
    ['modules/lockers/boxes/server/clean.ts:1 holds the job boxes.clean'],
  ],
  [
    'a service stands elsewhere',
    boxes('server/broker.ts', 'export const broker: Service = {};'),
    ['modules/lockers/boxes/server/broker.ts:1 holds a service'],
  ],
);

for (const [name, changed, breaches] of cases) {
  test(`the check notices when ${name}`, () => expect(breachesWith(changed)).toEqual(breaches));
}

test('an exception is accepted, and missed when nothing needs it', () => {
  const changed = tenant(', name text constraint lid_name unique');
  const reason = 'because it is so';
  const none = { keys: {}, german: {}, words: {}, frames: {}, defaults: {} };
  expect(breachesWith(changed, { ...none, keys: { lid_name: reason } })).toEqual([]);
  expect(breachesWith({}, { ...none, keys: { lid_name: reason }, german: { 'a.ts': reason } })).toEqual([
    'scripts/house/exceptions.ts:1 the exception a.ts is not needed',
    'scripts/house/exceptions.ts:1 the exception lid_name is not needed',
  ]);
});
