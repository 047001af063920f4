import { stripVTControlCharacters } from 'node:util';
import { ask } from '@fachwerk/base/contract';
import { secret } from '@fachwerk/base/secret';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type LogOptions, openLog } from './log.ts';
import { holdingSecrets, learnSecretNames } from './secrets-in-hand.ts';

const Secrets = z.object({
  password: secret(z.string()),
  totpSecret: secret(z.string()),
  recoveryCodes: secret(z.array(z.string())),
  pin: secret(z.string()),
  code: secret(z.string()),
});
beforeAll(() =>
  learnSecretNames([
    ask({ method: 'POST', path: '/x', access: 'public', summary: 'x', input: Secrets, output: z.object({}) }),
  ]),
);
afterAll(() => learnSecretNames([]));

function listen(options: LogOptions = {}) {
  const lines: string[] = [];
  const log = openLog({ isPretty: false, ...options, destination: { write: (line: string) => void lines.push(line) } });
  return { log, lines, last: () => JSON.parse(lines.at(-1)!) };
}

test('a line is one JSON object with its time and level in words', () => {
  const { log, last } = listen();
  log.info({ route: '/api/x', status: 200, code: 'PLANTED' }, 'changed');
  expect(last()).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    route: '/api/x',
    status: 200,
    code: '[redacted]',
    msg: 'changed',
  });
});

const secrets: [string, unknown][] = [
  ['a password', { password: 'PLANTED' }],
  ['a token in a header', { headers: { 'x-access-token': 'PLANTED', accept: 'x' } }],
  ['a cookie', { request: { headers: { cookie: 'refresh=PLANTED' } } }],
  ['a bearer', { headers: { Authorization: 'Bearer PLANTED' } }],
  ['a secret in a list', { users: [{ totpSecret: 'PLANTED' }, { recoveryCodes: ['PLANTED'] }] }],
  ['the address of a second factor', { uri: 'otpauth://totp/x?secret=PLANTED' }],
  ['a pin', { rental: { pin: 'PLANTED' } }],
  ['a reset link', { link: 'https://fw.example/reset-password/PLANTED' }],
  ['the key of the running rentals', { url: '/api/private/aktive-mieten/PLANTED' }],
  ['the key of a rental', { url: '/miete/PLANTED/verlaengern' }],
  ['a key in a header', { headers: { 'x-feed-key': 'PLANTED' } }],
  ['a mail address in a path', { url: '/api/auth/request-password-reset/PLANTED@example.org' }],
  ['a password in an address', { smtp: 'smtp://me:PLANTED@mail.example' }],
  ['a signed token in a text', { note: 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJQTEFOVEVEIn0.PLANTED' }],
  ['bytes', { file: Buffer.from('PLANTED') }],
  [
    'an error',
    { err: Object.assign(new Error('at https://x.example/a/PLANTED'), { detail: 'Key (email)=(PLANTED) exists' }) },
  ],
  ['the cause of an error', { err: new Error('x', { cause: { password: 'PLANTED' } }) }],
  ['an error in place of an object', new Error('postgres://fw:PLANTED@db/fw')],
];
test.each(secrets)('%s is not written', (_, line) => {
  const { log, lines } = listen();
  log.warn(line, 'careless');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('PLANTED');
});

test('a secret in the sentence itself is not written', () => {
  const { log, lines } = listen();
  log.info('mail to https://fw.example/reset-password/PLANTED?x=1 sent');
  expect(lines[0]).toContain('mail to https://fw.example/reset-password/[…] sent');
});

test('a secret of the request that is being served is in no error and no sentence', () => {
  const { log, lines } = listen();
  holdingSecrets(new Set(['PLANTED-4711']), () => {
    log.error({ err: new Error('at /reset-password/PLANTED-4711') }, 'defect');
    log.info('for PLANTED-4711');
  });
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain('PLANTED');
});

test('an error is told with its stack, its code and its cause', () => {
  const { log, last } = listen();
  log.error({ err: Object.assign(new Error('no room', { cause: new Error('disk') }), { code: '53100' }) }, 'defect');
  expect(last().err).toMatchObject({
    type: 'Error',
    message: 'no room',
    code: '53100',
    stack: expect.stringContaining('log.test.ts'),
    cause: { message: 'disk' },
  });
});

test('an object that holds itself can be logged', () => {
  const { log, lines } = listen();
  const ring: Record<string, unknown> = {};
  ring.self = ring;
  log.info(ring, 'round');
  expect(lines).toHaveLength(1);
});

test('what is below the level is not written', () => {
  const { log, lines } = listen({ level: 'warn' });
  log.info('quiet');
  expect(lines).toEqual([]);
});

test('a person reads one line', () => {
  const { log, lines } = listen({ isPretty: true });
  log.info({ route: '/api/x', status: 200 }, 'changed');
  expect(stripVTControlCharacters(lines[0]!)).toMatch(/^\d\d:\d\d:\d\d info {2}changed route=\/api\/x status=200\n$/);
  log.error({ err: new Error('no room') }, 'defect');
  expect(stripVTControlCharacters(lines[1]!)).toMatch(/error defect\nError: no room\n {4}at /);
});
