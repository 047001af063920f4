import { expect, test } from 'vitest';
import { fullName, isConfirmed, whyNotBlock, whyNotErase, whyNotUnblock } from './customer.ts';

const now = new Date('2026-03-01T10:00:00Z');
test.each([
  ['is blocked by the network', whyNotBlock({ blockedAt: null }, true), null],
  ['is not blocked twice', whyNotBlock({ blockedAt: now }, true), 'customer.already_blocked'],
  ['is not blocked by a franchisee', whyNotBlock({ blockedAt: null }, false), 'customer.of_the_network'],
  ['is unblocked by the network', whyNotUnblock({ blockedAt: now }, true), null],
  ['is not unblocked when it is not blocked', whyNotUnblock({ blockedAt: null }, true), 'customer.not_blocked'],
  ['is not unblocked by a franchisee', whyNotUnblock({ blockedAt: now }, false), 'customer.of_the_network'],
  ['goes when the law keeps invoices', whyNotErase([{ kind: 'law' }]), null],
  ['stays while something is open', whyNotErase([{ kind: 'law' }, { kind: 'open' }]), 'customer.has_open_business'],
])('an account %s', (_, refusal, expected) => {
  expect(refusal).toBe(expected);
});

test('a name has no blanks where a part of it is missing', () => {
  expect(fullName({ firstName: '', lastName: 'Berger' })).toBe('Berger');
  expect(fullName({ firstName: '', lastName: '' })).toBe('');
});

test('whoever confirms types the address, in any case', () => {
  expect(isConfirmed(' Anna@Example.org ', 'anna@example.org')).toBe(true);
  expect(isConfirmed('anna', 'anna@example.org')).toBe(false);
});
