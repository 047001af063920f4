import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { expect, test } from 'vitest';
import { addressGroup, codeTries, minutesToWait, QUOTAS, resetMailTries, signInTries } from './tries.ts';

const now = new Date('2026-03-01T10:00:00Z');
const quota = { most: 3, minutes: 15 };

const waits = [
  ['the first try', { startedAt: now, count: 1 }, 0],
  ['the last allowed try', { startedAt: now, count: 3 }, 0],
  ['one try too many', { startedAt: now, count: 4 }, 15],
  ['one too many, late in the window', { startedAt: addMinutes(now, -14), count: 4 }, 1],
  ['one too many, in the last second', { startedAt: addSeconds(now, -899), count: 4 }, 1],
  ['one too many, before the clock was set back', { startedAt: addMinutes(now, 1440), count: 4 }, 15],
  ['a thousand too many wait no longer', { startedAt: addMinutes(now, -5), count: 1003 }, 10],
] as const;
for (const [name, counter, minutes] of waits) {
  test(`${name}: ${minutes} minutes`, () => expect(minutesToWait(counter, quota, now)).toBe(minutes));
}

test('no window locks anybody out for longer than a quarter of an hour; mails have an hour', () => {
  const long = Object.entries(QUOTAS).filter(([, { minutes }]) => minutes > 15);
  expect(long.map(([kind]) => kind)).toEqual(['reset.account']);
});

const stranger = { account: 'anna@example.org', address: '192.0.2.7', device: null };

test('a stranger is counted at the narrowest counter first, at the account last', () => {
  expect(signInTries(stranger).map(({ kind }) => kind)).toEqual([
    'sign-in.account-at-address',
    'sign-in.address',
    'sign-in.account',
  ]);
});

test('one address cannot fill the counter of an account', () => {
  const { most: fromOneAddress } = QUOTAS['sign-in.account-at-address'];
  expect(fromOneAddress * 2).toBeLessThanOrEqual(QUOTAS['sign-in.account'].most);
});

test('a known device shares no counter with countIndependent, for passwords and for codes', () => {
  const known = { ...stranger, device: 'device' };
  const keys = (tries: { kind: string; subject: string }[]) => tries.map(({ kind, subject }) => `${kind} ${subject}`);
  const countIndependent = new Set([...keys(signInTries(stranger)), ...keys(codeTries(stranger))]);
  const own = [...keys(signInTries(known)), ...keys(codeTries(known))];
  expect(own).toHaveLength(2);
  expect(own.filter((key) => countIndependent.has(key))).toEqual([]);
});

test('two accounts on one device do not share a counter', () => {
  const [one] = signInTries({ ...stranger, device: 'device' });
  const [other] = signInTries({ ...stranger, device: 'device', account: 'ben@example.org' });
  expect(one).not.toEqual(other);
  expect(resetMailTries('a')).not.toEqual(resetMailTries('b'));
});

const addresses = [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001::5', '2001:db8:0:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
] as const;
for (const [address, group] of addresses) {
  test(`${address} counts as ${group}`, () => expect(addressGroup(address)).toBe(group));
}
