import type { CompanyKind } from '@fachwerk/companies/contract';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { MENUS, menuOf } from './menu.ts';
import {
  currentItem,
  isActive,
  isChatPage,
  isNavigationHidden,
  keyOf,
  navWidth,
  stamped,
  wayOfKey,
} from './menu-rules.ts';
import { screens } from './modules.ts';
import { appDe } from './texts/app.de.ts';

/** The specification's lists (§2 "Shell", §6), with the screens product decisions give to items without a link. */
const expected: Record<CompanyKind, readonly (readonly [string, readonly string[]])[]> = {
  merchant: [
    ['Dashboard', ['Übersicht /admin/dashboard']],
    [
      'Verwaltung',
      [
        'Aufgaben /backend/chat/t/board',
        'Umfragen /backend/chat/t/courses',
        'Nachrichten /admin/chat',
        'Termine /admin/appointments',
        'Aufträge /admin/orders',
        'Kunden /admin/customers',
        'Zeiterfassung /admin/time-log',
      ],
    ],
    [
      'Sonstiges',
      [
        'Benutzer /admin/users',
        'Einstellungen /admin/settings',
        'Meine Webseite /admin/website',
        'Mein Online Shop /admin/shop',
        'Anleitung/Hilfe /admin/help',
        'Ausloggen /logout',
      ],
    ],
  ],
  franchisor: [
    ['Dashboard', ['Übersicht /admin/dashboard']],
    [
      'company',
      [
        'Zugriffsrechte /admin/access-rights',
        'Schlösser/Boxen /admin/locks',
        'Terminals /admin/terminals',
        'Log / Auswertung /admin/logs',
      ],
    ],
    ['Franchising', ['Franchisenehmer /admin/franchisees', 'Standorte /admin/locations', 'Domains /admin/domains']],
    [
      'Administration',
      [
        'Statistik /statistics',
        'Übersetzungen /admin/translate',
        'Zeiterfassung /admin/time-log',
        'Echtzeit-Monitoring /admin/real-time-monitoring',
        'Ausloggen /logout',
      ],
    ],
  ],
  franchisee: [
    ['Dashboard', ['Übersicht /admin/dashboard']],
    [
      'company',
      [
        'Zugriffsrechte /admin/access-rights',
        'Schlösser/Boxen /admin/locks',
        'Terminals /admin/terminals',
        'Log / Auswertung /admin/logs',
        'Ausloggen /logout',
      ],
    ],
  ],
};

for (const kind of Object.keys(MENUS) as CompanyKind[]) {
  test(`the menu of a ${kind} begins as the specification lists it`, () => {
    const shown = MENUS[kind]
      .slice(0, expected[kind].length)
      .map(({ title, items }) => [
        title === 'company' ? title : appDe[title],
        items.map((item) => `${appDe[item.title]} ${item.path}`),
      ]);
    expect(shown).toEqual(expected[kind]);
  });
}

/** Reached from within another screen. */
const INSIDE = [
  '/admin/orders-new/chat/:chatId',
  '/admin/legal-texts/:kind?/:step?',
  '/admin/orders-list/:id?',
  '/admin/locations/:id/:part?/:boxId?',
  '/admin/kitchen/settings',
  '/admin/roles/:id',
  '/admin/authorized-people/:capability?',
  '/admin/appointments/setup',
  '/admin/messages/new',
  '/admin/surveys/:id',
  '/admin/dialogues/:id',
  '/admin/imports/:id',
  '/admin/delivery-list',
  '/order-services-list',
  '/admin/pickup/settings',
  '/admin/appointments/setup',
  '/admin/shop/extras',
  '/admin/limits/:id?',
  '/admin/shop/table',
  '/admin/gift-vouchers',
  '/admin/website/pages',
  '/admin/website/pages/publish',
  '/admin/website/pages/:pageId/settings',
  '/admin/website/pages/:pageId',
  '/admin/appointments/setup',
  '/backend/chat/t/board/rules/:boardId',
  '/backend/chat/t/board/templates/:boardId',
  '/backend/chat',
  ...['board', 'courses'].flatMap((tab) =>
    ['/:timestamp', '/:timestamp/user/:userid'].map((rest) => `/backend/chat/t/${tab}${rest}`),
  ),
  ...['mine', 'open', 'snoozed', 'done'].flatMap((tab) =>
    ['', '/:timestamp', '/:timestamp/user/:userid'].map((rest) => `/backend/chat/t/${tab}${rest}`),
  ),
  '/backend/chat/t/:tab/:timestamp/board/:boardId/:boardName/:cardId?',
];

/** What makes sense in other kinds of company alone (`kinds` of the capability). */
const NOT_FOR: Readonly<Record<CompanyKind, readonly string[]>> = {
  franchisor: ['/admin/shop/:id?'],
  franchisee: ['/admin/franchisees/:id?', '/admin/shop/:id?'],
  merchant: ['/admin/franchisees/:id?'],
};

for (const kind of Object.keys(MENUS) as CompanyKind[]) {
  test(`every screen that is built is in the menu of a ${kind} once`, () => {
    const paths = MENUS[kind].flatMap(({ items }) => items.map(({ path }) => path));
    const missing = screens
      .filter((screen) => !screen.isPublic && !screen.isOpen && !paths.some((path) => matchPath(screen.path, path)))
      .map(({ path }) => path)
      .filter((path) => !INSIDE.includes(path) && !NOT_FOR[kind].includes(path));
    expect(missing).toEqual([]);
    expect(paths).toEqual([...new Set(paths)]);
  });
}

const DAYS = [
  ['merchant', 'restaurant', ['Küche', 'Bestellungen', 'Bestellung aufnehmen', 'Karte', 'Tagesbericht']],
  ['merchant', 'shop', ['Bestellungen', 'Artikel', 'Bestellung aufnehmen', 'Tagesbericht']],
  ['merchant', 'service', ['Kalender', 'Kunden', 'Nachrichten', 'Tagesbericht']],
  ['franchisor', '', ['Übergabe', 'Monitoring', 'Meldungen', 'Zugriffsrechte', 'Standorte']],
  ['franchisee', 'restaurant', ['Übergabe', 'Monitoring', 'Meldungen', 'Zugriffsrechte', 'Standorte']],
] as const;

for (const [kind, trade, day] of DAYS) {
  test(`the working day of a ${kind} (${trade || 'unknown'}) stands above everything`, () => {
    const [first, ...rest] = menuOf(kind, trade);
    expect(first!.items.map(({ title }) => appDe[title])).toEqual(day);
    expect(rest.slice(0, expected[kind].length)).toEqual(MENUS[kind].slice(0, expected[kind].length));
    // What was added stands once; the rest of it is folded by work.
    const added = rest.slice(expected[kind].length);
    expect(added.every(({ isFoldable }) => isFoldable)).toBe(true);
    expect(
      added.flatMap(({ items }) => items).filter(({ path }) => first!.items.some((item) => item.path === path)),
    ).toEqual([]);
    const all = (groups: typeof rest) =>
      [...new Set(groups.flatMap(({ items }) => items.map(({ path }) => path)))].sort();
    expect(all([first!, ...rest])).toEqual(all([...MENUS[kind]]));
  });
}

/** Reached from no entry of the menu. */
const WITHOUT_ENTRY = ['/admin/second-factor'];
const addressOf = (path: string) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x');

for (const kind of Object.keys(MENUS) as CompanyKind[]) {
  test(`on every screen of a ${kind} an entry is marked`, () => {
    const unmarked = screens
      .filter((screen) => !screen.isPublic && !screen.isOpen)
      .map(({ path }) => addressOf(path))
      .filter((path) => !NOT_FOR[kind].some((other) => path.startsWith(addressOf(other))))
      .filter((path) => !currentItem(MENUS[kind], path) && !WITHOUT_ENTRY.includes(path));
    expect(unmarked).toEqual([]);
  });
}

test('of two entries the one that names more of the address is marked', () => {
  const title = (path: string) => currentItem(MENUS.merchant, path)?.item.title;
  expect([title('/backend/chat/t/courses/17'), title('/backend/chat/t/mine')]).toEqual(['menu.surveys', 'menu.tasks']);
});

test('a merchant whose trade is unknown has the menu without a working day', () => {
  expect(menuOf('merchant', '')).toEqual(MENUS.merchant);
});

test.each([
  ['merchant', 'restaurant', '/admin/orders/17', 'menu.day.orders'],
  ['franchisor', '', '/admin/locations', 'menu.locations'],
] as const)('a screen that a %s %s lists twice is marked in the working day', (kind, trade, path, title) => {
  const menu = menuOf(kind, trade);
  const current = currentItem(menu, path);
  expect(current?.group).toBe(menu[0]);
  expect(current?.item.title).toBe(title);
});

for (const kind of Object.keys(MENUS) as CompanyKind[]) {
  test(`a letter leads to one entry of a ${kind}`, () => {
    const keys = MENUS[kind]
      .flatMap(({ items }) => items.map(({ path }) => keyOf(path)))
      .filter((key) => key !== undefined);
    expect(keys).toEqual([...new Set(keys)]);
  });
}

const rules = [
  ['g k is the kitchen', wayOfKey('k', MENUS.merchant), '/admin/kitchen'],
  ['a letter of nothing leads nowhere', wayOfKey('y', MENUS.merchant), undefined],
  ['a link to a board carries the moment', stamped('/backend/chat/t/board', 17), '/backend/chat/t/board/17'],
  ['a link that has its moment keeps it', stamped('/backend/chat/t/board/3', 17), '/backend/chat/t/board/3'],
  ['any other link is as it is', stamped('/admin/users', 17), '/admin/users'],
  ['the navigation makes way for a customer’s chat', isNavigationHidden('/chat/admin/1/a@b.de/x'), true],
  ['but not for the boards', isNavigationHidden('/backend/chat/t/board'), false],
  ['a chat page is one', isChatPage('/chat/a@b.de/x'), true],
  ['the boards are none', isChatPage('/backend/chat'), false],
  ['an item is active below its path', isActive({ path: '/admin/users' }, '/admin/users/17'), true],
  ['and not beside it', isActive({ path: '/admin/orders' }, '/admin/orders-list'), false],
  [
    'another look at the same is the same',
    isActive({ path: '/admin/orders', alsoAt: ['/admin/orders-list'] }, '/admin/orders-list'),
    true,
  ],
  ['the navigation is never too narrow', navWidth(10), 208],
  ['nor too wide', navWidth(4000), 400],
] as const;

for (const [name, got, wanted] of rules) test(name, () => expect(got).toBe(wanted));
