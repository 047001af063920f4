import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SiteApp, SitePage } from '@fachwerk/base/site-visit';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Module } from '../app/module.ts';
import { httpServer } from '../http/http.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Each drawing has a number; the address says how long it is kept. */
let drawn = 0;
let isOurs = true;
const site: SiteApp = {
  texts: { de: '{}', deDu: '{}', en: '{}', it: '{}', ru: '{}' },
  answer: async ({ url, cookies, accepted }) => {
    const words = `${++drawn} ${url.host} ${url.pathname} ${accepted.join()} ${Object.keys(cookies).join()}`;
    const page: Omit<SitePage, 'content'> = {
      kind: 'page' as const,
      status: 200 as const,
      before: words,
      after: '' as const,
      styles: [],
      hints: ['</a.woff2>; rel=preload; as=font; crossorigin', '</b.css>; rel=preload; as=style'],
      connectsTo: [],
      framesFrom: [],
      uses: [],
      keepSeconds: url.pathname === '/fresh' ? 0 : 10,
      changesWith: [],
      countedAs: url.pathname,
    };
    const content = {
      pipe: <To extends { end(): unknown }>(to: To) => {
        to.end();
        return to;
      },
    };
    return { ...page, content };
  },
};

/** Answers that no hook of the server has seen. */
const early: string[] = [];
let siteApp: FastifyInstance;
beforeEach(async () => {
  [drawn, isOurs, early.length] = [0, true, 0];
  const companyId = '00000000-0000-7000-8000-0000000000c1';
  const sites: Module = { name: 'sites', siteOf: async () => (isOurs ? { id: companyId, companyId } : null) };
  const { db, app: parts, time } = app;
  siteApp = await httpServer({
    db,
    app: parts,
    now: () => time.now,
    modules: [sites],
    site: { app: site },
    trustProxy: 'loopback',
    sitesBelievedMs: 1,
    onEarlyAnswer: (...answer) => early.push(answer.slice(0, 3).join(' ')),
  });
  await siteApp.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => siteApp.close());

type Given = { readonly path?: string; readonly method?: string; readonly headers?: Record<string, string> };

async function visit({ path = '/', method = 'GET', headers = {} }: Given = {}) {
  const { port } = siteApp.server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { host: 'a.example', ...headers } }).end();
  const [reply] = await once(sent, 'response');
  return { status: reply.statusCode as number, headers: reply.headers, body: await text(reply) };
}

/** Drawn, then kept, then noted; from then on it is early. */
async function warm(given?: Given) {
  for (let n = 0; n < 2; n++) await visit(given);
  early.length = 0;
}

test('a page that was sent a moment ago is sent again, before anything is done about the request', async () => {
  await warm();
  const again = await visit();
  expect(early).toEqual(['GET /* 200']);
  expect(again).toMatchObject({ status: 200, body: '1 a.example /  ' });
  expect(again.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-request-id': expect.stringContaining('-'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'private, no-cache',
    link: '</a.woff2>; rel=preload; as=font; crossorigin, </b.css>; rel=preload; as=style',
  });
  expect((await visit()).headers['x-request-id']).not.toBe(again.headers['x-request-id']);
  const etag = String(again.headers.etag);
  expect(await visit({ headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, body: '' });
  expect((await visit({ headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip');
  expect([early.length, drawn]).toEqual([4, 1]);
});

test('whoever counts is told of every page that is sent, also of an early one, and from where it was asked for', async () => {
  const seen: string[] = [];
  const end = app.app.pageViews.watch(({ path, url, address }) => seen.push(`${path} ${url} ${address}`));
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 3; n++) await visit({ path: '/preise?a=1', headers });
  expect(early).toEqual(['GET /* 200']);
  await visit({ path: '/fresh' });
  await visit({ method: 'HEAD' });
  end();
  await visit();
  expect(seen).toEqual([...Array(3).fill('/preise /preise?a=1 203.0.113.9'), '/fresh /fresh 127.0.0.1']);
});

const others: [string, Given][] = [
  ['a cookie', { headers: { cookie: 'fw_session=anna' } }],
  ['another language', { headers: { 'accept-language': 'en' } }],
  ['another host', { headers: { host: 'b.example' } }],
  ['a host that the proxy says', { headers: { 'x-forwarded-host': 'b.example' } }],
  ['another address', { path: '/other' }],
  ['another question', { path: '/?a=1' }],
  ['no reading', { method: 'HEAD' }],
  ['a body', { headers: { 'content-length': '0' } }],
];
test.each(others)('with %s the request is looked at', async (_, given) => {
  await warm();
  const answer = await visit(given);
  expect(early).toEqual([]);
  const {
    'accept-language': language = '',
    'x-forwarded-host': forwarded,
    host = forwarded ?? 'a.example',
    cookie = '',
  } = given.headers ?? {};
  const path = given.path?.split('?')[0] ?? '/';
  if (given.method !== 'HEAD') expect(answer.body.slice(2)).toBe(`${host} ${path} ${language} ${cookie.split('=')[0]}`);
});

test('a page is not early when it is not kept, or kept no longer', async () => {
  await warm({ path: '/fresh' });
  expect((await visit({ path: '/fresh' })).body).toContain('3 ');
  await warm();
  app.time.now = new Date(app.time.now.getTime() + 11_000);
  expect((await visit()).body).toContain('5 ');
  expect(early).toEqual([]);
});

test('after a second it is found out anew whether the host is ours', async () => {
  await warm();
  isOurs = false;
  expect((await visit()).status).toBe(200);
  const clock = vi.spyOn(performance, 'now');
  clock.mockImplementation(() => Number.MAX_SAFE_INTEGER);
  expect((await visit()).status).toBe(421);
  clock.mockRestore();
});

test('while the server goes down nothing is early', async () => {
  await warm();
  vi.spyOn(siteApp.server, 'listening', 'get').mockReturnValue(false);
  await visit();
  expect(early).toEqual([]);
  vi.restoreAllMocks();
});
