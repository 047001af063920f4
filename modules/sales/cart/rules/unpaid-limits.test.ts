import { expect, test } from 'vitest';
import { whyNotKeep, whyNotPayLater } from './unpaid-limits.ts';

const nobody = { fromAddress: 0, ofCustomer: 0, isConfirmed: false };
const cases = [
  ['the first order of a stranger', nobody, null],
  ['the second of the same stranger', { ...nobody, ofCustomer: 1 }, 'cart.contact_unconfirmed'],
  ['the second of a confirmed customer', { ...nobody, ofCustomer: 1, isConfirmed: true }, null],
  ['the fourth of a confirmed customer', { ...nobody, ofCustomer: 3, isConfirmed: true }, 'cart.too_many_open'],
  ['the fifth stranger behind one address', { ...nobody, fromAddress: 4 }, null],
  ['the sixth stranger behind one address', { ...nobody, fromAddress: 5 }, 'cart.too_many_open'],
  ['a confirmed customer behind a busy address', { ...nobody, fromAddress: 50, isConfirmed: true }, null],
] as const;
test.each(cases)('%s', (_, open, expected) => expect(whyNotPayLater(open)).toBe(expected));

test('of orders that wait for their payment online, five come from one address', () => {
  expect(whyNotKeep(4)).toBeNull();
  expect(whyNotKeep(5)).toBe('cart.too_many_unpaid');
});
