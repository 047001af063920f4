import { expect, test } from 'vitest';
import { refundDueAt } from './limits.ts';
import { orderNumberFrom } from './order-number.ts';

const numbers = [
  ['K7QM-4T2X', 'K7QM-4T2X'],
  [' k7qm 4t2x ', 'K7QM-4T2X'],
  ['#K7QM4T2X', 'K7QM-4T2X'],
  ['KOIL-4T2X', 'K011-4T2X'],
  ['K7QM', null],
  ['RE-2026-000123', null],
  ['', null],
] as const;
for (const [typed, expected] of numbers) {
  test(`"${typed}" means ${expected ?? 'no order of ours'}`, () => expect(orderNumberFrom(typed)).toBe(expected));
}

test('money has to be back fourteen days later', () => {
  expect(refundDueAt(new Date('2026-03-01T10:00:00Z'))).toEqual(new Date('2026-03-15T10:00:00Z'));
});
