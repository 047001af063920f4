import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dashboardApi, type NewsItem } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { adminEn } from '../../texts/admin.en.ts';
import { dashboard } from '../module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp(dashboard);
});
afterAll(() => app.close());

let companyId: string;
beforeEach(() => {
  companyId = newId();
});

const slide = (title: string): NewsItem => ({ img: 'art:team', infoTitle: '', infoDes: '', title, des: 'Text' });
const editor = (scoped = companyId) => app.as({ companyId: scoped, capabilities: ['news.edit'] });
const save = (items: NewsItem[], scoped = companyId) => editor(scoped).call(dashboardApi.saveNews, { items });
const titles = async (scoped = companyId) =>
  (await editor(scoped).call(dashboardApi.news, {})).body.items.map(({ title }) => title);

test('the product brings seven slides, in the language of the reader', async () => {
  const { token } = editor();
  const inGerman = await app.call(dashboardApi.news, {}, { token });
  const inEnglish = await app.call(dashboardApi.news, {}, { token, headers: { 'x-language': 'en' } });
  expect(inGerman.body.isDefault).toBe(true);
  expect(inGerman.body.items).toHaveLength(7);
  expect(inGerman.body.items[0]).toMatchObject({
    img: 'art:team',
    title: adminDe['news.1.title'],
    link: '/admin/users',
  });
  expect(inEnglish.body.items[6]).toMatchObject({ title: adminEn['news.7.title'] });
  expect(inGerman.body.items.flatMap(({ link }) => link ?? [])).toEqual(['/admin/users', '/backend/chat/t/board/0']);
});

test('a company writes its own slides, in their order, and gets the product’s own back', async () => {
  const own = [{ ...slide('Erstens'), link: 'https://example.org/' }, slide('Zweitens')];
  expect((await save(own)).status).toBe(200);
  expect((await editor().call(dashboardApi.news, {})).body).toEqual({ items: own, isDefault: false });
  await save([]);
  expect((await editor().call(dashboardApi.news, {})).body.isDefault).toBe(true);
});

test('another company sees nothing of it', async () => {
  const other = newId();
  await save([slide('Unseres')]);
  await save([slide('Anderes')], other);
  await save([], other);
  expect(await titles()).toEqual(['Unseres']);
  expect(await titles(other)).toContain(adminDe['news.1.title']);
});

test('who may not edit news may read them only', async () => {
  const reader = app.as({ companyId });
  expect((await reader.call(dashboardApi.news, {})).status).toBe(200);
  expect((await reader.call(dashboardApi.saveNews, { items: [] })).body.code).toBe('access.denied');
  expect((await app.call(dashboardApi.news, {})).body.code).toBe('access.signed_out');
});

test('a change leaves a trace with what was there before', async () => {
  await save([slide('Alt')]);
  await save([slide('Neu')]);
  type Items = { items: NewsItem[] };
  const trail = await app.db.rows<{ before: Items; after: Items }>(app.sql`
    select before, after from kit.audit_entry where company_id = ${companyId} and action = 'news.replaced' order by id`);
  const told = trail.map(({ before, after }) => [before.items[0]?.title, after.items[0]?.title]);
  expect(told).toEqual([
    [undefined, 'Alt'],
    ['Alt', 'Neu'],
  ]);
});

const refusals = [
  ['a link that leaves by a trick', { link: '//example.org' }, 'items.0.link'],
  ['a link that leaves by another trick', { link: '/\\example.org' }, 'items.0.link'],
  ['a script as a link', { link: 'javascript:alert(1)' }, 'items.0.link'],
  ['a slide without a title', { title: ' ' }, 'items.0.title'],
  ['a title without an end', { title: 'x'.repeat(81) }, 'items.0.title'],
  ['a picture nobody uploaded', { img: '/api/files/nobody.webp' }, 'items.0.img'],
  ['a picture from outside', { img: 'https://example.org/pixel.gif' }, 'items.0.img'],
] as const;

for (const [name, wrong, path] of refusals) {
  test(`${name} is refused at its field`, async () => {
    await save([slide('Bleibt')]);
    const answer = await save([{ ...slide('Neu'), ...wrong }]);
    expect([answer.status, answer.body.fields?.map((field) => field.path)]).toEqual([422, [path]]);
    expect(await titles()).toEqual(['Bleibt']);
  });
}

test('more slides than anybody looks at are refused', async () => {
  expect((await save(Array.from({ length: 21 }, (_, i) => slide(`Nr. ${i}`)))).status).toBe(422);
});

test('two people who save at once leave one list, not a mixture', async () => {
  await save([slide('Anfang')]);
  const lists = ['Eins', 'Zwei'].map((name) => [slide(`${name} A`), slide(`${name} B`)]);
  const row = app.sql`select from dashboard.news where company_id = ${companyId} for update`;
  const answers = await app.race(row, () => lists.map((items) => save(items)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(lists.map((items) => items.map(({ title }) => title))).toContainEqual(await titles());
});
