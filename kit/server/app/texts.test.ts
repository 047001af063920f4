import { appProblems } from '@fachwerk/base/problem';
import { de } from '@fachwerk/base/texts/base.de';
import { deDu } from '@fachwerk/base/texts/base.deDu';
import { expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import type { Module } from './module.ts';
import { appTexts, languageOf } from './texts.ts';
import type { TextOverrides } from './translator.ts';

const db = {} as Db;
const words: Module = {
  name: 'words',
  texts: {
    de: { 'door.open': 'Tür {number} öffnen', 'door.count_one': '{count} Tür', 'door.count_other': '{count} Türen' },
    deDu: {},
    en: { 'door.open': 'Open door {number}', 'door.count_one': '{count} door', 'door.count_other': '{count} doors' },
  },
};

function textsWith(find: () => Promise<TextOverrides>) {
  let asked = 0;
  const overrides: Module = {
    name: 'overrides',
    textOverrides: async () => {
      asked++;
      return find();
    },
  };
  return { texts: appTexts([words, overrides]), asked: () => asked };
}

test('every code of the house has a sentence', () => {
  for (const code of [...Object.keys(appProblems), 'server.defect']) expect(Object.keys(de)).toContain(code);
});

test('the informal form differs wherever it stands', () => {
  for (const [key, text] of Object.entries(deDu)) expect(de[key as keyof typeof de], key).not.toBe(text);
});

test('nobody is addressed formally in the informal form', () => {
  const { texts } = textsWith(async () => ({}));
  const t = texts.in('deDu');
  for (const key of Object.keys(de))
    expect(t(key, { requestId: 'x', failed: 'x', count: 2, limit: 2 })).not.toMatch(/\b(Sie|Ihre?[nmrs]?)\b/);
});

test('a text is said in its language, and otherwise along the chain', () => {
  const { texts } = textsWith(async () => ({}));
  expect(texts.in('en')('door.open', { number: 3 })).toBe('Open door 3');
  expect(texts.in('deDu')('door.open', { number: 3 })).toBe('Tür 3 öffnen');
  expect(texts.in('ru')('door.count', { count: 2 })).toBe('2 doors');
  expect(texts.in('de')('door.count', { count: 1 })).toBe('1 Tür');
});

test('a company’s own words are words, and refer to no other text', async () => {
  const { texts } = textsWith(async () => ({ de: { 'door.open': 'Auf $t(door.count)' } }));
  const company = await texts.of(db, 'c1');
  expect(company.in('de')('door.open', { number: 1 })).toBe('Auf $t(door.count)');
  expect(await texts.replaced(db, 'c1')).toEqual({ de: { 'door.open': 'Auf $t(door.count)' } });
});

test('a value is put in as it is, and reaches no other text', () => {
  const { texts } = textsWith(async () => ({}));
  expect(texts.in('de')('door.open', { number: '{number} $t(door.count) <b>' })).toBe(
    'Tür {number} $t(door.count) <b> öffnen',
  );
});

test('a company is heard in its own words, each language for itself', async () => {
  const { texts } = textsWith(async () => ({
    de: { 'door.open': 'Fach {number} auf', 'door.count_other': '{count} Fächer' },
  }));
  const own = await texts.of(db, 'a');
  expect(own.in('de')('door.open', { number: 3 })).toBe('Fach 3 auf');
  expect(own.in('deDu')('door.open', { number: 3 })).toBe('Fach 3 auf');
  expect(own.in('en')('door.open', { number: 3 })).toBe('Open door 3');
  expect(own.in('de')('door.count', { count: 2 })).toBe('2 Fächer');
  expect(own.in('de')('door.count', { count: 1 })).toBe('1 Tür');
  expect(texts.in('de')('door.open', { number: 3 })).toBe('Tür 3 öffnen');
});

test('the database is asked once for many sentences, and again once the words have changed', async () => {
  let word = 'Fach';
  const { texts, asked } = textsWith(async () => ({ de: { 'door.open': word } }));
  const said = async () => (await texts.of(db, 'a')).in('de')('door.open');
  expect(await Promise.all([said(), said(), said()])).toEqual(['Fach', 'Fach', 'Fach']);
  expect(asked()).toBe(1);
  word = 'Box';
  texts.forget('a');
  expect([await said(), asked()]).toEqual(['Box', 2]);
});

test('what the pages say themselves belongs to the house too, and every text has one place where it is read', () => {
  const mails: Module = {
    name: 'mails',
    texts: { de: { 'mail.hello': 'Hallo' }, deDu: {}, en: {}, mails: { 'mail.hello': '' }, fixed: ['door.open'] },
  };
  const none = JSON.stringify({});
  const german = JSON.stringify({ de: { 'frame.menu': 'Menü', 'door.open': 'Tür {number} öffnen' } });
  const pages = { de: german, deDu: JSON.stringify({ deDu: {}, de: { 'x.y': 'x' } }), en: none, it: none, ru: none };
  const texts = appTexts([words, mails], pages);
  expect(texts.in('en')('frame.menu')).toBe('Menü');
  expect(['frame.menu', 'door.open', 'mail.hello', 'door.count_one'].map(texts.faceOf)).toEqual([
    'site',
    'site',
    'mails',
    'admin',
  ]);
  expect([texts.isFixed('door.open'), texts.isFixed('frame.menu'), texts.changesWith]).toEqual([
    true,
    false,
    undefined,
  ]);
  expect(Object.keys(texts.platform.deDu)).not.toContain('x.y');
});

test('all of it can be forgotten at once', async () => {
  const { texts, asked } = textsWith(async () => ({}));
  await Promise.all([texts.of(db, 'a'), texts.of(db, 'b')]);
  texts.forgetAll();
  await Promise.all([texts.of(db, 'a'), texts.of(db, 'b')]);
  expect(asked()).toBe(4);
});

test('a failure is not remembered', async () => {
  let isDown = true;
  const { texts } = textsWith(async () => {
    if (isDown) throw new Error('down');
    return {};
  });
  await expect(texts.of(db, 'a')).rejects.toThrow('down');
  isDown = false;
  expect((await texts.of(db, 'a')).in('en')('door.open', { number: 1 })).toBe('Open door 1');
});

const languages = [
  ['en', 'de-DE', 'en'],
  ['deDu', undefined, 'deDu'],
  ['xx', 'en-US,en;q=0.9', 'en'],
  [undefined, 'fr-FR,fr;q=0.9,it;q=0.8,de;q=0.7', 'it'],
  [undefined, 'de', 'de'],
  [undefined, '', 'ru'],
  [undefined, '*', 'ru'],
  [['en'], ['en'], 'ru'],
  [undefined, undefined, 'ru'],
] as const;
test.each(languages)('asked for %o, accepting %o: %s', (asked, accepted, expected) => {
  expect(languageOf(asked, accepted, 'ru')).toBe(expected);
});
