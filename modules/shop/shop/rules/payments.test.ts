import { expect, test } from 'vitest';
import type { Shop } from '../contract.ts';
import { canBePaid } from './payments.ts';
import { shopLike } from './shop.for-tests.ts';

const offered = (...options: string[]) => options.map((option) => ({ option, isTest: false })) as Shop['offered'];
const closed = { delivery: { isOffered: false }, pickup: { isOffered: false } };

const cases: readonly [string, Shop, boolean][] = [
  ['takes cash where it hands over', shopLike({ offered: offered('cash') }), true],
  ['hands nothing over yet', shopLike({ offered: offered('cash'), ways: closed }), false],
  ['has switched cash off', shopLike({ offered: offered('cash'), ways: noCash() }), false],
  ['has an account and sells appointments alone', shopLike({ offered: offered('cash', 'card'), ways: closed }), true],
];

for (const [name, shop, expected] of cases) {
  test(`whether a shop can be paid that ${name}`, () => expect(canBePaid(shop)).toBe(expected));
}

function noCash() {
  return { delivery: { payments: ['card' as const] }, pickup: { payments: ['card' as const] } };
}
