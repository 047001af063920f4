import type { SiteApp } from '@fachwerk/base/site-visit';
import { newId } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { openAppWith, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TextFilter, translationApi } from '../contract.ts';
import { translations } from './module.ts';

const onPages = {
  de: { 'shop.hello': 'Guten Tag', 'shop.pay': 'Zahlungspflichtig bestellen', 'shop.count_one': 'ein Teil' },
  deDu: { 'shop.hello': 'Hallo' },
  en: { 'shop.hello': 'Hello', 'shop.pay': 'Order and pay' },
};
const inMails = { 'shop.mail.code': 'Ihr Code: {code}' };
const shop: Module = {
  name: 'shop',
  texts: {
    de: { ...onPages.de, ...inMails, 'shop.admin.title': 'Laden' },
    deDu: onPages.deDu,
    en: { ...onPages.en, 'shop.mail.code': 'Your code: {code}', 'shop.admin.title': 'Shop' },
    mails: inMails,
    fixed: ['shop.pay'],
  },
};

/** Says what its pages say, and has none. */
const site: SiteApp = {
  texts: {
    de: JSON.stringify({ de: onPages.de }),
    deDu: JSON.stringify({ deDu: onPages.deDu, de: onPages.de }),
    en: JSON.stringify({ en: onPages.en }),
    it: '{}',
    ru: '{}',
  },
  answer: async () => ({ kind: 'text', type: 'text/plain', body: '' }),
};

let app: TestApp;
let edits: ReturnType<TestApp['as']>;
let companyId: string;
beforeAll(async () => {
  app = await openAppWith({ site }, shop, translations);
});
afterAll(() => app.close());
beforeEach(() => {
  companyId = newId();
  edits = app.as({ companyId, capabilities: ['texts.edit'] });
});

type Item = Parameters<typeof app.call<typeof translationApi.edit>>[1]['item'];
const edit = (item: Item, by = edits) => by.call(translationApi.edit, { item });
async function list(filter: TextFilter, by = edits) {
  const { status, body } = await by.call(translationApi.list, { filter });
  expect(status).toBe(200);
  return body;
}
const keysOf = async (filter: TextFilter) => (await list(filter)).constants.map(({ id }) => id);

test('every text stands in its area, in its languages, page by page', async () => {
  expect(await keysOf({ area: 'site', search: 'shop.' })).toEqual(['shop.count_one', 'shop.hello', 'shop.pay']);
  expect(await keysOf({ area: 'mails' })).toEqual(['shop.mail.code']);
  expect(await keysOf({ area: 'admin', search: 'SHOP.' })).toEqual(['shop.admin.title']);
  expect(await keysOf({ area: 'site', search: 'shop.', state: 'missing', language: 'en' })).toEqual(['shop.count_one']);
  const first = await list({});
  expect([first.constants.length, first.total > 50]).toEqual([50, true]);
  let [page, count] = [first, first.constants.length];
  const known = new Set(first.constants.map(({ id }) => id));
  while (page.next) {
    page = await list({ after: page.next });
    count += page.constants.length;
    for (const { id } of page.constants) known.add(id);
  }
  expect([count, known.size]).toEqual([first.total, first.total]);
  const { site, mails, admin } = first.areas;
  expect(site + mails + admin).toBe(first.total);
});

const refused = [
  ['a text of nobody', { key: 'shop.never', language: 'de', text: 'Nie' }, 'text.unknown'],
  ['what the law words', { key: 'shop.pay', language: 'de', text: 'Weiter' }, 'text.fixed'],
  ['a lost placeholder', { key: 'shop.mail.code', language: 'de', text: 'Ihr Code' }, 'text.missing_placeholder'],
  ['a new one', { key: 'shop.mail.code', language: 'en', text: '{code} {name}' }, 'text.foreign_placeholder'],
  ['a page in the place of a label', { key: 'shop.hello', language: 'de', text: 'x'.repeat(201) }, 'text.too_long'],
  [
    'what was changed meanwhile',
    { key: 'shop.hello', language: 'de', text: 'Hi', was: 'Moin' },
    'text.changed_meanwhile',
  ],
] as const;
test.each(refused)('%s is refused and leaves nothing behind', async (_, item, code) => {
  const { body } = await edit(item);
  expect([body.code, typeof body.error]).toEqual([code, 'string']);
  expect((await list({ state: 'own' })).total).toBe(0);
});

test('who has read the wording replaces it, and the platform’s own words are the way back', async () => {
  await edit({ key: 'shop.hello', language: 'en', text: 'Hi', was: null });
  expect((await edit({ key: 'shop.hello', language: 'en', text: 'Hey', was: null })).status).toBe(409);
  expect((await edit({ key: 'shop.hello', language: 'en', text: 'Hey', was: 'Hi' })).status).toBe(200);
  expect((await edit({ key: 'shop.hello', language: 'en', text: ' Hello ' })).body.texts.en.own).toBeNull();
  const { body } = await edits.call(translationApi.find, { key: 'shop.hello' });
  expect(body.constant.texts.en).toEqual({ platform: 'Hello', own: null });
  expect(body.versions.map(({ text, language, personName }) => [text, language, personName])).toEqual([
    [null, 'en', 'Test Person'],
    ['Hey', 'en', 'Test Person'],
    ['Hi', 'en', 'Test Person'],
  ]);
  const stranger = app.as({ companyId: newId(), capabilities: ['texts.edit'] });
  expect((await stranger.call(translationApi.find, { key: 'shop.hello' })).body.versions).toEqual([]);
  expect((await edits.call(translationApi.find, { key: 'shop.never' })).status).toBe(404);
});

test('only who may is let in', async () => {
  const reader = app.as({ companyId, capabilities: [] });
  expect((await reader.call(translationApi.list, { filter: {} })).status).toBe(403);
  expect((await edit({ key: 'shop.hello', language: 'de', text: 'x' }, reader)).status).toBe(403);
});
