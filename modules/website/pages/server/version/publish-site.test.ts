import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageApi } from '../../contract.ts';
import { sitePublishApi } from '../../contract-publish.ts';
import { openPages, pageOf, type TestPages, wordsBlock } from '../pages.for-tests.ts';

let at: TestPages;
beforeAll(async () => {
  at = await openPages();
});
afterAll(() => at.app.close());

const newId = () => at.app.work().newId();
const waiting = async () => (await at.own.call(sitePublishApi.waiting, {})).body.pages;
const publish = (pages: readonly { id: string; version: number }[], id = newId(), evenHalfTranslated = false) =>
  at.own.call(sitePublishApi.publish, {
    id,
    note: 'Frühjahr',
    pages: pages.map((page) => ({ pageId: page.id, version: page.version, evenHalfTranslated })),
  });
const titleOf = async (slug: string) => (await at.show(slug)).body.page?.title;

test('what waits is listed with before and after, published together, and the same call twice is one version', async () => {
  const first = await at.add('Eins', { slug: 'eins', blocks: [wordsBlock('a', 'Alt')] });
  const second = await at.add('Zwei', { slug: 'zwei', isPublished: false });
  const content = pageOf('Eins neu', wordsBlock('a', 'Neu'));
  const saved = (await at.own.call(pageApi.saveDraft, { pageId: first.id, version: first.version, content })).body;
  const list = await waiting();
  expect(list.map(({ page, before }) => [page.slug, before?.title.de ?? null])).toEqual([
    ['eins', 'Eins'],
    ['zwei', null],
  ]);
  expect(list[0]?.after.blocks[0]?.content).toMatchObject({ title: { de: 'Neu' } });
  const id = newId();
  for (const _ of [1, 2]) {
    const done = await publish([saved, second], id);
    expect(done.body.pages.map(({ hasChanges }) => hasChanges)).toEqual([false, false]);
  }
  expect([await titleOf('eins'), await titleOf('zwei')]).toEqual(['Eins neu', 'Zwei']);
  const { versions } = (await at.own.call(pageApi.versions, { pageId: first.id })).body;
  expect(versions.map(({ number, note }) => [number, note])).toEqual([
    [2, 'Frühjahr'],
    [1, ''],
  ]);
  expect(await waiting()).toEqual([]);
});

test('where one was changed meanwhile none is published, and it is named', async () => {
  const calm = await at.add('Ruhig', { slug: 'ruhig', isPublished: false });
  const busy = await at.add('Belebt', { slug: 'belebt', isPublished: false });
  await at.own.call(pageApi.saveDraft, { pageId: busy.id, version: busy.version, content: pageOf('Belebter') });
  const refused = await publish([calm, busy]);
  expect([refused.status, refused.body.code]).toEqual([409, 'page.site_changed_meanwhile']);
  expect(refused.body.error).toContain('Belebter');
  expect(refused.body.conflict).toEqual({ pageIds: [busy.id] });
  expect(await titleOf('ruhig')).toBeUndefined();
  expect((await publish([calm, { ...busy, version: busy.version + 1 }])).status).toBe(200);
});

test('two people at the same moment publish a page once', async () => {
  const page = await at.add('Rennen', { slug: 'rennen', isPublished: false });
  const answers = await at.app.race(
    at.app.sql`select from pages.page where company_id = ${at.city.id} and id = ${page.id} for update`,
    () => [publish([page]), publish([page])],
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a partly translated page keeps all from being published, unless that is wanted', async () => {
  await at.offer('de', 'en');
  const block = wordsBlock('a', 'Deutsch', { title: { de: 'Deutsch', en: 'English' } });
  const half = await at.add('Halb', { slug: 'halb', blocks: [block], isPublished: false });
  const [one] = await waiting();
  expect(one?.hurdles.half.map(({ language }) => language)).toEqual(['en']);
  expect((await publish([half])).body.code).toBe('page.half_translated');
  expect((await publish([half], newId(), true)).status).toBe(200);
  await at.offer('de');
});

test('another company neither sees nor publishes them', async () => {
  const page = await at.add('Geheim', { slug: 'geheim', isPublished: false });
  const rival = at.editor(at.rival);
  expect((await rival.call(sitePublishApi.waiting, {})).body.pages).toEqual([]);
  const tried = await rival.call(sitePublishApi.publish, {
    id: newId(),
    note: '',
    pages: [{ pageId: page.id, version: page.version, evenHalfTranslated: true }],
  });
  expect([tried.status, tried.body.code]).toEqual([404, 'page.unknown']);
});
