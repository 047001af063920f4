import { expect, test } from 'vitest';
import { MENUS, menuOf } from './menu.ts';
import {
  arrangedMenu,
  barEntries,
  entriesOf,
  withHidden,
  withoutPin,
  withPin,
  withPinAt,
  withShown,
} from './own-menu.ts';

const groups = menuOf('merchant', 'restaurant');
const none = { pinned: [], hidden: [] };
const arranged = (own: { pinned: readonly string[]; hidden: readonly string[] }, pathname = '/admin/dashboard') =>
  arrangedMenu(groups, entriesOf(groups), { pinned: [...own.pinned], hidden: [...own.hidden] }, pathname);
const pathsOf = (menu: ReturnType<typeof arranged>) =>
  menu.groups.flatMap(({ items }) => items.map(({ path }) => path));

test('without an arrangement the menu is the usual one', () => {
  expect(arranged(none)).toEqual({ groups, hidden: [] });
  expect(arrangedMenu(MENUS.franchisor, entriesOf(MENUS.franchisor), none, '/').groups).toEqual(MENUS.franchisor);
});

test('pinned entries stand above everything in their own order, once, by their first name', () => {
  const menu = arranged({ pinned: ['/admin/media', '/admin/orders'], hidden: [] });
  expect(menu.groups[0]).toMatchObject({
    title: 'menu.pinned',
    items: [{ title: 'menu.media' }, { title: 'menu.day.orders' }],
  });
  const orders = pathsOf(menu).filter((path) => path === '/admin/orders');
  expect(orders).toHaveLength(1);
  expect(menu.groups.length).toBe(groups.length + 1);
});

test('hidden entries are gone from every group, and a group without entries with them', () => {
  const menu = arranged({ pinned: [], hidden: ['/admin/orders', '/admin/dashboard'] }, '/admin/kitchen');
  expect(pathsOf(menu)).not.toContain('/admin/orders');
  expect(menu.groups.map(({ title }) => title)).not.toContain('menu.dashboard');
  expect(menu.hidden.map(({ path }) => path)).toEqual(['/admin/orders', '/admin/dashboard']);
});

test.each(['/admin/orders', '/admin/orders/17', '/admin/orders-list'])(
  'on %s its entry is shown though it is hidden',
  (at) => {
    const menu = arranged({ pinned: [], hidden: ['/admin/orders', '/admin/customers'] }, at);
    expect(pathsOf(menu)).toContain('/admin/orders');
    expect(menu.hidden.map(({ path }) => path)).toEqual(['/admin/customers']);
  },
);

test('a path that no entry has is ignored', () => {
  expect(arranged({ pinned: ['/admin/gibt-es-nicht'], hidden: ['/etc'] })).toEqual({ groups, hidden: [] });
});

test('what is pinned stands there before the rest is known', () => {
  const menu = arrangedMenu([], entriesOf(groups), { pinned: ['/admin/locks'], hidden: [] }, '/');
  expect(pathsOf(menu)).toEqual(['/admin/locks']);
});

const own = { pinned: ['/a', '/b'], hidden: ['/c', '/d'] };
const changes = [
  ['a pin goes to the end', withPin(own, '/e'), { pinned: ['/a', '/b', '/e'], hidden: ['/c', '/d'] }],
  ['a pinned entry is no longer hidden', withPin(own, '/c'), { pinned: ['/a', '/b', '/c'], hidden: ['/d'] }],
  ['a hidden entry is no longer pinned', withHidden(own, '/a'), { pinned: ['/b'], hidden: ['/c', '/d', '/a'] }],
  ['a pin is taken off', withoutPin(own, '/a'), { pinned: ['/b'], hidden: ['/c', '/d'] }],
  ['an entry is shown again', withShown(own, '/c'), { pinned: ['/a', '/b'], hidden: ['/d'] }],
  ['a pin moves down', withPinAt(own, ['/a', '/b'], '/a', 1), { pinned: ['/b', '/a'], hidden: ['/c', '/d'] }],
  ['not past the end', withPinAt(own, ['/a', '/b'], '/b', 2), null],
  ['nor before the beginning', withPinAt(own, ['/a', '/b'], '/a', -1), null],
  [
    'pins that are not in the menu keep behind',
    withPinAt({ pinned: ['/x', '/a', '/b'], hidden: [] }, ['/a', '/b'], '/b', 0),
    { pinned: ['/b', '/a', '/x'], hidden: [] },
  ],
] as const;
for (const [name, got, wanted] of changes) test(name, () => expect(got).toEqual(wanted));

/** Three places of a bar, `/admin/alerts` being offered there as the bell. */
const bar = (kind: 'merchant' | 'franchisor', trade: 'restaurant' | '', own: Parameters<typeof arranged>[0] = none) => {
  const all = menuOf(kind, trade);
  const shown = arrangedMenu(all, entriesOf(all), { pinned: [...own.pinned], hidden: [...own.hidden] }, '/').groups;
  return barEntries(shown, 3, ['/logout', '/admin/alerts']).map(({ path }) => path);
};
const BARS = [
  [
    'of a trade begins with its working day',
    bar('merchant', 'restaurant'),
    '/admin/kitchen /admin/orders /admin/orders-new',
  ],
  [
    'leaves out what the bell offers',
    bar('franchisor', ''),
    '/admin/handover /admin/real-time-monitoring /admin/access-rights',
  ],
  [
    'without a trade begins as the menu does',
    bar('merchant', ''),
    '/admin/dashboard /backend/chat/t/board /backend/chat/t/courses',
  ],
  [
    'begins with what is pinned',
    bar('merchant', 'restaurant', { pinned: ['/admin/media'], hidden: ['/admin/orders'] }),
    '/admin/media /admin/kitchen /admin/orders-new',
  ],
] as const;
for (const [name, paths, expected] of BARS)
  test(`the bar of a phone ${name}`, () => expect(paths.join(' ')).toBe(expected));
