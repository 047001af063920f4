import { ask } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Module, on } from '../app/module.ts';
import { mayReadMetrics, openMetrics } from './metrics.ts';

const thing = ask({
  method: 'GET',
  path: '/things/:id',
  access: 'public',
  summary: 'Finds a thing.',
  input: z.object({ id: z.string() }),
  output: z.object({ id: z.string() }),
});
const problem = problemsOf({ 'thing.unknown': 404 });
const module: Module = {
  name: 'example',
  problems: { 'thing.unknown': 404 },
  texts: {
    de: { 'thing.unknown': 'Das gibt es nicht.' },
    deDu: {},
    en: { 'thing.unknown': 'There is no such thing.' },
  },
  routes: [
    on(thing, async (_ctx, { id }) => {
      if (id === 'none') throw problem('thing.unknown');
      return { id };
    }),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(module);
});
afterAll(() => app.close());

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.http.inject({ method: 'GET', url: '/metrics', headers, remoteAddress });

/** The value of one line of the Prometheus text. */
async function figure(name: string): Promise<number | undefined> {
  const line = (await read()).body.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('requests are counted by route template and class of status, never by what was asked for', async () => {
  for (const id of ['a', 'b', 'none']) await app.call(thing, { id });
  const count = 'fachwerk_http_request_seconds_count';
  expect(await figure(`${count}{method="GET",route="/api/things/:id",status="2xx"}`)).toBe(2);
  expect(await figure(`${count}{method="GET",route="/api/things/:id",status="4xx"}`)).toBe(1);
  await app.http.inject({ method: 'GET', url: '/api/nothing-here/secret-in-path' });
  expect((await read()).body).not.toContain('secret-in-path');
});

test('the database, the jobs and the sockets have their figures', async () => {
  await app.db.transaction((tx) => tx.rows(app.sql`select 1`));
  expect(await figure('fachwerk_database_seconds_count{way="transaction"}')).toBeGreaterThan(0);
  expect(await figure('fachwerk_database_load{state="waiting"}')).toBe(0);
  expect(await figure('fachwerk_jobs{state="failed"}')).toBe(0);
  expect(await figure('fachwerk_realtime{state="sockets"}')).toBe(0);
  const metrics = openMetrics();
  metrics.jobRan('send-mail', 'failed', 0.2);
  expect(await metrics.text()).toContain('fachwerk_job_seconds_count{job="send-mail",outcome="failed"} 1');
  metrics.jobGivenUp('send-mail');
  expect(await metrics.text()).toContain('fachwerk_jobs_given_up_total{job="send-mail"} 1');
});

test('figures of the process are there when asked for', async () => {
  expect(await openMetrics({ withProcess: true }).text()).toContain('process_cpu_seconds_total');
});

test('a stranger does not learn that there are figures at all', async () => {
  expect((await read()).statusCode).toBe(200);
  const refused = await read({}, '203.0.113.9');
  const unknown = await app.http.inject({ method: 'GET', url: '/metrix' });
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'path.unknown']);
  expect(unknown.json().code).toBe(refused.json().code);
});

const loopback = '127.0.0.1';
const cases: [string, Parameters<typeof mayReadMetrics>[0], string | undefined, boolean][] = [
  ['this machine', { address: loopback, headers: {} }, undefined, true],
  ['this machine by IPv6', { address: '::1', headers: {} }, undefined, true],
  ['this machine by mapped IPv4', { address: '::ffff:127.0.0.1', headers: {} }, undefined, true],
  ['a proxy on this machine', { address: loopback, headers: { 'x-forwarded-for': '203.0.113.9' } }, undefined, false],
  ['a proxy that says less', { address: loopback, headers: { via: '1.1 proxy' } }, undefined, false],
  ['another machine', { address: '10.0.0.7', headers: {} }, undefined, false],
  [
    'another machine with the token',
    { address: '10.0.0.7', headers: { authorization: 'Bearer t0ken' } },
    't0ken',
    true,
  ],
  [
    'another machine with a wrong token',
    { address: '10.0.0.7', headers: { authorization: 'Bearer t0kem' } },
    't0ken',
    false,
  ],
  [
    'another machine when there is no token',
    { address: '10.0.0.7', headers: { authorization: 'Bearer undefined' } },
    undefined,
    false,
  ],
  ['a connection without an address', { address: undefined, headers: {} }, 't0ken', false],
];
for (const [name, reader, token, expected] of cases) {
  test(`${name} may ${expected ? '' : 'not '}read`, () => expect(mayReadMetrics(reader, token)).toBe(expected));
}
