import { expect, test } from 'vitest';
import { menuTitle } from './menu-name.ts';

const names = [
  ['', { key: 'menu.title' }],
  ['  ', { key: 'menu.title' }],
  ['Speisekarte', { key: 'menu.name.speisekarte' }],
  [' Karte ', { key: 'menu.name.karte' }],
  ['Bellas Küche', 'Bellas Küche'],
  ['toString', 'toString'],
] as const;
for (const [name, expected] of names)
  test(`a page is called "${name}"`, () => expect(menuTitle(name)).toEqual(expected));
