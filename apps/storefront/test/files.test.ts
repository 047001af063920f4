import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { DatabaseGone } from '@fachwerk/server/db-errors';
import { httpServer } from '@fachwerk/server/http';
import type { Module } from '@fachwerk/server/module';
import { assetsOf } from '@fachwerk/site/assets';
import { page } from '@fachwerk/site/page';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { useText } from '@fachwerk/site/texts';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { siteHostFor, sitesForTests } from '@fachwerk/testing/people';
import { createElement as h } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';

const companyId = '00000000-0000-7000-8000-0000000000c1';
const otherId = '00000000-0000-7000-8000-0000000000c2';
const script = 'console.info("hello");'.repeat(100);

function View() {
  return h('p', {}, useText()('page.back'));
}
const home = page({
  path: '/',
  load: async () => ({ at: new Date(0) }),
  title: () => 'home',
  view: async () => ({ View, file: 'home-view.tsx' }),
});
const words = page({
  path: '/words',
  load: async () => null,
  title: () => 'words',
  isReadFirst: true,
  view: async () => ({ View, file: 'home-view.tsx' }),
});
const manifest = {
  'src/browser.ts': { file: 'assets/b.js', css: ['assets/b.css'], imports: ['_frame.js'], isEntry: true },
  'src/later.ts': { file: 'assets/later.js', isEntry: true },
  '_frame.js': { file: 'assets/frame.js' },
  'home-view.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_frame.js'] },
  'other-view.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
  '../../kit/base/fonts/fonts.css': { file: 'assets/fonts.css', isEntry: true },
};
const face = (family: string, letters: string) =>
  `@font-face{font-family:${family} Variable;src:url(/assets/${family}-${letters}-wght-normal-x.woff2)format("woff2")}`;
const looks: Record<string, string> = {
  'assets/home.css': '.home{color:red}',
  'assets/fonts.css': [face('Inter', 'greek'), face('Inter', 'latin'), face('Lora', 'latin')].join(''),
};
/** One company says it in its own words. */
const ownWords: Module = {
  name: 'words',
  textOverrides: async (_db, of) => (of === companyId ? { de: { 'page.back': 'Retour', 'not.ours': 'x' } } : {}),
};

let app: TestApp;
let folder: string;
let siteApp: Awaited<ReturnType<typeof httpServer>>;
let isBroken = false;
beforeAll(async () => {
  app = await openApp(ownWords);
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await mkdir(join(folder, 'client', '.vite'));
  await writeFile(join(folder, 'outside.json'), 'PLANTED');
  await writeFile(join(folder, 'client', '.vite', 'secret.json'), 'PLANTED');
  await writeFile(join(folder, 'client', 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'client', 'assets', 'b.js'), script);
  await writeFile(join(folder, 'client', 'assets', 'b.js.br'), brotliCompressSync(script));
  const frame = {
    extra: async () => {
      if (isBroken) throw new DatabaseGone(new Error('PLANTED'));
    },
  };
  const site = siteForTests([home, words], { assets: assetsOf(manifest, (file) => looks[file]!), frame });
  siteApp = await httpServer({
    db: app.db,
    app: app.app,
    modules: [ownWords, sitesForTests],
    now: () => app.time.now,
    site: { app: site, folder: join(folder, 'client') },
  });
});
afterAll(async () => {
  await siteApp.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  siteApp.inject({ url, headers: { host: siteHostFor(companyId), ...headers } });

test('a page names the scripts and styles of its own view, and what the browser needs to take over', async () => {
  const { body } = await get('/');
  expect([...body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/assets/b.css']);
  expect([...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/frame.js',
    '/assets/home.js',
  ]);
  expect(body).toContain('<script type="module" src="/assets/b.js" fetchpriority="low"></script>');
  expect(body).toContain('<script type="application/json" id="fw-state">');
  const missing = (await get('/nowhere')).body;
  expect(missing).toContain('/assets/b.css');
  expect(missing).not.toContain('<script');
});

test('a page that is read first only names its scripts, for one that begins them later', async () => {
  const { body } = await get('/words');
  expect(body).not.toMatch(/rel="(?:modulepreload|preload)" href="[^"]+\.js/);
  expect([...body.matchAll(/data-later="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/frame.js',
    '/assets/home.js',
  ]);
  expect(body).toContain('<script type="module" src="/assets/later.js" data-then="/assets/b.js" fetchpriority="low">');
});

test('the looks of what is on a page stand in it, under a policy that names just them', async () => {
  const { body, headers } = await get('/');
  const inside = [...body.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css!);
  expect(inside).toEqual([expect.stringContaining('--fw-accent'), looks['assets/home.css']]);
  for (const css of inside) {
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
  expect(body).not.toContain('.other');
  expect(body).toContain('"/assets/home.css"');
});

test('a page brings the fonts its site has chosen, and of them the letters it can need', async () => {
  const { body } = await get('/');
  expect(body).toContain(face('Inter', 'latin'));
  expect(body).not.toContain('Lora');
  expect(body).not.toContain('greek');
  expect(body).toContain('<link rel="preload" href="/assets/Inter-latin-wght-normal-x.woff2" as="font"');
});

test('files of the build never change under their name, and travel small', async () => {
  const reply = await get('/assets/b.js', { 'accept-encoding': 'br' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
  expect((await get('/assets/b.js')).body).toBe(script);
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each([
  '/.vite/secret.json',
  '/../outside.json',
  '/assets/../../outside.json',
  '/assets/%2e%2e/%2e%2e/outside.json',
  '/assets/gone.js',
])('nothing else is a file: %s', async (url) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.body.includes('PLANTED')]).toEqual([404, false]);
});

test('the texts of a language are a file; a company’s own words come with its pages, and only the ones they say', async () => {
  const { body } = await get('/');
  const path = /href="(\/assets\/texts-de-[\w-]+\.json)"/.exec(body)![1]!;
  const texts = await get(path);
  expect(texts.headers['cache-control']).toContain('immutable');
  expect(texts.json().de['page.back']).toBe('Zurück');
  expect(body).toContain('<p>Retour</p>');
  expect(body).toContain('"overrides":{"de":{"page.back":"Retour"}}');
  const other = await get('/', { host: siteHostFor(otherId) });
  expect(other.body).toContain('<p>Zurück</p>');
  expect(other.body).toContain('"overrides":{}');
});

test('where not even the frame can be drawn, a bare page says so', async () => {
  isBroken = true;
  const reply = await get('/', { 'accept-language': 'en' });
  isBroken = false;
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  expect(reply.body).toContain('Not available right now');
  expect(reply.body).not.toContain('PLANTED');
});
