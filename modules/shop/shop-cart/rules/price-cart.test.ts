import { lineTotal, vatShares } from '@fachwerk/orders/rules/vat';
import { usualShop } from '@fachwerk/shop/rules/way';
import { expect, test } from 'vitest';
import type { TipChoice } from '../contract.ts';
import { type CartToPrice, type PricedItem, priceCart, whyNotTip } from './price-cart.ts';

const shop = usualShop();
const AREA = {
  id: 'area',
  postcode: '10115',
  radiusMeters: null,
  name: 'Mitte',
  priceCents: 250,
  minimumCents: 1500,
  freeFromCents: 4000,
  belowMinimum: 'block',
  version: 1,
} as const;
const NO_TIP: TipChoice = { kind: 'none', value: 0 };
const pizza: PricedItem = {
  id: 'pizza',
  quantity: 2,
  unitCents: 900,
  depositCents: 0,
  vatPercent: 7,
  countsForMinimum: true,
};
const cola: PricedItem = {
  id: 'cola',
  quantity: 1,
  unitCents: 300,
  depositCents: 25,
  vatPercent: 19,
  countsForMinimum: true,
};
const tobacco: PricedItem = { ...cola, id: 'tobacco', unitCents: 800, depositCents: 0, countsForMinimum: false };
const HOME = { country: 'DE', postcode: '' };
const cart = (items: readonly PricedItem[], given: Partial<CartToPrice> = {}): CartToPrice => ({
  items,
  type: 'delivery',
  area: AREA,
  to: HOME,
  weightGrams: 0,
  discount: null,
  tip: NO_TIP,
  ...given,
});
const words = (given: CartToPrice, ways = shop.ways) =>
  priceCart({ ...shop, ways }, given).lines.map(
    ({ id, quantity, unitCents, vatPercent }) => `${id} ${quantity}×${unitCents} ${vatPercent}%`,
  );

test('a delivery costs what its area says, spread over the rates of what is brought; a deposit goes with its item', () => {
  expect(words(cart([pizza, cola]))).toEqual([
    'pizza 2×900 7%',
    'cola 1×300 19%',
    'deposit:cola 1×25 19%',
    'delivery:19 1×36 19%',
    'delivery:7 1×214 7%',
  ]);
});

test('from a value on it is brought for nothing', () => {
  expect(words(cart([{ ...pizza, quantity: 5 }]))).toEqual(['pizza 5×900 7%']);
});

const sums = [
  [
    'below the minimum nothing goes',
    [cola],
    {},
    { countedCents: 300, missingCents: 1200, isBlocked: true, surchargeCents: 0 },
  ],
  ['at the minimum it goes', [{ ...pizza, unitCents: 750 }], {}, { missingCents: 0, isBlocked: false }],
  [
    'tobacco counts as goods and not towards the minimum',
    [tobacco],
    {},
    { goodsCents: 800, countedCents: 0, missingCents: 1500 },
  ],
  ['a deposit counts for nothing', [{ ...cola, depositCents: 9000 }], {}, { countedCents: 300, depositCents: 9000 }],
  [
    'the difference is added where the area says so',
    [cola],
    { area: { ...AREA, belowMinimum: 'surcharge' } },
    { surchargeCents: 1200, isBlocked: false },
  ],
  [
    'a discount changes nothing about the minimum',
    [pizza],
    { discount: { cents: 1000, lineIds: null, isDeliveryFree: false } },
    { missingCents: 0, discountCents: 1000 },
  ],
  [
    'a code brings it for nothing',
    [pizza],
    { discount: { cents: 0, lineIds: null, isDeliveryFree: true } },
    { deliveryCents: 0, discountCents: 0 },
  ],
  [
    'a code for one item takes no more than that item costs',
    [pizza, cola],
    { discount: { cents: 5000, lineIds: ['cola'], isDeliveryFree: false } },
    { discountCents: 300 },
  ],
  ['ten percent of the goods for the people', [pizza], { tip: { kind: 'percent', value: 10 } }, { tipCents: 180 }],
  [
    'half a cent of a tip goes up',
    [{ ...pizza, quantity: 1, unitCents: 905 }],
    { tip: { kind: 'percent', value: 10 } },
    { tipCents: 91 },
  ],
  ['rounded up to the next euro', [pizza], { tip: { kind: 'round_up', value: 0 } }, { tipCents: 50 }],
  [
    'what is whole stays',
    [pizza],
    { type: 'pickup', area: null, tip: { kind: 'round_up', value: 0 } },
    { tipCents: 0 },
  ],
  ['the own amount', [pizza], { tip: { kind: 'cents', value: 123 } }, { tipCents: 123 }],
] as const;
for (const [name, items, given, expected] of sums) {
  test(name, () => expect(priceCart(shop, cart(items, given)).sums).toMatchObject(expected));
}

/** The same numbers each time: whoever breaks it sees the same cart again. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

const RATES = [0, 7, 19] as const;
const TIPS = ['none', 'percent', 'cents', 'round_up'] as const;
const TYPES = ['delivery', 'pickup', 'shipment', 'totable', 'box'] as const;

function anyCart(below: (limit: number) => number): { given: CartToPrice; ways: typeof shop.ways } {
  const items = Array.from({ length: 1 + below(6) }, (_, at) => ({
    id: `line${at}`,
    quantity: 1 + below(99),
    unitCents: below(10) === 0 ? 0 : below(20_000),
    depositCents: below(3) === 0 ? below(300) : 0,
    vatPercent: RATES[below(3)]!,
    countsForMinimum: below(5) > 0,
  }));
  const type = TYPES[below(5)]!;
  const belowMinimum = below(2) === 0 ? 'block' : 'surcharge';
  const area = {
    ...AREA,
    priceCents: below(1000),
    minimumCents: below(5000),
    freeFromCents: below(2) ? below(9000) : null,
    belowMinimum,
  } as const;
  const way = {
    ...shop.ways[type],
    handlingCents: below(3) ? 0 : below(500),
    minimumCents: below(5000),
    belowMinimum,
  } as const;
  const discount =
    below(3) === 0
      ? { cents: below(60_000), lineIds: below(2) ? null : [items[0]!.id], isDeliveryFree: below(4) === 0 }
      : null;
  const tip = { kind: TIPS[below(4)]!, value: below(50) };
  return {
    given: {
      items,
      type,
      area: type === 'delivery' ? area : null,
      to: HOME,
      weightGrams: below(40_000),
      discount,
      tip,
    },
    ways: { ...shop.ways, [type]: way },
  };
}

test('a hundred thousand carts cost what their lines cost, in whole cents, and no rate is below zero', () => {
  const below = numbersFrom(20_261_116);
  for (let turn = 0; turn < 100_000; turn++) {
    const { given, ways } = anyCart(below);
    const { lines, sums: found, totalCents, netCents, vatCents } = priceCart({ ...shop, ways }, given);
    const all = lines.reduce((sum, line) => sum + lineTotal(line), 0);
    const parts =
      found.goodsCents +
      found.depositCents +
      found.deliveryCents +
      found.handlingCents +
      found.surchargeCents +
      found.tipCents -
      found.discountCents;
    const isWhole = lines.every(
      ({ unitCents, quantity }) => Number.isSafeInteger(unitCents) && Number.isSafeInteger(quantity),
    );
    const isFine =
      totalCents === all &&
      totalCents === parts &&
      netCents + vatCents === totalCents &&
      isWhole &&
      new Set(lines.map(({ id }) => id)).size === lines.length &&
      found.discountCents <= found.goodsCents &&
      lines.every(({ kind, unitCents }) => (kind === 'discount' ? unitCents < 0 : unitCents >= 0)) &&
      vatShares(lines).every(({ grossCents, vatCents: vat }) => grossCents >= 0 && vat >= 0);
    if (!isFine) expect({ turn, given, lines, found, totalCents, all, parts }).toBe('whole');
  }
});

const tips = [
  ['none is always fine', { kind: 'none', value: 0 }, false, null],
  ['a percent that is offered', { kind: 'percent', value: 10 }, true, null],
  ['another percent', { kind: 'percent', value: 12 }, true, 'goods.tip_not_offered'],
  ['rounding up', { kind: 'round_up', value: 0 }, true, null],
  ['an own amount', { kind: 'cents', value: 150 }, true, null],
  ['anything where the shop takes none', { kind: 'cents', value: 150 }, false, 'goods.tip_not_offered'],
] as const;
for (const [name, tip, isOffered, expected] of tips) {
  test(`a tip: ${name}`, () => expect(whyNotTip({ tips: { ...shop.tips, isOffered } }, tip)).toBe(expected));
}
