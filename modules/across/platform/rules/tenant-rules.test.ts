import { expect, test } from 'vitest';
import { whyNotResume, whyNotSuspend, whyNotVisit } from './tenant-rules.ts';

const at = new Date('2026-11-16T08:00:00Z');

const suspensions = [
  ['a company that works is suspended', { isOperator: false, suspendedAt: null }, null],
  ['one that is suspended is not suspended again', { isOperator: false, suspendedAt: at }, 'tenant.already_suspended'],
  ['the operator does not lock itself out', { isOperator: true, suspendedAt: null }, 'tenant.is_operator'],
] as const;
for (const [name, given, expected] of suspensions) test(name, () => expect(whyNotSuspend(given)).toBe(expected));

test('only what is suspended goes on again', () => {
  expect(whyNotResume({ isOperator: false, suspendedAt: at })).toBeNull();
  expect(whyNotResume({ isOperator: false, suspendedAt: null })).toBe('tenant.not_suspended');
});

test('nobody looks into a company that has not let them in', () => {
  expect(whyNotVisit({ support: null })).toBe('support.not_granted');
});
