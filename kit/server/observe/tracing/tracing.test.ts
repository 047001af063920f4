import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { change } from '@fachwerk/base/contract';
import { Problem, problemsOf } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Module, on } from '../../app/module.ts';
import { rawSql, sql } from '../../db/sql.ts';
import { httpServer } from '../../http/http.ts';
import { addJob, job } from '../../jobs/jobs.ts';
import { startJobs } from '../../jobs/runner.ts';
import { openOutbound } from '../../outbound/outbound.ts';
import { openTracing, type Tracing } from './open-tracing.ts';
import { isTracing, traced, traceparent } from './trace.ts';

const problem = problemsOf({ 'thing.refused': 409 } as const);
const PLANTED = { email: 'anna.beispiel@example.com', token: 'planted-secret-7' };
const COMPANY = '018f0000-0000-7000-8000-000000000001';

let jobFails = false;
const ship = job({
  name: 'thing.ship',
  payload: z.strictObject({ companyId: z.string(), name: z.string() }),
  run: async ({ db }, { name }) => {
    await db.rows(sql`update example.thing set shipped = true where name = ${name}`);
    if (jobFails) throw new Error(`no truck for ${PLANTED.email}`);
  },
});
const make = change({
  method: 'POST',
  path: '/things/:name',
  access: 'staff',
  summary: 'Makes a thing.',
  repeats: 'same',
  input: z.object({ name: z.string(), email: z.string(), token: secret(z.string()) }),
  output: Nothing,
});
let thrown: unknown;
const module: Module = {
  name: 'things',
  texts: { de: { 'thing.refused': 'Nein.' }, deDu: {}, en: { 'thing.refused': 'No.' } },
  jobs: [ship],
  routes: [
    on(make, async (ctx, { name, email, token }) => {
      await ctx.db.write(sql`insert into example.thing values (${name}, ${email})`);
      await ctx.db.rows(sql`select name from example.thing where email = ${email}`);
      await addJob(ctx, ship, { companyId: ctx.companyId, name }, { key: `ship ${name}` });
      if (thrown === 'token') throw new Error(`cannot use ${token} of ${email}, called "+49 170 1234567"`);
      if (thrown) throw thrown;
      return {};
    }),
  ],
};

/** Outlives the tracing it was given to. */
class Kept extends InMemorySpanExporter {
  override async shutdown() {}
}
const exporter = new Kept();
let tracing: Tracing;
let app: TestApp;
beforeAll(async () => {
  tracing = await openTracing({ endpoint: 'http://unused', serviceName: 'test', version: '1', exporter });
  app = await openApp(module);
  await app.db.rows(
    rawSql('create schema example; create table example.thing (name text primary key, email text, shipped boolean)'),
  );
});
beforeEach(async () => {
  thrown = undefined;
  jobFails = false;
  await tracing.flush();
  exporter.reset();
});
afterEach(() => app.db.rows(rawSql('delete from example.thing; delete from graphile_worker._private_jobs')));
afterAll(async () => {
  await app.close();
  await tracing.close();
});

async function spans(): Promise<ReadableSpan[]> {
  await tracing.flush();
  return exporter.getFinishedSpans();
}
const named = (all: readonly ReadableSpan[], name: string) => all.filter((span) => span.name === name);
const one = (all: readonly ReadableSpan[], name: string) => {
  const found = named(all, name);
  expect(found, `${name} among ${all.map((span) => span.name).join(', ')}`).toHaveLength(1);
  return found[0]!;
};
const input = { name: 'box', ...PLANTED };
const by = () => ({ token: app.as({ companyId: COMPANY }).token });
const ROUTE = 'POST /api/things/:name';

test('a request, its statements and the job it queued are one trace', async () => {
  // Over a real connection: the body is read in callbacks that belong to no request.
  const url = await app.listen();
  const reply = await fetch(`${url}/api/things/box`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': by().token, host: 'localhost' },
    body: JSON.stringify(PLANTED),
  });
  expect(reply.status).toBe(200);
  await app.runJobs();
  const all = await spans();
  const request = one(all, ROUTE);
  const transaction = named(all, 'transaction').find(
    (span) => span.parentSpanContext?.spanId === request.spanContext().spanId,
  );
  const inTransaction = ['INSERT example.thing', 'SELECT example.thing', 'SELECT kit.add_job'].map((name) =>
    one(all, name),
  );
  for (const statement of inTransaction)
    expect(statement.parentSpanContext?.spanId, statement.name).toBe(transaction!.spanContext().spanId);
  const work = one(all, 'job thing.ship');
  expect(work.parentSpanContext?.traceId).toBe(request.spanContext().traceId);
  expect(one(all, 'UPDATE example.thing').spanContext().traceId).toBe(request.spanContext().traceId);
  expect([request.kind, inTransaction[0]!.kind, work.kind]).toEqual([
    SpanKind.SERVER,
    SpanKind.CLIENT,
    SpanKind.CONSUMER,
  ]);
  expect(request.attributes).toMatchObject({
    'http.route': '/api/things/:name',
    'http.response.status_code': 200,
    'fachwerk.company_id': COMPANY,
  });
  expect(request.parentSpanContext).toBeUndefined();
  for (const span of all) expect(span.status.code, span.name).toBe(SpanStatusCode.UNSET);
});

test('no span holds a parameter, a secret or personal data', async () => {
  thrown = 'token';
  await app.call(make, input, by());
  thrown = undefined;
  await app.call(make, input, by());
  jobFails = true;
  await app.runJobs().catch(() => {});
  const all = await spans();
  const said = JSON.stringify(all.map(({ name, attributes, events, status }) => [name, attributes, events, status]));
  expect(said).toContain('insert into example.thing values ($1, $2)');
  expect(said).toContain('cannot use [redacted] of …@…');
  for (const planted of [PLANTED.email, PLANTED.token, '1234567', 'box']) expect(said).not.toContain(planted);
});

test('a refusal is no error; a defect is one, with its stack', async () => {
  thrown = problem('thing.refused');
  expect((await app.call(make, input, by())).status).toBe(409);
  const refused = one(await spans(), ROUTE);
  expect([refused.status.code, refused.events, refused.attributes['fachwerk.problem']]).toEqual([
    SpanStatusCode.UNSET,
    [],
    'thing.refused',
  ]);
  exporter.reset();
  thrown = new TypeError('x is not a function');
  expect((await app.call(make, input, by())).status).toBe(500);
  const all = await spans();
  const broken = one(all, ROUTE);
  expect(broken.status.code).toBe(SpanStatusCode.ERROR);
  expect(broken.events).toHaveLength(1);
  expect(broken.events[0]).toMatchObject({
    name: 'exception',
    attributes: { 'exception.type': 'TypeError', 'exception.message': 'x is not a function' },
  });
  expect(String(broken.events[0]!.attributes!['exception.stacktrace'])).toContain('tracing.test.ts');
  // Told once, where the work entered.
  expect(all.flatMap(({ events }) => events)).toHaveLength(1);
});

test('a broken constraint is the caller’s affair, a broken statement ours', async () => {
  await app.call(make, input, by());
  await app.call(make, input, by());
  const [, twice] = named(await spans(), 'INSERT example.thing');
  expect([twice!.status.code, twice!.attributes['error.type']]).toEqual([SpanStatusCode.UNSET, '23505']);
  await app.db.rows(sql`select nothing from example.thing`).catch(() => {});
  const wrong = (await spans()).findLast(({ name }) => name === 'SELECT example.thing')!;
  expect([wrong.status.code, wrong.attributes['error.type'], wrong.events]).toEqual([
    SpanStatusCode.ERROR,
    '42703',
    [],
  ]);
});

test('a failed job is an error with its stack, and keeps its trace for the next try', async () => {
  await app.call(make, input, by());
  jobFails = true;
  await expect(app.runJobs()).rejects.toThrow('no truck');
  jobFails = false;
  await app.runJobs();
  const [first, second] = named(await spans(), 'job thing.ship');
  expect([first!.status.code, first!.events[0]?.name]).toEqual([SpanStatusCode.ERROR, 'exception']);
  expect(second!.status.code).toBe(SpanStatusCode.UNSET);
  expect(second!.spanContext().traceId).toBe(first!.spanContext().traceId);
});

test('the queue of a running server continues the trace as well, and a key still replaces', async () => {
  await app.call(make, input, by());
  await app.call(make, { ...input, email: 'second@example.com', name: 'box' }, by());
  const waiting = await app.db.rows<{ payload: object }>(sql`select payload from graphile_worker._private_jobs`);
  expect(waiting).toHaveLength(1);
  expect(waiting[0]!.payload).toMatchObject({
    name: 'box',
    _trace: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  });
  const ran = Promise.withResolvers<void>();
  const jobs = startJobs({
    db: app.db,
    app: app.app,
    now: () => new Date(),
    url: app.url,
    modules: [module],
    onRan: () => ran.resolve(),
  });
  await ran.promise;
  await jobs.stop();
  const all = await spans();
  const work = one(all, 'job thing.ship');
  expect(named(all, ROUTE).map((span) => span.spanContext().traceId)).toContain(work.spanContext().traceId);
});

test('a job that was queued while traces were on runs where they are off', async () => {
  await app.call(make, input, by());
  await tracing.close();
  try {
    expect(isTracing()).toBe(false);
    expect(await app.runJobs()).toBe(1);
  } finally {
    tracing = await openTracing({ endpoint: 'http://unused', serviceName: 'test', version: '1', exporter });
  }
});

test('a call to somebody else names the host and nothing behind it', async () => {
  const server = createServer((_request, reply) => reply.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { buildConnector } = await import('undici');
  const outbound = openOutbound({
    lookup: async () => ['93.184.216.34'],
    dial: (to, done) => buildConnector({})({ ...to, hostname: '127.0.0.1', port: String(port) }, done),
  });
  try {
    await outbound.send('http://hooks.example/planted-path?key=planted-key', { owner: { companyId: COMPANY } });
    const call = one(await spans(), 'GET hooks.example');
    expect(call.attributes).toEqual({
      'http.request.method': 'GET',
      'server.address': 'hooks.example',
      'http.response.status_code': 404,
      'fachwerk.company_id': COMPANY,
    });
    await expect(outbound.get('http://127.0.0.1:1/')).rejects.toThrow(Problem);
    expect(one(await spans(), 'GET 127.0.0.1').status.code).toBe(SpanStatusCode.UNSET);
  } finally {
    server.close();
  }
});

test('a trace from outside is continued behind a proxy, and nowhere else', async () => {
  const given = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
  const traceOf = async (trustProxy: boolean) => {
    const server = await httpServer({ db: app.db, app: app.app, modules: [], now: () => new Date(), trustProxy });
    exporter.reset();
    await server.inject({ url: '/api/health', headers: { host: 'localhost', traceparent: given } });
    await server.close();
    return one(await spans(), 'GET /api/health').spanContext().traceId;
  };
  expect(await traceOf(true)).toBe('a1'.repeat(16));
  expect(await traceOf(false)).not.toBe('a1'.repeat(16));
});

test('spans reach a collector by OTLP over HTTP, with its headers', async () => {
  await tracing.close();
  const got: { url: string; headers: Record<string, unknown>; body: string }[] = [];
  const collector = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    got.push({ url: request.url!, headers: request.headers, body });
    reply.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  const otlp = await openTracing({ endpoint, headers: 'x-key=a%20b,other=c', serviceName: 'shop', version: '1.2' });
  try {
    await traced(
      () => ({ name: 'outer', kind: 'internal' }),
      () =>
        traced(
          () => ({ name: 'inner', kind: 'client' }),
          async () => {},
        ),
    );
    await otlp.flush();
    expect(got).toHaveLength(1);
    expect(got[0]!.url).toBe('/v1/traces');
    expect(got[0]!.headers).toMatchObject({ 'x-key': 'a b', other: 'c', 'content-type': 'application/json' });
    const [{ resource, scopeSpans }] = JSON.parse(got[0]!.body).resourceSpans;
    expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'shop' } });
    const [inner, outer] = scopeSpans[0].spans;
    expect([inner.name, inner.parentSpanId, inner.traceId]).toEqual(['inner', outer.spanId, outer.traceId]);
  } finally {
    await otlp.close();
    collector.close();
    tracing = await openTracing({ endpoint: 'http://unused', serviceName: 'test', version: '1', exporter });
  }
});

test('a collector that is away delays nobody', async () => {
  await tracing.close();
  const away = await openTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'shop', version: '1' });
  try {
    expect((await app.call(make, input, by())).status).toBe(200);
    const startedAt = performance.now();
    await away.close();
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  } finally {
    tracing = await openTracing({ endpoint: 'http://unused', serviceName: 'test', version: '1', exporter });
  }
});

test('a collector that refuses is said once', async () => {
  await tracing.close();
  const collector = createServer((_request, reply) => reply.writeHead(403).end()).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const said: string[] = [];
  const onTrouble = (message: string) => void said.push(message);
  const refused = await openTracing({ endpoint, serviceName: 'shop', version: '1', onTrouble });
  try {
    for (let i = 0; i < 2; i++) {
      await traced(
        () => ({ name: 'outer', kind: 'internal' }),
        async () => {},
      );
      await refused.flush().catch(() => {});
    }
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(said[0]).not.toBe('');
  } finally {
    await refused.close();
    collector.close();
    tracing = await openTracing({ endpoint: 'http://unused', serviceName: 'test', version: '1', exporter });
  }
});

test('of a share of nothing, nothing is kept', async () => {
  await tracing.close();
  const none = await openTracing({ endpoint: 'http://unused', serviceName: 'test', version: '1', exporter, ratio: 0 });
  exporter.reset();
  await traced(
    () => ({ name: 'outer', kind: 'internal' }),
    async () => expect(traceparent()).toMatch(/-00$/),
  );
  await none.flush();
  expect(exporter.getFinishedSpans()).toEqual([]);
  await none.close();
  tracing = await openTracing({ endpoint: 'http://unused', serviceName: 'test', version: '1', exporter });
});

test('without an endpoint the server loads nothing of the OpenTelemetry SDK', () => {
  const server = new URL('../../../../apps/server/src/server.ts', import.meta.url).href;
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => {
      if (/^@opentelemetry.(?!api$)/.test(name)) throw new Error('loaded ' + name);
      return next(name, context);
    } });
    await import(${JSON.stringify(server)});
    console.log('loaded nothing');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stdout + stderr).toBe('loaded nothing\n');
});
