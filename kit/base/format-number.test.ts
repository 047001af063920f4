import { expect, test } from 'vitest';
import { formatMoney } from './format-number.ts';

// Cents, with two decimals, without them where the amount is whole.
const amounts = [
  [0, '0,00 €', '0 €'],
  [1200, '12,00 €', '12 €'],
  [1250, '12,50 €', '12,50 €'],
  [1205, '12,05 €', '12,05 €'],
  [99, '0,99 €', '0,99 €'],
  [-500, '-5,00 €', '-5 €'],
  [-550, '-5,50 €', '-5,50 €'],
  [1_000_000, '10.000,00 €', '10.000 €'],
] as const;

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each(amounts)('%i cents are %s, or %s', (cents, two, none) => {
  expect(plain(formatMoney(cents, 'de-DE'))).toBe(two);
  expect(plain(formatMoney(cents, 'de-DE', { decimals: 2 }))).toBe(two);
  expect(plain(formatMoney(cents, 'de-DE', { decimals: 0 }))).toBe(none);
});

test('another language and another currency keep the rule', () => {
  expect(formatMoney(1200, 'en-GB', { decimals: 0 })).toBe('€12');
  expect(formatMoney(1250, 'en-GB', { decimals: 0, currency: 'USD' })).toBe('US$12.50');
});
