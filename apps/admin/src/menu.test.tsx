import type { CompanyKind } from '@fachwerk/companies/contract';
import { expect, test } from 'vitest';
import { MENUS } from './menu.ts';
import { isActive, isChatPage, isNavigationHidden, navWidth, stamped } from './menu-rules.ts';
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
  test(`a ${kind} has the specification's menu`, () => {
    const shown = MENUS[kind].map(({ title, items }) => [
      title === 'company' ? title : appDe[title],
      items.map((item) => `${appDe[item.title]} ${item.path}`),
    ]);
    expect(shown).toEqual(expected[kind]);
  });
}

const rules = [
  ['a link to a board carries the moment', stamped('/backend/chat/t/board', 17), '/backend/chat/t/board/17'],
  ['a link that has its moment keeps it', stamped('/backend/chat/t/board/3', 17), '/backend/chat/t/board/3'],
  ['any other link is as it is', stamped('/admin/users', 17), '/admin/users'],
  ['the navigation makes way for a customer’s chat', isNavigationHidden('/chat/admin/1/a@b.de/x'), true],
  ['but not for the boards', isNavigationHidden('/backend/chat/t/board'), false],
  ['a chat page is one', isChatPage('/chat/a@b.de/x'), true],
  ['the boards are none', isChatPage('/backend/chat'), false],
  ['an item is active below its path', isActive('/admin/users', '/admin/users/17'), true],
  ['and not beside it', isActive('/admin/orders', '/admin/orders-list'), false],
  ['the navigation is never too narrow', navWidth(10), 208],
  ['nor too wide', navWidth(4000), 400],
] as const;

for (const [name, got, wanted] of rules) test(name, () => expect(got).toBe(wanted));
