import { importApi } from '@fachwerk/imports/contract';
import { type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translationApi } from '../../contract.ts';
import { translations } from '../module.ts';

let world: TestImports;
let shop: Importing;
beforeAll(async () => {
  world = await openImports(translations);
  world.app.time.now = new Date('2026-04-20T08:00:00Z');
});
afterAll(() => world.app.close());
beforeEach(async () => {
  shop = await world.company();
});

test('texts come as they were taken out; a placeholder that is missing stands at its cell', async () => {
  const key = 'import.twice';
  const text = async () => (await shop.staff.call(translationApi.find, { key })).body.constant.texts.de.own;
  const file = `Schlüssel;Deutsch;Englisch\n${key};Schon in Zeile {row}.;\nimport.too_many_open;Zu viele;\nso.etwas.nicht;x;`;
  const checked = await shop.check(await shop.upload(file));
  expect(checked.counts).toMatchObject({ changed: 1, wrong: 2 });
  const wrong = await shop.rows(checked.id, 'wrong');
  expect(wrong.map(({ problems }) => problems[0]!.column)).toEqual([1, 0]);
  const done = await shop.run(checked);
  expect(await text()).toBe('Schon in Zeile {row}.');
  await shop.undo(done);
  expect(await text()).toBeNull();
});

test('hundreds of texts take few statements; what somebody has reworded since is kept, the others go back', async () => {
  const app = world.app.app;
  const keys = Object.entries(app.texts.platform.de)
    .filter(([key, text]) => !text.includes('{') && !text.includes('$t') && !app.texts.isFixed(key))
    .map(([key]) => key)
    .slice(0, 200);
  const file = ['Schlüssel;Deutsch', ...keys.map((key, at) => `${key};Unser Wort ${at}`)].join('\n');
  const checked = await shop.check(await shop.upload(file, 'translations'));
  expect(checked.counts).toMatchObject({ changed: 200, wrong: 0 });
  await shop.staff.call(importApi.start, { id: checked.id });
  expect(await shop.statementsOf(checked.id)).toBeLessThan(20);
  const [first] = keys;
  const item = { key: first!, language: 'de' as const, text: 'Noch ein Wort', was: 'Unser Wort 0' };
  expect((await shop.staff.call(translationApi.edit, { item })).status).toBe(200);
  expect((await shop.undo(await shop.find(checked.id))).counts).toMatchObject({ undone: 199, kept: 1 });
  const own = async (key: string) => (await shop.staff.call(translationApi.find, { key })).body.constant.texts.de.own;
  expect([await own(first!), await own(keys[1]!)]).toEqual(['Noch ein Wort', null]);
});
