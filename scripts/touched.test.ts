import { expect, test } from 'vitest';
import { touchedBy, type Unit } from './touched.ts';

const unit = (folder: string, needs: readonly string[] = [], ...addresses: string[]): Unit => ({
  folder,
  name: `@fachwerk/${folder.split('/')[1]}`,
  needs: needs.map((name) => `@fachwerk/${name}`),
  addresses,
});
const units = [
  unit('kit/base'),
  unit('modules/boxes', ['base'], '/admin/boxes/:id?', '/boxes/:id'),
  unit('modules/rents', ['base', 'boxes'], '/admin/rents'),
  unit('modules/news', ['base'], '/admin/news', '/'),
  unit('apps/server', ['boxes', 'rents', 'news']),
];
const journeys = [
  { file: 'e2e/boxes.spec.ts', text: `open('/admin/boxes?state=free')` },
  { file: 'e2e/rents.spec.ts', text: `open('/admin/rents')` },
  { file: 'e2e/news.spec.ts', text: `open('/admin/news') call('/admin/boxes-of-others')` },
];
const everything = {
  folders: ['kit/base', 'modules/boxes', 'modules/rents', 'modules/news', 'apps/server', 'scripts'],
  journeys: journeys.map(({ file }) => file),
};

const cases = [
  ['nothing changed', [], { folders: [], journeys: [] }],
  ['words alone', ['docs/house.md', 'modules/boxes/README.md'], { folders: [], journeys: [] }],
  ['a test alone', ['modules/boxes/rules/open.test.ts'], { folders: ['modules/boxes'], journeys: [] }],
  [
    'a module, all that is built from it, and the journeys through them',
    ['modules/boxes/rules/open.ts'],
    {
      folders: ['modules/boxes', 'modules/rents', 'apps/server'],
      journeys: ['e2e/boxes.spec.ts', 'e2e/rents.spec.ts'],
    },
  ],
  [
    'a module on which nothing stands',
    ['modules/rents/admin/rents.tsx'],
    { folders: ['modules/rents', 'apps/server'], journeys: ['e2e/rents.spec.ts'] },
  ],
  ['the kit', ['kit/base/time.ts'], { ...everything, folders: everything.folders.slice(0, -1) }],
  ['an app', ['apps/server/src/main.ts'], { folders: ['apps/server'], journeys: everything.journeys }],
  ['a journey', ['e2e/news.spec.ts'], { folders: [], journeys: ['e2e/news.spec.ts'] }],
  ['a part of journeys', ['e2e/staff.ts'], { folders: [], journeys: everything.journeys }],
  ['a script', ['scripts/where.ts'], { folders: ['scripts'], journeys: [] }],
  ['what every test runs in', ['scripts/test-database.ts'], everything],
  ['a setting at the root', ['vitest.config.ts'], everything],
] as const;

test.each(cases)('%s', (_, files, touched) => {
  expect(touchedBy(files, { units, journeys })).toEqual(touched);
});
