import type { AddressInfo } from 'node:net';
import { connect as openSocket } from 'node:net';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasOneHost, hostRule } from './hosts.ts';

const answerOf = hostRule('https://Fachwerk.example.de');
const kindOf = (host: string | undefined) => {
  const answer = answerOf(host);
  return answer && (answer.siteName ?? 'back-office');
};

const hosts = [
  ['localhost', 'back-office'],
  ['localhost:3000', 'back-office'],
  ['LOCALHOST:5173', 'back-office'],
  ['127.0.0.1:3000', 'back-office'],
  ['[::1]:3000', 'back-office'],
  ['[::1]', 'back-office'],
  ['fachwerk.example.de', 'back-office'],
  ['FACHWERK.example.de:443', 'back-office'],
  ['fachwerk.example.de:8443', 'fachwerk.example.de'],
  ['shop.localhost:3000', 'shop.localhost'],
  ['SHOP.localhost', 'shop.localhost'],
  ['evil.example', 'evil.example'],
  ['localhost.evil.example', 'localhost.evil.example'],
  ['evil-localhost', 'evil-localhost'],
  ['localhost:3000:80', null],
  ['localhost:99999', null],
  ['localhost:', null],
  ['localhost/', null],
  ['localhost@evil.example', null],
  ['localhost.', null],
  [' localhost', null],
  ['[::ffff:127.0.0.1]', '[::ffff:127.0.0.1]'],
  ['127.1', '127.1'],
  ['0', '0'],
  ['', null],
  [undefined, null],
  ['x'.repeat(5000), null],
] as const;
test.each(hosts)('%s: %s', (host, expected) => {
  expect(kindOf(host)).toBe(expected);
  expect(kindOf(host)).toBe(expected);
});

test('a PUBLIC_URL with a port of its own means that port', () => {
  const rule = hostRule('http://10.0.0.5:3000');
  const names = ['10.0.0.5:3000', '10.0.0.5', '10.0.0.5:80'].map((host) => rule(host)?.siteName);
  expect(names).toEqual([null, '10.0.0.5', '10.0.0.5']);
});

test('exactly one Host header is one', () => {
  expect(hasOneHost(['Host', 'a', 'X-Host', 'b'])).toBe(true);
  expect(hasOneHost(['Host', 'a', 'hOsT', 'a'])).toBe(false);
  expect(hasOneHost(['Accept', '*/*'])).toBe(false);
});

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Says it to the socket as it is, and reads until the server hangs up. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
const statusOf = (answer: string) => Number(answer.split(' ')[1]);
const closing = 'Connection: close\r\n\r\n';

const requests: [string, string, number, string][] = [
  ['a known host', `GET /api/health HTTP/1.1\r\nHost: localhost:${3000}\r\n${closing}`, 200, ''],
  ['an unknown host', `GET /api/health HTTP/1.1\r\nHost: evil.example\r\n${closing}`, 421, 'host.unknown'],
  ['no host', `GET /api/health HTTP/1.1\r\n${closing}`, 421, 'host.unknown'],
  ['no host in HTTP/1.0', 'GET /api/health HTTP/1.0\r\n\r\n', 421, 'host.unknown'],
  ['two hosts', `GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${closing}`, 421, 'host.unknown'],
  ['garbage for a host', `GET /api/health HTTP/1.1\r\nHost: <script>\r\n${closing}`, 421, 'host.unknown'],
  [
    'another host in the address',
    `GET http://evil.example/api/health HTTP/1.1\r\nHost: localhost\r\n${closing}`,
    200,
    '',
  ],
  ['a method nobody knows', `BREW /api/health HTTP/1.1\r\nHost: localhost\r\n${closing}`, 400, 'input.unreadable'],
  ['something that is not HTTP', 'hello there\r\n\r\n', 400, 'input.unreadable'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n${closing}`,
    431,
    'input.too_large',
  ],
  [
    'an address without end',
    `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n${closing}`,
    431,
    'input.too_large',
  ],
  [
    'two lengths',
    `POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n${closing}`,
    400,
    'input.unreadable',
  ],
];
test.each(requests)('%s', async (_, request, status, code) => {
  const answer = await raw(request);
  expect([statusOf(answer), bodyOf(answer).code ?? '']).toEqual([status, code]);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

test('a person at an unknown host reads what to configure', async () => {
  const page = await app.http.inject({ url: '/login', headers: { host: 'fw.example.de', accept: 'text/html' } });
  expect(page.statusCode).toBe(421);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('PUBLIC_URL=http://fw.example.de');
  expect(page.body).toContain('<html lang="de-DE">');
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
});

test('nothing of a host that was made up is put into the page', async () => {
  const page = await app.http.inject({ url: '/', headers: { host: '"><script>alert(1)</script>' } });
  expect([page.statusCode, page.body.includes('alert')]).toEqual([421, false]);
});
