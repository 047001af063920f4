import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpServer } from './http.ts';

const page =
  '<!doctype html><meta name="nonce" content="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/app-abc123.js"></script>';
const script = 'console.info("hello");'.repeat(100);

let app: TestApp;
let folder: string;
let fastify: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
  folder = await mkdtemp(join(tmpdir(), 'app-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dist, '.env.local'), 'SECRET=PLANTED');
  await writeFile(join(folder, 'outside.txt'), 'PLANTED');
  await writeFile(join(dist, 'assets', 'app-abc123.js'), script);
  await writeFile(join(dist, 'assets', 'app-abc123.js.br'), brotliCompressSync(script));
  await writeFile(join(dist, 'assets', 'app-abc123.js.gz'), gzipSync(script));
  fastify = await httpServer({ db: app.db, app: app.app, modules: [], now: () => app.time.now, appFolder: dist });
});
afterAll(async () => {
  await fastify.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' };
const get = (url: string, headers: Record<string, string> = html) => fastify.inject({ url, headers });

test.each(['/', '/login', '/admin/users', '/admin/users/1?tab=rights', '/chat/anna@example.org/abc', '/apidocs'])(
  '%s is the page',
  async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
  },
);

test('each page has a nonce of its own, in its policy and in its scripts', async () => {
  const [first, second] = [await get('/'), await get('/')];
  const nonceOf = (reply: typeof first) =>
    /script-src 'self' 'nonce-([\w-]{24})'/.exec(String(reply.headers['content-security-policy']))![1]!;
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect(first.body).toBe(page.replaceAll('__CSP_NONCE__', nonceOf(first)));
  expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonceOf(first)}';`);
});

test('a page may load only from its own host, and be framed by nobody', async () => {
  const reply = await get('/', { ...html, host: 'localhost:3000' });
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("connect-src 'self' ws://localhost:3000 wss://localhost:3000;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('a house reached by https says so to the browser', async () => {
  const secure = { ...app.app, publicUrl: 'https://fw.example.de' };
  const other = await httpServer({ db: app.db, app: secure, modules: [], now: () => app.time.now });
  const reply = await other.inject({ url: '/api/health', headers: { host: 'fw.example.de' } });
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
  await other.close();
  expect((await get('/api/health')).headers['strict-transport-security']).toBeUndefined();
});

test('a hashed file is kept for good, and comes compressed to whoever takes it', async () => {
  const plain = await get('/assets/app-abc123.js', {});
  expect([plain.body, plain.headers['cache-control']]).toEqual([script, 'public, max-age=31536000, immutable']);
  expect(plain.headers['content-type']).toMatch(/javascript/);
  const packed = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
  expect((await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

test('a file without a hash is asked for again each time', async () => {
  const reply = await get('/favicon.svg');
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers['content-type']]).toEqual([
    200,
    'no-cache',
    'image/svg+xml',
  ]);
});

test.each([
  '/assets/app-old999.js',
  '/missing.css',
  '/index.html',
  '/.env.local',
  '/%2eenv.local',
  '/assets/../.env.local',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/..%5coutside.txt',
  '/assets/%00.js',
  '/api/missing.js',
  '/api/nothing',
  '/api',
])('%s is not there, and gets no page instead', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('PLANTED');
  expect(reply.json().code).toBe('path.unknown');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a script or a picture that asks for an address without an ending gets no page', async () => {
  expect((await get('/admin/users', { accept: '*/*', 'sec-fetch-dest': 'script' })).statusCode).toBe(404);
  expect((await get('/admin/users', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await get('/admin/users', { accept: '*/*' })).statusCode).toBe(200);
  expect((await fastify.inject({ method: 'POST', url: '/admin/users', headers: html })).statusCode).toBe(404);
});

test('HEAD says the same without the page', async () => {
  const reply = await fastify.inject({ method: 'HEAD', url: '/login', headers: html });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
});

test('a front end that is not built stops the start with a sentence', async () => {
  const start = httpServer({
    db: app.db,
    app: app.app,
    modules: [],
    now: () => app.time.now,
    appFolder: join(folder, 'none'),
  });
  await expect(start).rejects.toThrow('The front end is not built');
});
