import { expect, test } from 'vitest';
import { longestFirst } from './longest-first.ts';

const file = (name: string, moduleId: string) => ({ project: { name }, moduleId });

test('what takes long is begun first, in its own project; the rest stays as it was', () => {
  const list = file('screens', '/work/modules/foundation/people/admin/list.test.tsx');
  const drawer = file('screens', '/work/modules/foundation/people/admin/drawer.test.tsx');
  const place = file('server', '/work/modules/shop/shop-cart/server/place.test.ts');
  const rules = file('server', '/work/modules/shop/shop-cart/rules/rules.test.ts');
  const sweep = file('server', '/work/apps/server/test/other-company.test.ts');
  const restarts = file('server', '/work/apps/server/src/restarts.test.ts');
  const given = [list, drawer, place, sweep, rules, restarts];
  expect(longestFirst(given)).toEqual([list, drawer, sweep, restarts, place, rules]);
});
