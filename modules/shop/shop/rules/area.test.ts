import { expect, test } from 'vitest';
import { type ChargedCart, charges, findArea, whyNotDeliverTo } from './area.ts';
import { paymentsFor } from './payments.ts';
import { readinessLines } from './readiness.ts';
import { postcodesWithin } from './ring.ts';
import { areaLike, shopLike, zoneLike } from './shop.for-tests.ts';

const areas = [areaLike('8'), areaLike('803'), areaLike('80331'), areaLike('80999')];
const postcodes: readonly (readonly [string, string | undefined, string | null])[] = [
  ['80331', '80331', null],
  ['80333', '803', null],
  ['81000', '8', null],
  ['10115', undefined, 'shop.postcode_not_served'],
  ['8033', undefined, 'shop.postcode_invalid'],
  ['803310', undefined, 'shop.postcode_invalid'],
  ['ABCDE', undefined, 'shop.postcode_invalid'],
  ['', undefined, 'shop.postcode_invalid'],
  ['８０３３１', undefined, 'shop.postcode_invalid'],
];
for (const [postcode, found, refusal] of postcodes) {
  test(`${postcode || 'no postcode'} belongs to ${found ?? 'no area'}`, () => {
    expect(findArea({ areas }, postcode)?.postcode).toBe(found);
    expect(whyNotDeliverTo({ areas }, postcode)).toBe(refusal);
  });
}

const narrow = areaLike('50823', { id: 'narrow', radiusMeters: 3000, postcodes: ['50823', '50825'] });
const wide = areaLike('50823', { id: 'wide', radiusMeters: 8000, postcodes: ['50823', '50825', '50667'] });
const rings: readonly (readonly [string, string | undefined])[] = [
  ['50825', 'narrow'],
  ['50667', 'wide'],
  ['50829', undefined],
];
for (const [postcode, found] of rings)
  test(`${postcode} lies within ${found ?? 'no ring'}`, () => {
    expect(findArea({ areas: [wide, narrow] }, postcode)?.id).toBe(found);
    expect(whyNotDeliverTo({ areas: [wide, narrow] }, postcode)).toBe(found ? null : 'shop.postcode_not_served');
  });

test('an area that names the postcode goes before every ring, and the middle of a ring is no beginning of postcodes', () => {
  const named = areaLike('506', { id: 'named' });
  expect(findArea({ areas: [wide, named] }, '50667')?.id).toBe('named');
  expect(findArea({ areas: [areaLike('50823', { radiusMeters: 500, postcodes: [] })] }, '50823')).toBeUndefined();
});

test('a ring has what lies within it as the crow flies, and nothing around a place nobody knows', () => {
  const known = [
    { postcode: '50823', name: 'Ehrenfeld', position: { latitude: 50.951, longitude: 6.915 } },
    { postcode: '50825', name: 'Neuehrenfeld', position: { latitude: 50.96, longitude: 6.92 } },
    { postcode: '51061', name: 'Höhenhaus', position: { latitude: 50.99, longitude: 7.01 } },
  ];
  expect(postcodesWithin({ postcode: '50823', radiusMeters: 2000 }, known)).toEqual(['50823', '50825']);
  expect(postcodesWithin({ postcode: '50823', radiusMeters: 20_000 }, known)).toHaveLength(3);
  expect(postcodesWithin({ postcode: '99999', radiusMeters: 20_000 }, known)).toEqual([]);
  expect(postcodesWithin({ postcode: '50823', radiusMeters: null }, known)).toEqual([]);
});

const shop = shopLike({
  ways: {
    delivery: { minimumCents: 1500, handlingCents: 90 },
    shipment: { minimumCents: 1000, belowMinimum: 'surcharge' },
  },
  zones: [zoneLike({ tiers: [{ upTo: null, priceCents: 490 }], freeFromCents: 5000 })],
});
const near = areaLike('80331', { priceCents: 250, freeFromCents: 3000 });
const far = areaLike('81', { priceCents: 450, minimumCents: 2500, belowMinimum: 'surcharge' });
const cart = {
  type: 'delivery',
  area: near,
  to: { country: 'DE', postcode: '' },
  weightGrams: 500,
  countedCents: 2000,
  goodsCents: 2000,
} as const satisfies ChargedCart;
const none = {
  deliveryCents: 0,
  toFreeCents: null,
  handlingCents: 0,
  surchargeCents: 0,
  minimumCents: 0,
  missingCents: 0,
  isBlocked: false,
};

const carts: readonly (readonly [string, ChargedCart, Partial<ReturnType<typeof charges>>])[] = [
  ['a delivery nearby', cart, { deliveryCents: 250, handlingCents: 90, minimumCents: 1500 }],
  ['one that is free', { ...cart, countedCents: 3000, goodsCents: 3000 }, { handlingCents: 90, minimumCents: 1500 }],
  [
    'one a cent below',
    { ...cart, countedCents: 2999, goodsCents: 2999 },
    { deliveryCents: 250, handlingCents: 90, minimumCents: 1500 },
  ],
  [
    'one below the minimum',
    { ...cart, countedCents: 1400 },
    { deliveryCents: 250, handlingCents: 90, minimumCents: 1500, missingCents: 100, isBlocked: true },
  ],
  [
    'one far away, with the difference',
    { ...cart, area: far },
    { deliveryCents: 450, handlingCents: 90, minimumCents: 2500, missingCents: 500, surchargeCents: 500 },
  ],
  [
    'tobacco alone',
    { ...cart, area: far, countedCents: 0 },
    { deliveryCents: 450, handlingCents: 90, minimumCents: 2500, missingCents: 2500, surchargeCents: 2500 },
  ],
  ['one to nobody knows where', { ...cart, area: null }, { handlingCents: 90, minimumCents: 1500 }],
  [
    'a parcel',
    { ...cart, type: 'shipment', area: null },
    { deliveryCents: 490, toFreeCents: 3000, minimumCents: 1000 },
  ],
  ['a parcel that is free', { ...cart, type: 'shipment', goodsCents: 5000 }, { minimumCents: 1000 }],
  ['what is fetched', { ...cart, type: 'pickup' }, {}],
];
for (const [name, given, expected] of carts) {
  test(`${name} costs what it should`, () => expect(charges(shop, given)).toEqual({ ...none, ...expected }));
}

test('a shop offers what it chose from what the company can take', () => {
  const offered = [
    { option: 'card', isTest: false },
    { option: 'cash', isTest: false },
    { option: 'prepayment', isTest: false },
  ];
  const choosing = shopLike({ ways: { delivery: { payments: ['card', 'cash'] }, pickup: { payments: ['cash'] } } });
  const options = (type: 'delivery' | 'pickup', given = offered) =>
    paymentsFor({ ...choosing, offered: given }, type).map(({ option }) => option);
  expect([options('delivery'), options('pickup')]).toEqual([['card', 'cash'], ['cash']]);
  const trial = [{ option: 'test', isTest: true }];
  expect([options('delivery', trial), options('pickup', trial)]).toEqual([['test'], []]);
});

const facts = { partyFields: ['email'], shippedTexts: ['terms'], hasItems: true, hasDomain: true };
const NOW = new Date('2026-03-02T11:00:00Z');
const open = (given: Parameters<typeof shopLike>[0]) =>
  readinessLines(shopLike(given), { ...facts, shippedTexts: [] }, NOW)
    .filter(({ state }) => state !== 'done')
    .map(({ topic, state, names }) => [topic, state, ...names]);

const standings: readonly (readonly [string, Parameters<typeof shopLike>[0], unknown[]])[] = [
  ['is ready', {}, []],
  [
    'offers nothing',
    { ways: { delivery: { isOffered: false }, pickup: { isOffered: false } } },
    [['handover', 'open']],
  ],
  ['has no areas, but a door', { areas: [] }, [['handover', 'some', 'delivery']]],
  ['has neither', { areas: [], ways: { pickup: { isOffered: false } } }, [['handover', 'open', 'delivery']]],
  ['cannot be paid', { offered: [] }, [['payment', 'open', 'delivery', 'pickup']]],
  [
    'takes cash for pick-up that nobody offers',
    { ways: { pickup: { payments: ['cash'] } } },
    [['payment', 'some', 'pickup']],
  ],
  ['has nobody who signs', { isPartyComplete: false }, [['party', 'open', 'email']]],
  ['only shows', { isCatalogue: true }, [['catalogue', 'open']]],
];
test('a shop with nothing to sell, or nowhere to be found, says so', () => {
  const lines = readinessLines(shopLike({}), { ...facts, shippedTexts: [], hasItems: false, hasDomain: false }, NOW);
  expect(lines.filter(({ state }) => state === 'open').map(({ topic }) => topic)).toEqual(['items', 'domain']);
});

for (const [name, given, expected] of standings) {
  test(`the checklist of a shop that ${name}`, () => expect(open(given)).toEqual(expected));
}
