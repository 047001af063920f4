import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@fachwerk/server/ids';
import { type OutboundOptions, openOutbound } from '@fachwerk/server/outbound';
import { buildConnector } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logApi } from '../../contract.ts';
import { openLogs, type TestLogs } from '../logs.for-tests.ts';

/** Plays the whole internet: every name that may be reached leads here. */
let server: Server;
const asked: { method: string; url: string; body: string; headers: Record<string, unknown> }[] = [];
const dialled: string[] = [];
let world: TestLogs;

const names: Record<string, string[]> = {
  'partner.example': ['93.184.216.34'],
  'other.example': ['93.184.216.35'],
  'private.example': ['10.0.0.5'],
  'six.example': ['fd00::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
};

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({
      method: request.method!,
      url: request.url!,
      body: Buffer.concat(chunks).toString(),
      headers: request.headers,
    });
    const url = new URL(request.url!, 'http://x');
    if (url.pathname === '/to') return reply.writeHead(302, { location: url.searchParams.get('url')! }).end();
    if (url.pathname === '/refused') return reply.writeHead(503).end('später');
    reply.setHeader('content-type', 'application/json').end('{"ok":true,"token":"PLANTED"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  world = await openLogs();
  outside({});
  await world.app.start();
});
afterAll(async () => {
  await world.app.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  dialled.length = 0;
});

function outside(options: OutboundOptions) {
  const connect = buildConnector({});
  const outbound = openOutbound({
    calls: world.app.app.calls,
    lookup: async (name) => names[name] ?? [name],
    dial: (target, done) => {
      dialled.push(target.hostname);
      connect({ ...target, hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }, done);
    },
    ...options,
  });
  Object.assign(world.app.app, { outbound });
}

const allow = (companyId: string, ...hosts: string[]) =>
  world.reader(companyId).call(logApi.saveAllowedHosts, { hosts });
const get = (companyId: string, url: string) => world.reader(companyId).call(logApi.sendGetCall, { url });
async function outgoing(companyId: string) {
  await world.app.stopServices();
  await world.app.start();
  return (await world.reader(companyId).call(logApi.requests, { filter: { direction: 'out' } })).body.requests;
}

test('a host of the list is asked; the call is logged and audited, without secrets', async () => {
  const company = await world.somewhere();
  await allow(company, 'partner.example');
  const { status, body } = await get(company, 'http://partner.example/a?token=PLANTED');
  expect([status, body.status, body.body]).toEqual([200, 200, '{"ok":true,"token":"[redacted]"}']);
  const [call] = await outgoing(company);
  expect(call).toMatchObject({
    id: body.id,
    method: 'GET',
    url: 'http://partner.example/a?token=[redacted]',
    status: 200,
    personName: 'Test Person',
  });
  const { entries } = await world.page(company, { types: ['call.sent'] });
  expect(entries[0]).toMatchObject({
    personName: 'Test Person',
    data: { after: { method: 'GET', status: 200, url: 'http://partner.example/a?token=[redacted]' } },
  });
});

test('a host that is not on the list is not even asked', async () => {
  const [company, neighbour] = [await world.somewhere(), await world.somewhere()];
  await allow(neighbour, 'partner.example');
  const { status, body } = await get(company, 'http://partner.example/');
  expect([status, body.code, body.params]).toEqual([422, 'call.host_not_allowed', { host: 'partner.example' }]);
  expect(body.error).toContain('partner.example');
  expect(dialled).toEqual([]);
});

test.each([
  'http://private.example/',
  'http://six.example/',
  'http://mapped.example/',
  'http://partner.example/to?url=http%3A%2F%2Fprivate.example%2F',
  'http://partner.example/to?url=http%3A%2F%2F127.0.0.1%2F',
  'http://partner.example/to?url=http%3A%2F%2F%5B%3A%3A1%5D%2F',
  'http://partner.example/to?url=http%3A%2F%2Fother.example%2F',
  'http://partner.example:3000/',
  'http://user:pass@partner.example/',
  'ftp://partner.example/',
  'nothing',
])('%s is refused, on the list or not, and written down', async (url) => {
  const company = await world.somewhere();
  await allow(company, 'partner.example', 'private.example', 'six.example', 'mapped.example');
  const { status, body } = await get(company, url);
  expect([status, body.code]).toEqual([422, 'call.address_refused']);
  expect(dialled.filter((address) => address !== '93.184.216.34')).toEqual([]);
  expect(asked.filter((each) => !each.url.startsWith('/to'))).toEqual([]);
  if (url === 'nothing') return;
  expect((await outgoing(company))[0]).toMatchObject({ status: null, error: 'outbound.refused' });
  expect((await world.page(company, { types: ['call.sent'] })).entries[0]?.data.after).toMatchObject({
    problem: 'outbound.refused',
  });
});

test('a name that changes its mind between judging and calling is called where it was judged', async () => {
  const company = await world.somewhere();
  await allow(company, 'partner.example');
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  outside({ lookup: async () => answers.shift()! });
  expect((await get(company, 'http://partner.example/')).status).toBe(200);
  expect(dialled).toEqual(['93.184.216.34']);
  outside({});
});

/** Something the server sent on behalf of a company, as a webhook would be. */
async function sent(companyId: string, url: string, request: { headers?: Record<string, string>; body?: string } = {}) {
  const callId = newId();
  await world.app.app.outbound.send(url, { method: 'POST', ...request, owner: { companyId, callId } }).catch(() => {});
  await outgoing(companyId);
  asked.length = 0;
  return callId;
}

test('a call is sent once more just as it was, and names what it repeats', async () => {
  const company = await world.somewhere();
  await allow(company, 'partner.example');
  const id = await sent(company, 'http://partner.example/hook?a=1', {
    headers: { 'x-kind': 'test' },
    body: '{ "n" : 1 }',
  });
  const { body } = await world.reader(company).call(logApi.replay, { id });
  expect([body.status, asked[0]]).toMatchObject([
    200,
    { method: 'POST', url: '/hook?a=1', body: '{ "n" : 1 }', headers: { 'x-kind': 'test' } },
  ]);
  expect((await outgoing(company)).find((call) => call.id === body.id)).toMatchObject({ replayOf: id, status: 200 });
  expect(await world.types(company, { types: ['call.replayed'] })).toEqual(['call.replayed']);
});

test('what came in, what lost a secret and what is not whole is not sent again', async () => {
  const company = await world.somewhere();
  await allow(company, 'partner.example');
  const [redacted, cut] = [
    await sent(company, 'http://partner.example/', { headers: { authorization: 'Bearer abcdef' } }),
    await sent(company, 'http://partner.example/', { body: 'x'.repeat(20_000) }),
  ];
  const { body } = await world.reader(company).call(logApi.requests, { filter: { direction: 'in' } });
  const ids = [body.requests[0]!.id, redacted, cut];
  const refusals = await Promise.all(ids.map((id) => world.reader(company).call(logApi.replay, { id })));
  expect(refusals.map((answer) => `${answer.status} ${answer.body.code}`)).toEqual([
    '409 request_log.incoming',
    '409 request_log.redacted',
    '409 request_log.not_repeatable',
  ]);
  expect(asked).toEqual([]);
});

test('several are sent one after the other, and each says what became of it', async () => {
  const company = await world.somewhere();
  await allow(company, 'partner.example');
  const ids = [
    await sent(company, 'http://partner.example/1'),
    await sent(company, 'http://other.example/2'),
    await sent(company, 'http://partner.example/refused'),
  ];
  const { body } = await world.reader(company).call(logApi.replayMany, { ids: [...ids, newId()] });
  expect(body.results.map(({ problem, status }) => problem ?? status)).toEqual([
    200,
    'call.host_not_allowed',
    503,
    'request_log.unknown',
  ]);
  expect(asked.map(({ url }) => url)).toEqual(['/1', '/refused']);
});

test('allowed hosts are names, are kept once, and their change is written down', async () => {
  const company = await world.somewhere();
  const saved = await allow(company, 'B.example', 'a.example', 'b.example');
  expect(saved.body.hosts).toEqual(['a.example', 'b.example']);
  await allow(company, 'a.example');
  expect((await world.reader(company).call(logApi.allowedHosts, {})).body.hosts).toEqual(['a.example']);
  for (const host of [
    'https://a.example',
    'a.example/x',
    'a.example:80',
    'localhost',
    '127.0.0.1',
    '169.254.169.254',
    '10.0.0.17',
    'metadata.google.internal',
    'drucker.local',
    '*',
    'a b.example',
  ]) {
    const { status, body } = await allow(company, host);
    expect([host, status, body.fields?.[0]?.code]).toEqual([host, 422, 'field.host']);
  }
  const { entries } = await world.page(company, { types: ['allowed_hosts.saved'] });
  expect(entries[0]?.data).toMatchObject({
    before: { hosts: ['a.example', 'b.example'] },
    after: { hosts: ['a.example'] },
  });
});

test('whoever may only read sends nothing', async () => {
  const reader = world.app.as({ companyId: world.network.id, capabilities: ['request_logs.read'] });
  const answers = [
    await reader.call(logApi.sendGetCall, { url: 'http://partner.example/' }),
    await reader.call(logApi.replay, { id: newId() }),
    await reader.call(logApi.replayMany, { ids: [newId()] }),
    await reader.call(logApi.saveAllowedHosts, { hosts: [] }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('access.denied'));
});
