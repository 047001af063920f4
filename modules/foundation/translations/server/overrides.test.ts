import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId, newSecret } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translationApi } from '../contract.ts';
import { setOverride } from './facade.ts';
import { translations } from './module.ts';
import { listOverrides } from './override-store.ts';

const greetings: Module = {
  name: 'greetings',
  texts: {
    de: { 'greeting.day': 'Guten Tag, {name}', 'greeting.save': 'Speichern' },
    deDu: { 'greeting.day': 'Hallo {name}' },
    en: { 'greeting.day': 'Hello {name}', 'greeting.save': 'Save' },
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(greetings, translations);
});
afterAll(() => app.close());

let companyId: string;
beforeEach(() => {
  companyId = newId();
});

type Wording = Parameters<typeof setOverride>[1];

function set(wording: Wording, inCompany = companyId): Promise<void> {
  const ctx = { now: app.time.now, app: app.app, newId, newSecret, companyId: inCompany };
  return app.db.transaction((db) => setOverride({ ...ctx, db } satisfies CompanyCtx, wording));
}

async function seenIn(language: Wording['language'], inCompany = companyId) {
  const { status, body } = await app.as({ companyId: inCompany }).call(translationApi.overrides, { language });
  expect(status).toBe(200);
  return body.texts;
}

test('a company sees its own words, along the chain of languages', async () => {
  await set({ language: 'de', key: 'greeting.day', text: 'Moin {name}' });
  await set({ language: 'de', key: 'greeting.save', text: 'Sichern' });
  expect(await seenIn('de')).toEqual({ 'greeting.day': 'Moin {name}', 'greeting.save': 'Sichern' });
  expect(await seenIn('deDu')).toEqual({ 'greeting.save': 'Sichern' });
  expect(await seenIn('en')).toEqual({});
});

test('the server says it in the company’s words, too', async () => {
  const said = async (inCompany = companyId) => {
    const texts = await app.app.texts.of(app.db, inCompany);
    return [texts.in('deDu')('greeting.save'), texts.in('deDu')('greeting.day', { name: 'Kim' })];
  };
  expect(await said()).toEqual(['Speichern', 'Hallo Kim']);
  await set({ language: 'de', key: 'greeting.save', text: 'Sichern' });
  await set({ language: 'de', key: 'greeting.day', text: 'Moin {name}' });
  expect(await said()).toEqual(['Sichern', 'Hallo Kim']);
  expect(await said(newId())).toEqual(['Speichern', 'Hallo Kim']);
});

test('another company sees nothing of it, and changes nothing in it', async () => {
  const other = newId();
  await set({ language: 'de', key: 'greeting.save', text: 'Sichern' });
  expect(await seenIn('de', other)).toEqual({});
  await set({ language: 'de', key: 'greeting.save', text: 'Ablegen' }, other);
  expect(await seenIn('de')).toEqual({ 'greeting.save': 'Sichern' });
  expect(await listOverrides(app.db, other)).toEqual({ de: { 'greeting.save': 'Ablegen' } });
});

test('nobody reads them without being signed in', async () => {
  expect((await app.call(translationApi.overrides, { language: 'de' })).body.code).toBe('access.signed_out');
});

test('a language nobody speaks is refused at its field', async () => {
  const answer = await app.as({ companyId }).call(translationApi.overrides, { language: 'xx' as 'de' });
  expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, 'language']);
});

test('a wording that breaks the text is refused and leaves nothing behind', async () => {
  await expect(set({ language: 'de', key: 'greeting.day', text: 'Moin {nickname}' })).rejects.toMatchObject({
    code: 'text.foreign_placeholder',
  });
  await expect(set({ language: 'de', key: 'greeting.never', text: 'Nie' })).rejects.toMatchObject({
    code: 'text.unknown',
  });
  await expect(set({ language: 'de', key: 'greeting.never', text: null })).rejects.toMatchObject({
    code: 'text.unknown',
  });
  expect(await listOverrides(app.db, companyId)).toEqual({});
});

test('the way back to the platform text is open, and every wording is remembered', async () => {
  await set({ language: 'de', key: 'greeting.save', text: 'Sichern' });
  await set({ language: 'de', key: 'greeting.save', text: 'Sichern' });
  await set({ language: 'de', key: 'greeting.save', text: null });
  expect(await seenIn('de')).toEqual({});
  const versions = await app.db.rows<{ text: string | null }>(app.sql`
    select text from translations.text_override_version where company_id = ${companyId} order by id`);
  expect(versions.map(({ text }) => text)).toEqual(['Sichern', null]);
  expect(await trail()).toEqual([
    ['text.replaced', null, 'Sichern'],
    ['text.restored', 'Sichern', null],
  ]);
});

test('two people who change one text at the same moment follow each other', async () => {
  await set({ language: 'de', key: 'greeting.save', text: 'Sichern' });
  const row = app.sql`select from translations.text_override where company_id = ${companyId} and key = 'greeting.save' for update`;
  const wordings = ['Ablegen', 'Merken'];
  await app.race(row, () => wordings.map((text) => set({ language: 'de', key: 'greeting.save', text })));
  const [, second, third] = await trail();
  expect([second![1], second![2]]).toEqual(['Sichern', third![1]]);
  expect([second![2], third![2]].sort()).toEqual(wordings);
});

async function trail(): Promise<[string, string | null, string | null][]> {
  type Wording = { text: string | null };
  const entries = await app.db.rows<{ action: string; before: Wording; after: Wording }>(app.sql`
    select action, before, after from kit.audit_entry where company_id = ${companyId} and subject_kind = 'texts' order by id`);
  return entries.map(({ action, before, after }) => [action, before.text, after.text]);
}
