import { ask, change } from '@fachwerk/base/contract';
import { secret, secretAddress } from '@fachwerk/base/secret';
import { addDays, addMinutes } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { type Module, on } from '@fachwerk/server/module';
import { ensurePartitions } from '@fachwerk/server/partitions';
import { acrossCompanies, rawSql, sql } from '@fachwerk/server/sql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { logApi, type RequestFilter } from '../../contract.ts';
import { openLogs, type TestLogs } from '../logs.for-tests.ts';

const SECRET = 'PLANTED4711';
const Body = z.object({
  name: z.string(),
  password: z.optional(secret(z.string())),
  pin: z.optional(secret(z.string())),
  backTo: z.optional(secretAddress(z.string())),
});
const api = {
  save: change({
    repeats: 'same',
    method: 'POST',
    path: '/test/save/:token',
    access: 'staff',
    summary: 'x',
    input: z.extend(Body, { token: secret(z.string()) }),
    output: Body,
  }),
  read: ask({
    method: 'GET',
    path: '/test/read',
    access: 'staff',
    summary: 'x',
    input: z.object({}),
    output: z.object({}),
  }),
  device: ask({
    method: 'GET',
    path: '/test/device',
    access: 'public',
    summary: 'x',
    input: z.object({ companyId: z.optional(z.uuid()) }),
    output: z.object({}),
  }),
  fail: ask({
    method: 'GET',
    path: '/test/fail',
    access: 'staff',
    summary: 'x',
    input: z.object({}),
    output: z.object({}),
  }),
};
const talker: Module = {
  name: 'talker',
  routes: [
    on(api.save, async (_, { token: _token, ...given }) => given),
    on(api.read, async () => ({})),
    on(api.fail, async () => {
      throw new Error('broken');
    }),
    on(api.device, async (ctx, { companyId }) => {
      if (companyId) ctx.belongsTo(companyId);
      return {};
    }),
  ],
};

let world: TestLogs;
beforeEach(async () => {
  world = await openLogs(talker);
  await world.app.start();
});
afterEach(() => world.app.close());

/** What was kept, once everything that waited is written. */
async function kept(companyId: string, filter: RequestFilter = {}) {
  await world.app.stopServices();
  await world.app.start();
  return (await world.reader(companyId).call(logApi.requests, { filter })).body.requests;
}
const paths = async (companyId: string, filter: RequestFilter = {}) =>
  (await kept(companyId, filter)).map(({ method, url, status }) => `${method} ${url} ${status}`);

test('changes, refusals and defects are kept; reads that went well, and calls of nobody, are not', async () => {
  const { app, network } = world;
  const person = app.as({ companyId: network.id });
  await person.call(api.save, { token: 't', name: 'x' });
  await person.call(api.read, {});
  await person.call(api.fail, {});
  await person.call(logApi.list, { filter: {} });
  await app.call(api.read, {});
  await app.call(api.device, {});
  expect((await paths(network.id)).sort()).toEqual([
    'GET /api/test/fail 500',
    'POST /api/private/logs 403',
    'POST /api/test/save/[redacted] 200',
  ]);
});

test('a public call belongs to the company it was found to be for', async () => {
  const { app, network, branch } = world;
  await app.call(api.device, { companyId: branch.id });
  expect(await paths(branch.id)).toEqual([`GET /api/test/device?companyId=${branch.id} 200`]);
  expect(await paths(network.id)).toEqual([]);
});

test('a secret is nowhere in what was kept: not in path, query, headers, body or answer', async () => {
  const { app, network } = world;
  const { token } = app.as({ companyId: network.id });
  await app.http.inject({
    method: 'POST',
    url: `/api/test/save/${SECRET}?access_token=${SECRET}&api-key=${SECRET}`,
    headers: {
      'x-access-token': token,
      cookie: `refresh=${SECRET}`,
      authorization: `Bearer ${SECRET}`,
      'x-secret': SECRET,
    },
    payload: { name: `PIN: ${SECRET}`, password: SECRET, pin: SECRET },
  });
  const [head] = await kept(network.id);
  const { body: call } = await world.reader(network.id).call(logApi.request, { id: head!.id });
  expect(call).toMatchObject({ status: 200, personName: 'Test Person', isRedacted: true });
  expect(JSON.parse(call.requestBody)).toEqual({ name: 'PIN: [redacted]', password: '[redacted]', pin: '[redacted]' });
  expect(call.requestHeaders['x-access-token']).toBe('[redacted]');
  const rows = await app.db.rows(
    sql`select to_jsonb(r)::text as row from logs.request_log r where company_id = ${network.id}`,
  );
  expect(JSON.stringify(rows)).not.toContain(SECRET);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(
    JSON.stringify(await app.db.rows(sql`select * from logs.log_entry where company_id = ${network.id}`)),
  ).not.toContain(SECRET);
});

test('a call that was refused, or that fits no contract, keeps nothing that nobody declared', async () => {
  const { app, network } = world;
  const { token } = app.as({ companyId: network.id });
  const send = (url: string, payload: object | string) =>
    app.http.inject({
      method: 'POST',
      url,
      headers: {
        'x-access-token': token,
        'content-type': 'application/json',
        referer: `https://x.example/miete/${SECRET}`,
      },
      payload,
    });
  const path = `/api/test/save/${SECRET}`;
  await send(path, {
    name: 7,
    password: { current: SECRET },
    pin: [SECRET],
    passwort: SECRET,
    backTo: `/miete/${SECRET}`,
  });
  await send(path, [{ password: SECRET }]);
  await send(path, `{"password":"${SECRET}"`);
  await send(`/api/test/safe/${SECRET}?key=${SECRET}`, { password: SECRET });
  const calls = await kept(network.id);
  expect(calls.map(({ url, status }) => `${status} ${url}`).sort()).toEqual([
    '400 /api/test/save/[redacted]',
    '400 /api/test/save/[redacted]',
    '422 /api/test/save/[redacted]',
  ]);
  const rows = await app.db.rows<{ row: string }>(
    sql`select to_jsonb(r)::text as row from logs.request_log r where company_id = ${network.id}`,
  );
  expect(JSON.stringify(rows)).not.toContain(SECRET);
  const refused = rows.map(({ row }) => JSON.parse(row)).find(({ status }) => status === 422);
  expect(JSON.parse(refused.request_body)).toEqual({
    name: 7,
    password: '[redacted]',
    pin: '[redacted]',
    passwort: '[…]',
    backTo: '/miete/[…]',
  });
  expect(refused.request_headers.referer).toBe('https://x.example/miete/[…]');
});

test('filters: direction, outcome, method, time and words', async () => {
  const { app, network } = world;
  const person = app.as({ companyId: network.id });
  await person.call(api.save, { token: 't', name: 'x' });
  await person.call(api.fail, {});
  app.time.now = addMinutes(app.time.now, 10);
  await person.call(logApi.list, { filter: {} });
  const count = async (filter: RequestFilter) => (await kept(network.id, filter)).length;
  expect(await count({})).toBe(3);
  expect([
    await count({ status: 'ok' }),
    await count({ status: 'refused' }),
    await count({ status: 'failed' }),
  ]).toEqual([1, 1, 1]);
  expect([await count({ method: 'post' }), await count({ method: 'GET' })]).toEqual([2, 1]);
  expect([await count({ direction: 'in' }), await count({ direction: 'out' })]).toEqual([3, 0]);
  expect(await count({ from: addMinutes(app.time.now, -5) })).toBe(1);
  expect([
    await count({ search: 'test fail' }),
    await count({ search: 'access.denied' }),
    await count({ search: 'test per' }),
  ]).toEqual([1, 1, 3]);
  expect([await count({ search: '%' }), await count({ search: 'nirgends' })]).toEqual([0, 0]);
});

test('the other company’s call is unknown, like one that never was; a franchisor does not read its franchisee’s', async () => {
  const { app, network, branch, stranger, reader } = world;
  await app.as({ companyId: branch.id }).call(api.save, { token: 't', name: 'x' });
  const { id } = (await kept(branch.id))[0]!;
  expect((await reader(branch.id).call(logApi.request, { id })).status).toBe(200);
  for (const company of [stranger, network]) {
    const answers = [
      await reader(company.id).call(logApi.request, { id }),
      await reader(company.id).call(logApi.request, { id: newId() }),
    ];
    const replays = [
      await reader(company.id).call(logApi.replay, { id }),
      await reader(company.id).call(logApi.replay, { id: newId() }),
    ];
    const told = [...answers, ...replays].map(({ status, body }) => `${status} ${body.code}`);
    expect(new Set(told)).toEqual(new Set(['404 request_log.unknown']));
  }
});

test('what cannot be written waits for the database, and is written once', async () => {
  const { app, network } = world;
  const failed = Promise.withResolvers<void>();
  Object.assign(app.app, { log: { ...app.app.log, info: () => {}, warn: () => failed.resolve() } });
  const across = (text: string) => app.db.rows(acrossCompanies('a test takes the table away', rawSql(text)));
  await across('alter table logs.request_log rename to away');
  const person = app.as({ companyId: network.id });
  for (let i = 0; i < 50; i++) await person.call(api.save, { token: 't', name: 'x' });
  await failed.promise;
  await across('alter table logs.away rename to request_log');
  expect(await paths(network.id)).toHaveLength(50);
});

test('two servers that start together make the same partitions, and neither falls over the other', async () => {
  const { db } = world.app;
  const later = { from: new Date('2031-01-01T00:00:00Z'), to: new Date('2031-02-10T00:00:00Z') };
  const table = { name: 'logs.request_log', step: 'day' } as const;
  await Promise.all([1, 2, 3].map(() => ensurePartitions(db, table, later.from, later.to)));
  const made = await db.rows(sql`
    select from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(${table.name}) and c.relname like 'request_log_2031%'`);
  expect(made).toHaveLength(41);
});

test('days and months get their partitions ahead, strays move there, and old ones are dropped', async () => {
  const { app, network, write } = world;
  const names = async () =>
    (
      await app.db.rows<{ name: string }>(
        sql`select relname as name from pg_class where relkind = 'r' and relname ~ '^(log_entry|request_log)_20'`,
      )
    ).map(({ name }) => name);
  expect(await names()).toEqual(
    expect.arrayContaining([
      'log_entry_2026_03',
      'log_entry_2026_04',
      'request_log_2026_03_01',
      'request_log_2026_03_04',
    ]),
  );
  await write(network.id, { type: 'a.a', at: addDays(app.time.now, -40), data: { reason: 'Streuner' } });
  await app.stopServices();
  await app.start();
  expect(await names()).toContain('log_entry_2026_01');
  expect(await app.db.rows(sql`select from logs.log_entry_default where company_id = ${network.id}`)).toEqual([]);
  expect(await world.types(network.id, { search: 'streuner', from: addDays(app.time.now, -60) })).toEqual(['a.a']);

  app.time.now = addDays(app.time.now, 3 * 366);
  await app.db.rows(sql`select graphile_worker.add_job('keep-log-room', '{}', run_at => ${app.time.now})`);
  await app.runJobs();
  expect((await names()).filter((name) => /_2026_0[12]|request_log_2026/.test(name))).toEqual([]);
});
