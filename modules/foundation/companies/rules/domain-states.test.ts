import { addMinutes } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiHost, DomainState, HostName } from '../contract-domain.ts';
import { LOOK_DAYS, looksUntil, nextLookAt } from './domain-checks.ts';
import { proofProblem, proofText, recordsOf, wayType } from './domain-records.ts';
import {
  begun,
  type DomainCheck,
  givenHost,
  isVerified,
  looked,
  MOST_CLAIMS,
  MOST_DOMAINS,
  switched,
  whyNotActivate,
  whyNotAdd,
  whyNotHost,
  whyNotRemove,
} from './domain-states.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = addMinutes(now, 5);
const found: DomainCheck = { problem: null, isPointingHere: true };
const missing: DomainCheck = { problem: 'missing', isPointingHere: false };
const fresh = begun('www.firma.de', 'p', now);
const inState = (state: DomainState) => ({ ...fresh, state, verifiedAt: isVerified({ state }) ? now : null });

const afterLooks = [
  ['a new one whose proof is there', 'created', found, 'verified'],
  ['a new one without proof', 'created', missing, 'dns_pending'],
  ['a waiting one whose proof has come', 'dns_pending', found, 'verified'],
  ['a waiting one without proof', 'dns_pending', missing, 'dns_pending'],
  ['a waiting one when the DNS is silent', 'dns_pending', { ...missing, problem: 'unreachable' }, 'dns_pending'],
  ['a verified one whose proof was tidied away', 'verified', missing, 'verified'],
  ['an active one whose proof was tidied away', 'active', missing, 'active'],
  ['an active one whose proof is there', 'active', found, 'active'],
] as const;
for (const [name, state, look, expected] of afterLooks) {
  test(`after a look: ${name} is ${expected}`, () => {
    const after = looked(inState(state), look, later);
    expect([after.state, after.lastProblem, after.checkedAt]).toEqual([expected, look.problem, later]);
  });
}

test('it is remembered when a domain was shown to be one’s own, not when somebody looked again', () => {
  const shown = looked(fresh, found, later);
  expect(shown.verifiedAt).toEqual(later);
  expect(looked(shown, missing, addMinutes(later, 9)).verifiedAt).toEqual(later);
});

test('the next look is planned while the proof is missing, and begins anew only when somebody asks', () => {
  const waiting = looked(fresh, missing, later);
  expect(waiting.nextLookAt).toEqual(addMinutes(later, 2));
  expect(looked(waiting, found, later).nextLookAt).toBeNull();
  const longAfter = addMinutes(now, 3 * 24 * 60);
  const tired = looked(waiting, missing, longAfter);
  expect(tired).toMatchObject({ nextLookAt: null, lookingSince: now });
  expect(looked(tired, missing, longAfter, true)).toMatchObject({
    nextLookAt: addMinutes(longAfter, 1),
    lookingSince: longAfter,
  });
  expect(looked(waiting, missing, later, true).lookingSince).toEqual(now);
});

for (const state of DomainState.options) {
  const may = state === 'verified' || state === 'active';
  test(`${state}: can ${may ? '' : 'not '}be active`, () =>
    expect(whyNotActivate({ state })).toBe(may ? null : 'domain.not_verified'));
}
test('switching on and off moves between verified and active, and nothing else', () => {
  expect(switched(inState('verified'), true).state).toBe('active');
  expect(switched(inState('active'), false).state).toBe('verified');
  expect(switched(inState('dns_pending'), false).state).toBe('dns_pending');
});

test('the last one stays', () => {
  expect([whyNotRemove(1), whyNotRemove(2)]).toEqual(['domain.last', null]);
});
test('there is an end to adding', () => {
  const proven = (count: number) => Array.from({ length: count }, () => ({ state: 'verified' as const }));
  const claimed = (count: number) => Array.from({ length: count }, () => ({ state: 'dns_pending' as const }));
  expect([whyNotAdd(proven(MOST_DOMAINS - 1)), whyNotAdd(proven(MOST_DOMAINS))]).toEqual([null, 'domain.too_many']);
  expect([whyNotAdd(claimed(MOST_CLAIMS - 1)), whyNotAdd(claimed(MOST_CLAIMS))]).toEqual([
    null,
    'domain.too_many_claims',
  ]);
});
test('the back-office’s own host is nobody’s domain', () => {
  expect(whyNotHost('admin.fachwerk.example', 'Admin.Fachwerk.Example')).toBe('domain.own_host');
  expect(whyNotHost('rosa.shops.example', 'fachwerk.example', 'shops.example')).toBe('domain.of_operator');
  expect(whyNotHost('rosashops.example', 'fachwerk.example', 'shops.example')).toBeNull();
  expect(whyNotHost('rosa.shops.example', 'fachwerk.example')).toBeNull();
});

test.each([
  ['rosa', 'shops.example', 'rosa.shops.example'],
  ['rosa', undefined, null],
  ['login', 'shops.example', null],
  ['backoffice', 'shops.example', null],
])('a new company called %s below %s is found at %s', (code, below, host) => {
  expect(givenHost(code, 'backoffice.shops.example', below)).toBe(host);
  expect(whyNotHost('www.fachwerk.example', 'admin.fachwerk.example')).toBeNull();
});

const hosts = [
  ['www.firma.de', 'www.firma.de'],
  ['münchen-fächer.de', 'xn--mnchen-fcher-ncb24a.de'],
  ['straße.example', 'xn--strae-oqa.example'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  ['a.co', 'a.co'],
  ['https://www.firma.de', null],
  ['www.firma.de/shop', null],
  ['www.firma.de:8080', null],
  ['name@firma.de', null],
  ['firma', null],
  ['firma.de.', null],
  ['192.168.0.1', null],
  ['1.2', null],
  ['[::1]', null],
  ['x..de', null],
  ['-x.de', null],
  ['foo_bar.de', null],
  ['ex%41mple.com', null],
  ['a b.de', null],
  [`${'a'.repeat(64)}.de`, null],
  ['', null],
] as const;
for (const [typed, expected] of hosts)
  test(`the host „${typed}“ is ${expected ?? 'none'}`, () => expect(asciiHost(typed)).toBe(expected));

test('capitals and spaces around a host do not matter, umlauts stay as they are typed', () => {
  expect(HostName.parse('  WWW.Fächer.DE ')).toBe('www.fächer.de');
});
test('whatever is typed, a host is ASCII in lower case or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const host = asciiHost(`${typed}.de`);
      return host === null || /^[a-z0-9.-]+\.[a-z0-9-]+$/.test(host);
    }),
  );
});

test('the records say what to enter: the proof, and the way by name or by number', () => {
  expect(recordsOf('www.firma.de', 'p', 'office.example')).toEqual([
    { purpose: 'proof', type: 'TXT', name: '_fachwerk.www.firma.de', value: 'fachwerk-verify=p' },
    { purpose: 'way', type: 'CNAME', name: 'www.firma.de', value: 'office.example' },
  ]);
  expect(recordsOf('x.de', 'p', '192.0.2.9')[1]).toMatchObject({ type: 'A', value: '192.0.2.9' });
  expect(recordsOf('x.de', 'p', '[2001:db8::1]')[1]).toMatchObject({ type: 'AAAA', value: '2001:db8::1' });
});
for (const local of ['localhost', 'zeitlager.localhost', '127.0.0.1', '[::1]']) {
  test(`no way leads to ${local}`, () =>
    expect([wayType(local), recordsOf('x.de', 'p', local).length]).toEqual([null, 1]));
}

const proofs = [
  ['the right one', ['fachwerk-verify=p'], null],
  ['the right one among others', ['v=spf1', ' fachwerk-verify=p '], null],
  ['another one', ['fachwerk-verify=q'], 'different'],
  ['a longer one', ['fachwerk-verify=pp'], 'different'],
  ['something else only', ['v=spf1', 'p'], 'missing'],
  ['nothing', [], 'missing'],
] as const;
for (const [name, texts, expected] of proofs)
  test(`a proof: ${name}`, () => expect(proofProblem(texts, 'p')).toBe(expected));
test('a proof is found by the text that was asked for', () => expect(proofProblem([proofText('z')], 'z')).toBeNull());

test('looks come with growing pauses, within two days, and not too many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), (lateMinutes) => {
      const times: Date[] = [];
      // A busy queue runs each check a little late.
      for (let at = nextLookAt(now, now); at; at = nextLookAt(now, addMinutes(at, lateMinutes))) times.push(at);
      const pauses = times.map((at, i) => at.getTime() - (times[i - 1] ?? now).getTime());
      expect(times.length).toBeGreaterThan(10);
      expect(times.length).toBeLessThan(60);
      expect(times.every((at) => at <= looksUntil(now))).toBe(true);
      expect(pauses.every((pause, i) => i === 0 || pause >= pauses[i - 1]!)).toBe(true);
    }),
  );
  expect(LOOK_DAYS).toBe(2);
});
