import { expect, test } from 'vitest';
import type { TextFilter } from '../contract.ts';
import { constantOf, isAsked, isMissing, textCatalog } from './constants.ts';

const platform = {
  de: { 'cart.title': 'Warenkorb', 'mail.hello': 'Hallo', 'users.title': 'Benutzer', 'a.page_other': '{count} Seiten' },
  deDu: { 'mail.hello': 'Hi' },
  en: { 'cart.title': 'Cart', 'users.title': 'Users', 'a.page_other': '{count} pages' },
  it: { 'cart.title': 'Carrello' },
  ru: { 'a.page_few': '{count} страницы', 'a.page_other': '{count} страниц' },
};
const own = { ru: { 'cart.title': 'Корзинка' }, de: { 'users.title': 'Team' } };
const areas = { cart: 'site', a: 'site', mail: 'mails', users: 'admin' } as const;
const about = {
  areaOf: (key: string) => areas[key.split('.')[0] as keyof typeof areas],
  isFixed: (key: string) => key === 'cart.title',
};

const catalog = textCatalog(platform, about);
const found = (filter: TextFilter) => catalog.filter((entry) => isAsked(entry, own, filter)).map(({ key }) => key);

test('pages come first, then mails, then screens, each by key, with every form of a plural once', () => {
  expect(catalog.map(({ key, area }) => `${area} ${key}`)).toEqual([
    'site a.page_few',
    'site a.page_other',
    'site cart.title',
    'mails mail.hello',
    'admin users.title',
  ]);
  expect(catalog.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
});

test('a text stands in each language beside the company’s own', () => {
  const { texts, isFixed } = constantOf(catalog[2]!, platform, own);
  expect(isFixed).toBe(true);
  expect([texts.de, texts.deDu, texts.ru]).toEqual([
    { platform: 'Warenkorb', own: null },
    { platform: null, own: null },
    { platform: null, own: 'Корзинка' },
  ]);
});

const cases: readonly (readonly [string, TextFilter, readonly string[]])[] = [
  ['everything without a filter', {}, catalog.map(({ key }) => key)],
  ['a word of the platform, in any case', { search: 'WARENK' }, ['cart.title']],
  ['a word of the company’s own', { search: 'корзинка' }, ['cart.title']],
  ['a sentence as it is read, with its number in it', { search: '12 Seiten' }, ['a.page_other']],
  ['nothing that only begins like one', { search: '12 Seiten und mehr' }, []],
  ['a part of the key', { search: 'page_' }, ['a.page_few', 'a.page_other']],
  ['what the company said itself', { state: 'own' }, ['cart.title', 'users.title']],
  ['what it said itself in one language', { state: 'own', language: 'de' }, ['users.title']],
  [
    'what is missing where it should be, which is less in the back-office',
    { state: 'missing' },
    ['a.page_other', 'mail.hello'],
  ],
  ['what is missing in one language anywhere', { state: 'missing', language: 'ru' }, ['mail.hello', 'users.title']],
  ['nothing missing in the informal form', { state: 'missing', language: 'deDu' }, []],
  ['nothing where both do not meet', { state: 'missing', language: 'ru', search: 'cart' }, []],
];
test.each(cases)('the list has %s', (_, filter, keys) => expect(found(filter)).toEqual(keys));

test('a form of a plural that German does not have is missing nowhere', () => {
  expect(isMissing(constantOf(catalog[0]!, platform, own), 'en')).toBe(false);
});
