import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appProblems } from '@fachwerk/base/problem';
import { buildConnector } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Call, openCalls } from '../http/calls.ts';
import { isPublicAddress } from './address.ts';
import { type OutboundOptions, openOutbound } from './outbound.ts';

/** Plays the whole internet: every name that may be reached leads here. */
let server: Server;
const asked: {
  host: string;
  url: string;
  method: string;
  body: string;
  headers: IncomingMessage['headers'];
}[] = [];
const dialled: string[] = [];
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const { host = '', ...headers } = request.headers;
    const url = new URL(request.url!, `http://${host}`);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ host, url: url.pathname, method: request.method!, body, headers });
    if (url.pathname === '/again') return reply.writeHead(307, { location: url.searchParams.get('url')! }).end();
    if (url.pathname === '/to') return reply.writeHead(302, { location: url.searchParams.get('url')! }).end();
    if (url.pathname === '/large') return reply.end('x'.repeat(5000));
    if (url.pathname === '/endless') return void reply.write('x');
    if (url.pathname === '/round') return reply.writeHead(307, { location: '/round' }).end();
    reply.setHeader('set-cookie', ['a=1', 'b=2']).end('Grüße');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  dialled.length = 0;
});

const names: Record<string, string[]> = {
  'public.example': ['93.184.216.34'],
  'other.example': ['93.184.216.35', '2606:2800:220:1::1'],
  'private.example': ['10.0.0.5'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
};

function out(options: OutboundOptions = {}) {
  const connect = buildConnector({});
  return openOutbound({
    lookup: async (name) => names[name] ?? (isIp(name) ? [name] : Promise.reject(new Error('ENOTFOUND'))),
    dial: (target, done) => {
      dialled.push(target.hostname);
      connect({ ...target, hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) }, done);
    },
    ...options,
  });
}
const isIp = (name: string) => /^[\d.]+$|:/.test(name);

const refusal = (url: string, options?: OutboundOptions) =>
  out(options)
    .get(url)
    .then(
      () => null,
      (error) => error.code,
    );

test('a public address is asked, and its answer comes whole', async () => {
  const answer = await out().get('http://public.example/a?b=c', { headers: { 'x-key': 'k' } });
  expect(answer).toMatchObject({
    status: 200,
    url: 'http://public.example/a?b=c',
    body: 'Grüße',
    headers: { 'set-cookie': 'a=1, b=2' },
  });
  expect(dialled).toEqual(['93.184.216.34']);
  expect(asked[0]).toMatchObject({ host: 'public.example', headers: { 'x-key': 'k', 'accept-encoding': 'identity' } });
});

const refused = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://168.63.129.16/',
  'http://0.0.0.0/',
  'http://255.255.255.255/',
  'http://224.0.0.1/',
  'http://198.18.0.1/',
  'http://192.0.2.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://private.example/',
  'http://mixed.example/',
  'http://mapped.example/',
  'https://private.example/',
  'http://public.example:22/',
  'http://public.example:3000/',
  'http://user:pass@public.example/',
  'ftp://public.example/',
  'file:///etc/passwd',
  'gopher://public.example/',
  'javascript:alert(1)',
  '//public.example/',
  'not an address',
  '',
];
test.each(refused)('%s is refused, and nobody is called', async (url) => {
  expect(await refusal(url)).toBe('outbound.refused');
  expect(dialled).toEqual([]);
});

test('a name nobody knows is unreachable', async () =>
  expect(await refusal('http://nobody.example/')).toBe('outbound.unreachable'));

test('a redirect is followed, without what was meant for the first host', async () => {
  const url = 'http://public.example/to?url=http%3A%2F%2Fother.example%2Fend';
  const answer = await out().get(url, { headers: { authorization: 'Bearer PLANTED' } });
  expect([answer.url, answer.status]).toEqual(['http://other.example/end', 200]);
  expect(asked.map(({ host, headers }) => [host, headers.authorization])).toEqual([
    ['public.example', 'Bearer PLANTED'],
    ['other.example', undefined],
  ]);
});

test('a redirect on the same host keeps its headers', async () => {
  await out().get('http://public.example/to?url=%2Fend', { headers: { authorization: 'Bearer x' } });
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer x', 'Bearer x']);
});

test.each([
  'http://127.0.0.1/',
  'http://private.example/',
  'http://[::1]/',
  'file:///etc/passwd',
  'http://public.example:22/',
  '//private.example/x',
])('a redirect to %s is refused', async (target) => {
  expect(await refusal(`http://public.example/to?url=${encodeURIComponent(target)}`)).toBe('outbound.refused');
  expect(dialled).toEqual(['93.184.216.34']);
});

test('a redirect in circles ends', async () => {
  expect(await refusal('http://public.example/round')).toBe('outbound.too_many_redirects');
  expect(asked).toHaveLength(6);
});

test('a name that changes its mind is called at the address that was judged', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  const outbound = out({ lookup: async () => answers.shift()! });
  await outbound.get('http://public.example/');
  expect([dialled, answers.length]).toEqual([['93.184.216.34'], 1]);
});

test('a certificate is asked for by the name, not by the address', async () => {
  const servernames: (string | undefined)[] = [];
  const dial: OutboundOptions['dial'] = (target, done) => {
    servernames.push(target.servername);
    done(new Error('enough'), null);
  };
  expect(await refusal('https://public.example/', { dial })).toBe('outbound.unreachable');
  expect(servernames).toEqual(['public.example']);
});

test('an answer that is too large is not read to its end', async () => {
  expect(await refusal('http://public.example/large', { mostBytes: 4999 })).toBe('outbound.too_large');
  expect(await refusal('http://public.example/large', { mostBytes: 5000 })).toBeNull();
});

test('an answer that never ends is given up', async () => {
  expect(await refusal('http://public.example/endless', { longestMs: 200 })).toBe('outbound.unreachable');
});

test('other ports are open where the house says so', async () => {
  expect(await refusal('http://public.example:8080/', { ports: [8080] })).toBeNull();
});

test('every refusal is one the house has declared', () => {
  for (const code of ['refused', 'unreachable', 'too_large', 'too_many_redirects'])
    expect(Object.keys(appProblems)).toContain(`outbound.${code}`);
});

test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
test.each(['', 'x', '1.1.1', '4000::1', '1::1', '::2', '5f00::1', '192.88.99.1', '240.0.0.1'])('%o is not', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);

test('the real resolver is guarded the same way', async () => {
  await expect(openOutbound().get('http://localhost/')).rejects.toMatchObject({ code: 'outbound.refused' });
});

test('a body travels with its method, and is kept on a redirect that asks for the same again', async () => {
  const url = 'http://public.example/to?url=%2Fend';
  await out().send(url, { method: 'PUT', body: 'x', headers: { 'x-key': 'k' } });
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', 'x'],
    ['GET', ''],
  ]);
  asked.length = 0;
  await out().send('http://public.example/again?url=%2Fend', { method: 'PUT', body: 'x' });
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', 'x'],
    ['PUT', 'x'],
  ]);
});

test('a body meant for one host is not sent to another', async () => {
  const url = 'http://public.example/again?url=http%3A%2F%2Fother.example%2Fend';
  await expect(out().send(url, { method: 'POST', body: 'x' })).rejects.toMatchObject({ code: 'outbound.refused' });
  expect(asked.map(({ host }) => host)).toEqual(['public.example']);
});

test('every hop must be a host that the caller allows', async () => {
  const allows = (host: string) => host === 'public.example';
  const to = (url: string) =>
    out()
      .get(url, { allows })
      .then(
        () => null,
        (error) => error.code,
      );
  expect(await to('http://public.example/')).toBeNull();
  expect(await to('http://other.example/')).toBe('outbound.refused');
  expect(await to('http://public.example/to?url=http%3A%2F%2Fother.example%2F')).toBe('outbound.refused');
});

test('a call with an owner is told of, however it ends; one without is not', async () => {
  const calls = openCalls();
  const heard: Call[] = [];
  const end = calls.watch((call) => heard.push(call));
  const outbound = out({ calls });
  const owner = { companyId: 'c', personName: 'Kim', callId: 'id', replayOf: 'old' };
  await outbound.get('http://public.example/a');
  await outbound.send('http://public.example/b', { method: 'POST', body: 'x', owner });
  await outbound.get('http://127.0.0.1/', { owner }).catch(() => {});
  expect(heard).toMatchObject([
    {
      direction: 'out',
      id: 'id',
      companyId: 'c',
      personName: 'Kim',
      replayOf: 'old',
      method: 'POST',
      status: 200,
      requestBody: 'x',
      answerBody: 'Grüße',
    },
    { method: 'GET', status: null, error: 'outbound.refused' },
  ]);
  end();
  await outbound.get('http://public.example/c', { owner });
  expect(heard).toHaveLength(2);
});
