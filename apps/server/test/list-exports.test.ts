import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;

/** Lists that hand out no table, with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  'modules/foundation/media/admin/library/media-screen.tsx': 'tiles of pictures: a file is downloaded by itself',
  'modules/shop/order-desk/admin/list/order-board.tsx':
    'the day as a board; the same orders are exported from their table',
};

test('everything a standard list can filter is exported: by its own columns, or by a file of the server', () => {
  const lists = globSync('modules/*/*/admin/**/*.tsx', { cwd: root })
    .filter((path) => !path.endsWith('.test.tsx'))
    .filter((path) => /<ListPage\b/.test(readFileSync(root + path, 'utf8')));
  const silent = lists.filter((path) => !/\bcsv=|<ExportButton\b/.test(readFileSync(root + path, 'utf8')));
  expect([silent.toSorted(), lists.length > 20]).toEqual([Object.keys(WITHOUT).toSorted(), true]);
});
