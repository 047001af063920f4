import { expect, test } from 'vitest';
import { whyNotRefund } from './refund.ts';

const cases = [
  ['all that is left', 400, 400, null],
  ['a part of it', 400, 1, null],
  ['a cent more than is left', 400, 401, 'rental.refund_too_high'],
  ['anything of nothing', 0, 1, 'rental.refund_too_high'],
] as const;

for (const [name, refundableCents, amountCents, expected] of cases) {
  test(`${name}: ${expected ?? 'goes back'}`, () => expect(whyNotRefund(refundableCents, amountCents)).toBe(expected));
}
