import { aiText } from '@fachwerk/ai-text/module';
import { openWriter } from '@fachwerk/ai-text/testing';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import type { App } from '@fachwerk/server/ctx';
import type { Module } from '@fachwerk/server/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translationApi } from '../contract.ts';
import { translations } from './module.ts';

const shop: Module = {
  name: 'shop',
  texts: {
    de: { 'shop.hello': 'Guten Tag', 'shop.code': 'Ihr Code: {code}', 'shop.pay': 'Zahlungspflichtig bestellen' },
    deDu: {},
    en: {},
    fixed: ['shop.pay'],
  },
};

let app: TestApp;
let writer: Awaited<ReturnType<typeof openWriter>>;
let companyId: string;
beforeAll(async () => {
  [app, writer] = await Promise.all([openApp(companies, shop, aiText, translations), openWriter()]);
  companyId = (await createCompany(app.work(), { name: 'Laden', kind: 'merchant' })).id;
});
afterAll(() => Promise.all([app.close(), writer.close()]));

const setUp = (ai: NonNullable<App['accounts']>[string]) => {
  (app.app as { accounts?: App['accounts'] }).accounts = { ai };
};
const editor = () => app.as({ companyId, capabilities: ['texts.edit'] });
const draft = (key: string, language: 'en' | 'it') => editor().call(translationApi.draft, { key, language });
const canDraft = async () => (await editor().call(translationApi.find, { key: 'shop.hello' })).body.canDraft;

test('a text is drafted from what the company says, saved by nobody, and refused where it does not fit', async () => {
  setUp({ baseUrl: writer.baseUrl, apiKey: 'sk-test', model: 'small', longestMs: '20000' });
  void writer.answer('well');
  expect(await canDraft()).toBe(true);
  const item = { key: 'shop.hello', language: 'de' as const, text: 'Moin' };
  await editor().call(translationApi.edit, { item });
  expect((await draft('shop.hello', 'it')).body).toEqual({ text: 'Herzlich willkommen bei uns.' });
  const { messages } = writer.asked.at(-1)!.body as { messages: { content: string }[] };
  expect([messages[0]!.content.includes('Italian'), messages[1]!.content]).toEqual([true, 'Moin']);
  const { constant } = (await editor().call(translationApi.find, { key: 'shop.hello' })).body;
  expect(constant.texts.it.own).toBeNull();

  const refused = [await draft('shop.code', 'en'), await draft('shop.pay', 'en'), await draft('shop.nothing', 'en')];
  expect(refused.map(({ body }) => body.code)).toEqual(['text.draft_unusable', 'text.fixed', 'text.unknown']);
});

test('without an AI nobody is offered a draft, and who asks is told', async () => {
  setUp({});
  expect(await canDraft()).toBe(false);
  expect((await draft('shop.hello', 'en')).body.code).toBe('ai_text.not_set_up');
});
