import { newId } from '@fachwerk/server/ids';
import { page } from '@fachwerk/site/page';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { useText } from '@fachwerk/site/texts';
import { openAppWith, type TestApp } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { createElement as h } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translationApi } from '../contract.ts';
import { setOverride } from '../server/facade.ts';
import { translations } from '../server/module.ts';

const texts = {
  de: { 'shop.hello': 'Guten Tag', 'shop.part_other': '{count} Teile' },
  deDu: {},
  en: { 'shop.hello': 'Hello', 'shop.part_other': '{count} parts' },
  it: { 'shop.part_many': '{count} di parti', 'shop.part_other': '{count} parti' },
};

/** A page that nothing but words can change, kept long. */
const home = page({
  path: '/',
  load: async () => ({}),
  title: () => ({ key: 'shop.hello' }),
  view: async () => ({ View: () => h('p', {}, useText(texts.de)('shop.hello')) }),
  keepSeconds: 3600,
  isPublic: true,
});

const parts = page({
  path: '/teile',
  load: async () => ({}),
  title: () => ({ key: 'shop.hello' }),
  view: async () => ({ View: () => h('p', {}, useText(texts.de)('shop.part', { count: 1_000_000 })) }),
});

let app: TestApp;
let companyId: string;
beforeAll(async () => {
  app = await openAppWith({ site: siteForTests([home, parts], { texts }) }, translations);
});
afterAll(() => app.close());
beforeEach(() => {
  companyId = newId();
});

type Item = { readonly key: string; readonly language: 'de' | 'it'; readonly text: string };
const edit = (item: Item) => app.as({ companyId, capabilities: ['texts.edit'] }).call(translationApi.edit, { item });
const translate = (text: string) => edit({ key: 'shop.hello', language: 'de', text });
const get = (of = companyId) => app.http.inject({ url: '/', headers: { host: siteHostFor(of) } });
const visit = async (of = companyId) => /<main>(.*?)<\/main>/.exec((await get(of)).body)?.[1];
/** A hint takes its moment to arrive. */
const seen = (text: string, of = companyId) =>
  expect.poll(() => visit(of), { timeout: 120_000 }).toBe(`<p>${text}</p>`);

test('an edited text is read by the next visitor, from a page that was kept, and by nobody of another company', async () => {
  const other = newId();
  await Promise.all([seen('Guten Tag'), seen('Guten Tag', other)]);
  expect((await translate('Moin')).status).toBe(200);
  await seen('Moin');
  expect(await visit(other)).toBe('<p>Guten Tag</p>');
  await translate('');
  await seen('Guten Tag');
});

test('what another process has changed is drawn with the new words here too', async () => {
  await seen('Guten Tag');
  const elsewhere = { ...app.app, texts: { ...app.app.texts, forget: () => {} } };
  const wording = { key: 'shop.hello', language: 'de', text: 'Servus' } as const;
  await app.db.transaction((db) => setOverride({ ...app.work(), app: elsewhere, db, companyId }, wording));
  await seen('Servus');
});

test('a form of a plural that German does not have can be worded, too', async () => {
  expect((await edit({ key: 'shop.part_many', language: 'it', text: 'un mare di parti' })).status).toBe(200);
  const headers = { host: siteHostFor(companyId), 'accept-language': 'it' };
  expect((await app.http.inject({ url: '/teile', headers })).body).toContain('<p>un mare di parti</p>');
});

test('hostile words are words', async () => {
  expect((await translate('</script><script>alert(1)</script>"><img src=x onerror=alert(1)>')).status).toBe(200);
  await expect.poll(() => visit(), { timeout: 120_000 }).toContain('&lt;script&gt;');
  const { body } = await get();
  expect(body).not.toMatch(/<script>alert|<img src=x/);
  expect((await translate('a\u0000b')).status).toBe(422);
  expect((await translate('{{constructor}}')).body.code).toBe('text.foreign_placeholder');
});
