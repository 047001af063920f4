import type { OrderStatus } from '@fachwerk/orders/contract';
import { expect, test } from 'vitest';
import { minutesOf, whyNotPlan } from './service.ts';

const durations = [
  [45, 1, 45],
  [45, 2, 90],
  [0, 1, 60],
] as const;
for (const [minutes, quantity, expected] of durations) {
  test(`${quantity}× ${minutes} minutes take ${expected}`, () => expect(minutesOf(minutes, quantity)).toBe(expected));
}

const statuses: readonly (readonly [OrderStatus, string | null])[] = [
  ['new', null],
  ['approved', null],
  ['process', null],
  ['finished', 'service.over'],
  ['return', 'service.over'],
  ['canceled', 'service.over'],
];
for (const [status, expected] of statuses) {
  test(`a service of an order that is ${status}: ${expected ?? 'may be planned'}`, () =>
    expect(whyNotPlan({ status })).toBe(expected));
}
