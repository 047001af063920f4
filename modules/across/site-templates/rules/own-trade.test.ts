import { expect, test } from 'vitest';
import { fitsCompany } from './own-trade.ts';

const cases = [
  ['a restaurant', 'pizzeria', { trade: 'restaurant', kind: 'merchant' }, true],
  ['a restaurant that is a café', 'cafe', { trade: 'restaurant', kind: 'merchant' }, true],
  ['a shop is no restaurant', 'shop', { trade: 'restaurant', kind: 'merchant' }, false],
  ['a service', 'practice', { trade: 'service', kind: 'merchant' }, true],
  ['a network that has not said what it does', 'lockers', { trade: '', kind: 'franchisor' }, true],
  ['a merchant that has not said what it does', 'lockers', { trade: '', kind: 'merchant' }, false],
] as const;

for (const [name, template, about, expected] of cases) {
  test(`${name}: ${expected ? 'its own template' : 'not its own'}`, () =>
    expect(fitsCompany(template, about)).toBe(expected));
}
