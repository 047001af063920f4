import { ask, change } from '@fachwerk/base/contract';
import { RawRequest } from '@fachwerk/base/schema';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from '../app/ctx.ts';
import { type Module, on } from '../app/module.ts';
import { siteCalls } from '../site/calls.ts';
import { httpServer } from './http.ts';

const companyId = '00000000-0000-7000-8000-0000000000c1';
const otherId = '00000000-0000-7000-8000-0000000000c2';

const Who = z.object({ companyId: z.string(), customer: z.nullable(z.string()) });
const look = ask({ method: 'GET', path: '/look', access: 'site', summary: 's', input: z.object({}), output: Who });
const mine = ask({ method: 'GET', path: '/mine', access: 'customer', summary: 's', input: z.object({}), output: Who });
const inside = ask({ method: 'GET', path: '/inside', access: 'staff', summary: 's', input: z.object({}), output: Who });
const buy = change({
  repeats: 'same',
  method: 'POST',
  path: '/buy',
  access: 'site',
  summary: 's',
  input: z.object({ amount: z.int() }),
  output: z.object({ amount: z.int() }),
  triesPerMinute: 2,
});
const order = change({
  repeats: 'key',
  method: 'POST',
  path: '/order',
  access: 'site',
  summary: 's',
  input: z.object({ amount: z.int() }),
  output: z.object({ number: z.int() }),
});
const hook = change({
  repeats: 'same',
  method: 'POST',
  path: '/hook/:from',
  access: 'public',
  body: 'raw',
  summary: 's',
  input: z.object({ from: z.string(), raw: RawRequest }),
  output: z.object({ text: z.string(), signature: z.string() }),
});

const customer: Caller = {
  kind: 'customer',
  userId: otherId,
  companyId,
  sessionId: otherId,
  name: 'Anna Berger',
  language: 'de',
  roles: [],
  capabilities: new Set(),
};
let orders = 0;
const shop: Module = {
  name: 'shop',
  customerOf: async (_ctx, site, token) => (token === 'anna' && site.companyId === companyId ? customer : null),
  routes: [
    on(look, async ({ companyId, caller }) => ({ companyId, customer: caller?.name ?? null })),
    on(mine, async ({ companyId, caller }) => ({ companyId, customer: caller.name })),
    on(inside, async ({ companyId }) => ({ companyId, customer: null })),
    on(buy, async (_ctx, { amount }) => ({ amount })),
    on(order, async () => ({ number: ++orders })),
    on(hook, async (_ctx, { raw }) => ({
      text: Buffer.from(raw.bytes).toString('hex'),
      signature: raw.headers['x-signature'] ?? '',
    })),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(shop);
});
afterAll(() => app.close());

const cookies = { fw_session: 'anna' };

test('a site answers anybody, and knows whose it is', async () => {
  expect((await app.call(look, {}, { siteOf: companyId })).body).toEqual({ companyId, customer: null });
  expect((await app.call(look, {}, { siteOf: otherId })).body).toEqual({ companyId: otherId, customer: null });
});

test('a customer who is signed in is known there, and nowhere else', async () => {
  expect((await app.call(look, {}, { siteOf: companyId, cookies })).body.customer).toBe('Anna Berger');
  expect((await app.call(mine, {}, { siteOf: companyId, cookies })).body.customer).toBe('Anna Berger');
  expect((await app.call(mine, {}, { siteOf: otherId, cookies })).body.code).toBe('access.signed_out');
  expect((await app.call(mine, {}, { siteOf: companyId })).body.code).toBe('access.signed_out');
});

test('what nobody answers for is small: a body of a hundred thousand names is not even read', async () => {
  const names = Object.fromEntries(Array.from({ length: 95_000 }, (_, i) => [`k${i}`, 1]));
  const send = (payload: object) =>
    app.http.inject({ method: 'POST', url: '/api/buy', headers: { host: siteHostFor(companyId) }, payload });
  expect((await send({ amount: 1, ...names })).statusCode).toBe(413);
  expect((await send({ amount: 1 })).statusCode).toBe(200);
});

test('neither is there on the host of the back-office, nor the back-office here', async () => {
  expect((await app.call(look, {})).body.code).toBe('path.unknown');
  expect((await app.call(mine, {}, { cookies })).body.code).toBe('path.unknown');
  const token = app.as({ companyId }).token;
  expect((await app.call(inside, {}, { siteOf: companyId, token })).body.code).toBe('path.unknown');
});

test.each([
  ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['another page', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['its own page in an older browser', { origin: `http://${siteHostFor(companyId)}` }, 200],
  ['another page in an older browser', { origin: 'http://evil.example' }, 403],
  ['a page without a name', { origin: 'null' }, 403],
])('a change that was started by %s', async (_, headers, status) => {
  app.time.now = new Date(app.time.now.getTime() + 60_000);
  expect((await app.call(buy, { amount: 1 }, { siteOf: companyId, headers })).status).toBe(status);
});

test('a signature can be checked over the very bytes', async () => {
  const payload = Buffer.from([0xff, 0x00, 0x7b]);
  const headers = { 'content-type': 'application/json', 'x-signature': 's1' };
  const reply = await app.http.inject({ method: 'POST', url: '/api/hook/bank', payload, headers });
  expect(reply.json()).toEqual({ text: 'ff007b', signature: 's1' });
});

test('a page calls like a visitor: same access, same check, same pace', async () => {
  const options = { db: app.db, app: app.app, modules: [shop, ...app.modules], now: () => app.time.now };
  const sites: Module = { name: 'sites', siteOf: async () => ({ id: companyId, companyId }) };
  const fastify = await httpServer({ ...options, modules: [shop, sites] });
  const calls = siteCalls({ ...options, modules: [shop, sites] });
  const codes: string[] = [];
  fastify.get('/page', async (request, reply) => {
    const call = await calls(request, reply);
    const attempt = async (endpoint: Parameters<typeof call>[0], input: object) =>
      call(endpoint, input).then(
        (answer) => codes.push(JSON.stringify(answer)),
        ({ code }: { code: string }) => codes.push(code),
      );
    await attempt(look, {});
    await attempt(mine, {});
    await attempt(buy, { amount: 'much' });
    await attempt(buy, { amount: 2 });
    await attempt(buy, { amount: 3 });
    await expect(call(inside, {})).rejects.toThrow('no page may call GET /inside');
    return {};
  });
  await fastify.inject({ url: '/page', headers: { host: 'shop.localhost' } });
  expect(codes).toEqual([
    JSON.stringify({ companyId, customer: null }),
    'access.signed_out',
    'input.invalid',
    JSON.stringify({ amount: 2 }),
    'access.too_many_tries',
  ]);
  await fastify.close();
});

test('a form that is sent twice is done once; one that was changed before, and one without a key, are others', async () => {
  const sites: Module = { name: 'sites', siteOf: async () => ({ id: companyId, companyId }) };
  const options = { db: app.db, app: app.app, modules: [shop, sites], now: () => app.time.now };
  const fastify = await httpServer(options);
  const calls = siteCalls(options);
  const numbers: number[] = [];
  fastify.get('/page', async (request, reply) => {
    const call = await calls(request, reply);
    const [drawn, anew] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [amount, formKey] of [
      [1, drawn],
      [1, drawn],
      [2, drawn],
      [1, anew],
      [1, ''],
      [1, 'nonsense'],
    ] as const)
      numbers.push(((await call(order, { amount }, formKey)) as { number: number }).number);
    return {};
  });
  await fastify.inject({ url: '/page', headers: { host: 'shop.localhost' } });
  expect(numbers[1]).toBe(numbers[0]);
  expect(new Set(numbers).size).toBe(5);
  await fastify.close();
});
