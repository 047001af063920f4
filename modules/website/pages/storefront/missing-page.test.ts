import { siteForTests } from '@fachwerk/site/site-for-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageApi } from '../contract.ts';
import { openPages, type TestPages } from '../server/pages.for-tests.ts';
import { missing, pages } from './pages.tsx';

let at: TestPages;
beforeAll(async () => {
  at = await openPages({ site: siteForTests(pages, { missing }) });
});
afterAll(() => at.app.close());

const get = (url: string, host = 'city.example') => at.app.http.inject({ url, headers: { host } });

test('an address that leads nowhere shows the page that was chosen for it, and stays a 404', async () => {
  const usual = await get('/gibt-es-nicht');
  expect([usual.statusCode, usual.body.includes('Hier geht es weiter')]).toEqual([404, false]);
  const page = await at.add('Hier geht es weiter', { slug: 'fehler' });
  expect((await at.own.call(pageApi.chooseNotFound, { pageId: page.id })).status).toBe(200);
  for (const path of ['/gibt-es-nicht', '/a/b/c/d/e', '/gibt-es-nicht?x=<script>']) {
    const own = await get(path);
    expect([own.statusCode, own.body.includes('Hier geht es weiter')]).toEqual([404, true]);
    expect(own.body).toContain('noindex');
    expect(own.body).not.toContain('?x=<script>');
  }
  // What is there stays what it is, and others keep their own.
  expect((await get('/fehler')).statusCode).toBe(200);
  expect((await get('/gibt-es-nicht', 'rival.example')).body).not.toContain('Hier geht es weiter');
});

test('one page at the most, never the start page, never one of somebody else, and back to the usual one', async () => {
  const other = await at.add('Andere', { slug: 'andere' });
  for (const _ of [1, 2]) await at.own.call(pageApi.chooseNotFound, { pageId: other.id });
  const { pages: all } = (await at.own.call(pageApi.list, {})).body;
  expect(all.filter(({ isNotFound }) => isNotFound).map(({ id }) => id)).toEqual([other.id]);
  const foreign = await at.editor(at.rival).call(pageApi.chooseNotFound, { pageId: other.id });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'page.unknown']);
  const start = await at.add('Start', { slug: '' });
  expect((await at.own.call(pageApi.chooseNotFound, { pageId: start.id })).body.code).toBe('page.start_stays');
  await at.own.call(pageApi.chooseNotFound, { pageId: null });
  expect((await get('/gibt-es-nicht')).body).not.toContain('Andere');
});

test('a draft or a hidden page is not shown in its place', async () => {
  const draft = await at.add('Noch Entwurf', { slug: 'entwurf', isPublished: false });
  await at.own.call(pageApi.chooseNotFound, { pageId: draft.id });
  const answer = await get('/gibt-es-nicht');
  expect([answer.statusCode, answer.body.includes('Noch Entwurf')]).toEqual([404, false]);
});
