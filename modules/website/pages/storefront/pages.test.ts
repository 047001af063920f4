import { textsIn } from '@fachwerk/server/texts-in';
import { page } from '@fachwerk/site/page';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { createElement as h } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageApi } from '../contract.ts';
import { webPageStream } from '../contract-shown.ts';
import { clock, clockBlock, openPages, pageOf, type TestPages, words, wordsBlock } from '../server/pages.for-tests.ts';
import { addresses, pages } from './pages.tsx';
import { fillBlock } from './slots.ts';

const texts = await textsIn(new URL('../texts/', import.meta.url));

/** The default start page of a company. */
const home = page({
  path: '/',
  load: async () => null,
  title: () => 'Von selbst',
  view: async () => ({ View: () => h('p', null, 'Von selbst') }),
  isPublic: true,
});

type Given = { readonly content: Readonly<Record<string, unknown>>; readonly data: unknown };

function Words({ given }: { given: Given }) {
  if (given.content.title === 'Bruch') throw new Error('the view is broken');
  return h('p', null, String(given.content.title));
}

const Clock = ({ given }: { given: Given }) => h('time', null, (given.data as { at: string }).at);

let at: TestPages;
beforeAll(async () => {
  const slots = [
    fillBlock(words, async () => ({ Part: Words as never })),
    fillBlock(clock, async () => ({ Part: Clock as never })),
  ];
  const site = siteForTests([home, ...pages], {
    texts,
    slots,
    addresses: [addresses],
    frame: { changesWith: [webPageStream] },
  });
  at = await openPages({ site });
});
afterAll(() => at.app.close());

const get = (url: string) => at.app.http.inject({ url, headers: { host: 'city.example' } });

test('the first page is the published one, and until then what is there by itself', async () => {
  expect((await get('/')).body).toContain('Von selbst');
  await at.add('Willkommen', { slug: '', blocks: [wordsBlock('a', 'Schön, dass Sie da sind')] });
  const { body } = await get('/');
  expect(body).toContain('Schön, dass Sie da sind');
  expect(body).not.toContain('Von selbst');
});

test('the tab shows the sign of the page, and else the icon of the site', async () => {
  const { id: pageId, version } = await at.add('Kuchen', { slug: 'kuchen' });
  const iconOf = async () => /<link rel="icon"[^>]*>/.exec((await get('/kuchen')).body)?.[0];
  expect(await iconOf()).toContain('/favicon.svg');
  const saveWith = (tabIcon: string) =>
    at.own.call(pageApi.saveDraft, { pageId, version, content: { ...pageOf('Kuchen'), tabIcon } as never });
  expect((await saveWith('javascript:alert(1)')).status).toBe(422);
  expect((await saveWith('🍰')).status).toBe(200);
  expect(await iconOf()).toContain('/favicon.svg');
  await at.own.call(pageApi.publish, { pageId, version: version + 1, note: '' });
  expect(await iconOf()).toContain(`href="data:image/svg+xml,${encodeURIComponent('<svg')}`);
  expect(await iconOf()).toContain(encodeURIComponent('🍰'));
});

test('a page tells machines what it is about, in every language', async () => {
  const { id: pageId, version } = await at.add('Über "uns"', { slug: 'ueber-uns', isPublished: false });
  const content = { ...pageOf('Über "uns"', wordsBlock('a', 'Wir')), description: { de: 'Wer <wir> sind' } };
  await at.own.call(pageApi.saveDraft, { pageId, version, content: { ...content, tabText: { de: 'Wir' } } });
  await at.own.call(pageApi.publish, { pageId, version: version + 1, note: '' });
  const { body, statusCode } = await get('/ueber-uns');
  expect(statusCode).toBe(200);
  for (const said of [
    '<title>Wir – Probe</title>',
    '<h1>Über &quot;uns&quot;</h1>',
    '<meta name="description" content="Wer &lt;wir&gt; sind">',
    '<meta property="og:title" content="Wir – Probe">',
    '<link rel="canonical" href="http://city.example/ueber-uns">',
    'hreflang="en" href="http://city.example/ueber-uns?sprache=en"',
  ]) {
    expect(body).toContain(said);
  }
});

test('a block whose view breaks is left out, and the page stands', async () => {
  await at.add('Lücke', { blocks: [wordsBlock('a', 'Davor'), wordsBlock('b', 'Bruch'), wordsBlock('c', 'Danach')] });
  const { body, statusCode } = await get('/luecke');
  expect(statusCode).toBe(200);
  expect(body).toContain('Davor');
  expect(body).toContain('Danach');
  expect(body.match(/data-block/g)).toHaveLength(2);
});

test('a large page comes whole, without a script of its own', async () => {
  const blocks = Array.from({ length: 60 }, (_, n) => wordsBlock(`b${n}`, `Absatz ${n} `.repeat(6)));
  await at.add('Lang', { blocks });
  const { body } = await get('/lang');
  expect(body.match(/data-block="words"/g)).toHaveLength(60);
  expect(body).not.toMatch(/<script(?! type="application)/);
});

test('a page is kept while somebody writes, and drawn anew when it is published', async () => {
  const { id: pageId, version } = await at.add('Uhr', { blocks: [clockBlock('a')] });
  const aSecondLater = async () => {
    at.app.time.now = new Date(at.app.time.now.getTime() + 1_000);
    return (await get('/uhr')).body;
  };
  // The event of the page's own publication may arrive late and re-render it once; a draft never does.
  let drafts = 0;
  const isKeptOverDraft = async () => {
    const before = await aSecondLater();
    const content = pageOf('Uhr', clockBlock('a'), wordsBlock('b', 'Neu'));
    await at.own.call(pageApi.saveDraft, { pageId, version: version + drafts, content });
    drafts += 1;
    return (await aSecondLater()) === before;
  };
  await expect.poll(isKeptOverDraft).toBe(true);
  await at.own.call(pageApi.publish, { pageId, version: version + drafts, note: '' });
  await expect.poll(async () => (await get('/uhr')).body).toContain('Neu');
});

test('an old address leads on for good; an address of nobody is a page that says so', async () => {
  const { id: pageId, version } = await at.add('Früher');
  const place = {
    parentId: null,
    position: 0,
    isInNavigation: true,
    isHidden: false,
    visibleFrom: null,
    visibleUntil: null,
  };
  await at.own.call(pageApi.savePlace, { pageId, version, place: { ...place, slug: 'bereich/heute' } });
  const old = await get('/frueher');
  expect([old.statusCode, old.headers.location]).toEqual([301, '/bereich/heute']);
  expect((await get('/bereich/heute')).statusCode).toBe(200);
  for (const url of ['/niemand', '/NIEMAND', '/a/b/c', '/a/b/c/d', '/%00'])
    expect((await get(url)).statusCode).toBe(404);
});

test('a preview says that it is one, is listed and kept nowhere, and ends', async () => {
  const { id: pageId } = await at.add('Entwurf', { blocks: [wordsBlock('a', 'Noch geheim')], isPublished: false });
  const { address } = (await at.own.call(pageApi.makePreview, { pageId })).body;
  const url = new URL(address).pathname;
  const shown = await get(url);
  expect(shown.body).toContain('Noch geheim');
  expect(shown.body).toContain('Entwurf, nur über diesen Link sichtbar');
  expect(shown.body).toContain('noindex');
  expect(shown.headers['cache-control']).toBe('no-store');
  at.app.time.now = new Date(at.app.time.now.getTime() + 24 * 3_600_000);
  expect((await get(url)).statusCode).toBe(404);
  expect((await get('/vorschau/nichts')).statusCode).toBe(404);
});

test('search engines find what is published, and nothing else', async () => {
  await at.add('Geheim', { isPublished: false });
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://city.example/sitemap.xml');
  const list = await get('/sitemap.xml');
  expect(list.headers['content-type']).toContain('application/xml');
  expect(list.body).toContain('<loc>http://city.example/ueber-uns</loc><lastmod>');
  expect(list.body).toContain('<loc>http://city.example/</loc>');
  expect(list.body).not.toContain('geheim');
});

test('a page below others says the way to it', async () => {
  const above = await at.add('Angebot', { slug: 'angebot' });
  const below = await at.add('Sommer', { slug: 'angebot/sommer', parentId: above.id });
  const { body } = await get(`/${below.slug}`);
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)!;
  const { '@type': type, itemListElement } = JSON.parse(json!);
  expect([type, itemListElement.map(({ name, item }: { name: string; item: string }) => `${name} ${item}`)]).toEqual([
    'BreadcrumbList',
    ['Probe http://city.example/', 'Angebot http://city.example/angebot', `Sommer http://city.example/${below.slug}`],
  ]);
  expect((await get('/angebot')).body).not.toContain('BreadcrumbList');
});
