import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { change } from '@fachwerk/base/contract';
import { Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Module, on } from '../../app/module.ts';
import { addJob, job } from '../../jobs/jobs.ts';
import { startJobs } from '../../jobs/runner.ts';
import { openLog } from '../log.ts';
import { type Defects, openDefects } from './open-defects.ts';

const PLANTED = { email: 'anna.beispiel@example.com', token: 'planted-secret-7' };
const COMPANY = '018f0000-0000-7000-8000-000000000001';

const breakIt = change({
  method: 'POST',
  path: '/broken/:name',
  access: 'staff',
  summary: 'Breaks.',
  repeats: 'same',
  input: z.object({ name: z.string(), email: z.string(), token: secret(z.string()) }),
  output: Nothing,
});
const lost = job({
  name: 'thing.lost',
  payload: z.object({ companyId: z.string() }),
  tries: 1,
  run: async () => {
    throw new Error('no way', { cause: new TypeError('the reason') });
  },
});
const module: Module = {
  name: 'things',
  jobs: [lost],
  routes: [
    on(breakIt, async (_ctx, { name, email, token }) => {
      throw new Error(`cannot use ${token} of ${email}, called "Anna Beispiel" (${name})`);
    }),
  ],
};

type Head = { readonly event_id?: string; readonly type?: string };
type Event = {
  readonly event_id: string;
  readonly tags: object;
  readonly extra: { readonly suppressed?: number };
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace: { readonly frames: readonly object[] };
    }[];
  };
};
type Got = {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly lines: readonly [Head, Head, Event];
};
const got: Got[] = [];
let status = 200;
let tracker: Server;
let dsn: string;
let app: TestApp;
let defects: Defects | undefined;
let now = new Date('2026-03-01T10:00:00Z');

beforeAll(async () => {
  tracker = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    got.push({
      url: request.url!,
      headers: request.headers,
      lines: body.split('\n').map((line) => JSON.parse(line)) as unknown as Got['lines'],
    });
    reply.writeHead(status, { 'retry-after': '120' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(tracker, 'listening');
  dsn = `http://publickey@127.0.0.1:${(tracker.address() as AddressInfo).port}/under/42`;
  app = await openApp(module);
  Object.assign(app.app, { log: log() });
});
beforeEach(() => {
  got.length = 0;
  status = 200;
  now = new Date(now.getTime() + 3_600_000);
  defects = openDefects({ dsn, release: '1.2.3', environment: 'staging', now: () => now });
});
afterEach(() => defects?.close());
afterAll(async () => {
  await app.close();
  tracker.close();
});

const log = () => openLog({ level: 'error', isPretty: false, destination: { write: () => true } as never });
const arrived = (count: number) => expect.poll(() => got.length).toBe(count);

async function broken(name = 'x') {
  return app.http.inject({
    method: 'POST',
    url: `/api/broken/${name}`,
    headers: { host: 'localhost', 'x-access-token': app.as({ companyId: COMPANY }).token },
    payload: PLANTED,
  });
}

test('a 500 arrives as an envelope, with its route and stack, without secrets and personal data', async () => {
  expect((await broken()).statusCode).toBe(500);
  await arrived(1);
  const [{ url, headers, lines }] = got as [Got];
  const [head, item, event] = lines;
  expect(url).toBe('/under/api/42/envelope/');
  expect(headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, .*sentry_key=publickey$/);
  expect([head.event_id, item.type]).toEqual([event.event_id, 'event']);
  expect(event).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    platform: 'node',
    level: 'error',
    release: 'fachwerk@1.2.3',
    environment: 'staging',
    transaction: '/api/broken/:name',
    tags: { route: '/api/broken/:name', method: 'POST', status: '500', requestId: expect.any(String) },
  });
  const exception = event.exception.values[0]!;
  expect(exception).toMatchObject({ type: 'Error', value: 'cannot use [redacted] of …@…, called "…" (x)' });
  const top = exception.stacktrace.frames.at(-1);
  expect(top).toMatchObject({ filename: 'kit/server/observe/defects/defects.test.ts', in_app: true });
  const said = JSON.stringify(lines);
  for (const planted of [PLANTED.email, PLANTED.token, 'Anna', 'userId']) expect(said).not.toContain(planted);
});

test('a job that was given up arrives with its cause; a refusal and a warning do not', async () => {
  const said = log();
  said.warn({ err: new Error('tried again') }, 'a warning');
  said.error({ part: 'x' }, 'no error');
  await addJob(app.work(), lost, { companyId: COMPANY });
  const world = { db: app.db, app: { ...app.app, log: said }, now: () => new Date(), url: app.url };
  const jobs = startJobs({ ...world, modules: [module] });
  await arrived(1);
  await jobs.stop();
  const [, , event] = got[0]!.lines;
  expect(event.tags).toMatchObject({ job: 'thing.lost', companyId: COMPANY });
  expect(event.exception.values.map(({ type, value }) => [type, value])).toEqual([
    ['TypeError', 'the reason'],
    ['Error', 'no way'],
  ]);
});

test('the same defect leaves once a minute, and says how often it was kept back', async () => {
  for (let i = 0; i < 5; i++) await broken();
  await arrived(1);
  now = new Date(now.getTime() + 61_000);
  await broken();
  await arrived(2);
  expect(got[1]!.lines[2].extra.suppressed).toBe(4);
});

test('of many kinds at most thirty leave in a minute', async () => {
  const said = log();
  for (let i = 0; i < 100; i++) {
    said.error({ err: Object.assign(new Error(`e${i}`), { stack: '' }), part: `p${i}` }, 'odd');
    await sleep(2);
  }
  await defects!.close();
  expect(got.length).toBeGreaterThan(0);
  expect(got.length).toBeLessThanOrEqual(30);
});

test('a tracker that asks for a pause gets it', async () => {
  status = 429;
  await broken();
  await arrived(1);
  await sleep(50);
  status = 200;
  now = new Date(now.getTime() + 119_000);
  await broken();
  await sleep(50);
  expect(got).toHaveLength(1);
  now = new Date(now.getTime() + 2_000);
  await broken();
  await arrived(2);
});

test('a tracker that is away changes nothing for the caller', async () => {
  await defects!.close();
  defects = openDefects({ dsn: 'http://key@127.0.0.1:9/1', release: '1', environment: 'x' });
  const reply = await broken();
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'server.defect']);
});
