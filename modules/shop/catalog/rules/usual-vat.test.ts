import { expect, test } from 'vitest';
import { usualVat } from './usual-vat.ts';

const cases = [
  ['restaurant', 'meal'],
  ['shop', 'standard'],
  ['service', 'standard'],
  ['lockers', 'standard'],
  // As every item began before a company said its trade.
  ['', 'meal'],
] as const;

for (const [trade, kind] of cases) {
  test(`a new item of the trade "${trade}" is taxed as ${kind}`, () => expect(usualVat(trade)).toBe(kind));
}
