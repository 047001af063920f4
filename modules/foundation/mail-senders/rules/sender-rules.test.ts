import { addMinutes } from '@fachwerk/base/time';
import { expect, test } from 'vitest';
import { dkimState, REST_MINUTES, recordsFor, spfState, wayNow, whyNotAddress, whyNotPort } from './sender-rules.ts';

const now = new Date('2026-11-16T08:00:00Z');

test.each([
  ['nothing saved', null, 'platform'],
  ['an address whose records are there', { kind: 'address', spf: 'ok', dkim: 'ok' }, 'address'],
  ['an address without SPF', { kind: 'address', spf: 'missing', dkim: 'ok' }, 'platform'],
  ['an address with another key', { kind: 'address', spf: 'ok', dkim: 'different' }, 'platform'],
  ['a server', { kind: 'smtp', failedAt: null }, 'smtp'],
  ['a server that has just failed', { kind: 'smtp', failedAt: addMinutes(now, -REST_MINUTES + 1) }, 'platform'],
  ['a server that failed a while ago', { kind: 'smtp', failedAt: addMinutes(now, -REST_MINUTES) }, 'smtp'],
] as const)('%s: %s %s', (_, sender, way) => expect(wayNow(sender, now)).toBe(way));

test.each([
  [[], 'missing'],
  [['google-site-verification=1'], 'missing'],
  [['v=spf1 mx ~all'], 'different'],
  [['v=spf1 mx include:fachwerk.example ~all'], 'ok'],
  [['V=SPF1 INCLUDE:FACHWERK.EXAMPLE -ALL'], 'ok'],
  [['v=spf1 include:fachwerk.example.evil ~all'], 'different'],
  [['v=spf1 include:fachwerk.example ~all', 'v=spf1 mx ~all'], 'different'],
])('SPF %j is %s', (texts, state) => expect(spfState(texts, 'fachwerk.example')).toBe(state));

test.each([
  [[], 'missing'],
  [['v=DKIM1; k=rsa; p='], 'different'],
  [['v=DKIM1; k=rsa; p=AAAA BBBB'], 'ok'],
  [['v=DKIM1; p=CCCC'], 'different'],
])('DKIM %j is %s', (texts, state) => expect(dkimState(texts, 'AAAABBBB')).toBe(state));

test('the records name the domain of the address', () => {
  const wanted = {
    address: 'ciao@bella.example',
    selector: 'fw1',
    publicKey: 'AAAA',
    platformDomain: 'fachwerk.example',
  };
  expect(recordsFor(wanted, { spf: 'unknown', dkim: 'ok' })).toMatchObject([
    { name: 'bella.example', value: 'v=spf1 include:fachwerk.example ~all', state: 'unknown' },
    { name: 'fw1._domainkey.bella.example', value: 'v=DKIM1; k=rsa; p=AAAA', state: 'ok' },
  ]);
});

test('nobody sends for a domain of everybody, and by no odd port', () => {
  expect(whyNotAddress('rosa@gmx.de')).toBe('mail_sender.public_domain');
  expect(whyNotAddress('rosa@bella.example')).toBeNull();
  expect(whyNotPort(587)).toBeNull();
  expect(whyNotPort(22)).toBe('mail_sender.port_refused');
});
