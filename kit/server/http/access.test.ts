import { ask, change } from '@fachwerk/base/contract';
import { Nothing } from '@fachwerk/base/schema';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Module, on } from '../app/module.ts';

const summary = 'For this test.';
const input = z.object({});
const output = Nothing;
const rotate = change({ repeats: 'same', method: 'GET', path: '/rotate', access: 'public', summary, input, output });
const save = change({ repeats: 'same', method: 'POST', path: '/save', access: 'staff', summary, input, output });
const look = ask({ method: 'GET', path: '/look', access: 'public', summary, input, output });
const guess = ask({ method: 'GET', path: '/guess', access: 'public', triesPerMinute: 3, summary, input, output });

let runs = 0;
const run = async () => {
  runs++;
  return {};
};
const module: Module = { name: 'doors', routes: [on(rotate, run), on(save, run), on(look, run), on(guess, run)] };

let app: TestApp;
beforeAll(async () => {
  app = await openApp(module);
});
afterAll(() => app.close());
beforeEach(() => {
  runs = 0;
});

const companyId = '018f0000-0000-7000-8000-000000000000';

test.each(['cross-site', 'same-site'])(
  'a change that a page of another origin starts (%s) is not carried out',
  async (site) => {
    const headers = { 'sec-fetch-site': site };
    const answer = await app.call(rotate, {}, { headers });
    expect([answer.status, answer.body.code, runs]).toEqual([403, 'access.cross_site', 0]);
    const { token } = app.as({ companyId });
    expect((await app.call(save, {}, { token, headers })).body.code).toBe('access.cross_site');
    expect((await app.call(look, {}, { headers })).status).toBe(200);
  },
);

test.each(['same-origin', 'none'])('a change that our own page or the person starts (%s) is', async (site) => {
  expect((await app.call(rotate, {}, { headers: { 'sec-fetch-site': site } })).status).toBe(200);
});

test('a GET that changes something is not started by HEAD', async () => {
  const reply = await app.http.inject({ method: 'HEAD', url: '/api/rotate' });
  expect([reply.statusCode, runs]).toEqual([405, 0]);
  expect((await app.http.inject({ method: 'HEAD', url: '/api/look' })).statusCode).toBe(200);
});

const from = (address: string) => app.http.inject({ url: '/api/guess', remoteAddress: address });

test('an address has so many tries a minute, and then waits for the next one', async () => {
  const tries = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(tries[3]!.json()).toMatchObject({ code: 'access.too_many_tries' });
  expect(tries[3]!.headers['retry-after']).toBe('20');
  expect((await from('192.0.2.2')).statusCode).toBe(200);
  app.time.now = new Date(app.time.now.getTime() + 20_000);
  expect([(await from('192.0.2.1')).statusCode, (await from('192.0.2.1')).statusCode]).toEqual([200, 429]);
});

test('a whole IPv6 network counts as one address', async () => {
  const tries = [];
  for (const end of [':1', ':2', 'a:b:c:d', 'ffff:ffff:ffff:ffff'])
    tries.push((await from(`2001:db8:1:2:${end}`)).statusCode);
  expect(tries).toEqual([200, 200, 200, 429]);
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
});

test('a public endpoint that names no number is still not endless', async () => {
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => app.http.inject({ url: '/api/look', remoteAddress: '192.0.2.9' })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
});

test('a caller without a token is refused before the body is read', async () => {
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/save',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(reply.json().code).toBe('access.signed_out');
});
