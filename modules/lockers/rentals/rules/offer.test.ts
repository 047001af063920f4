import { expect, test } from 'vitest';
import { cheapestGroups, sizeOffers } from './offer.ts';
import { at, priceLike } from './rental.for-tests.ts';

const sizes = ['S', 'M', 'L'].map((code) => ({ code, name: code, widthCm: 30, heightCm: 30, depthCm: 50 }));
const prices: Record<string, ReturnType<typeof priceLike>[]> = {
  usual: [priceLike(), priceLike({ sizeCode: 'M', tiers: [{ upTo: null, cents: 300 }] })],
  cheap: [priceLike({ tiers: [{ upTo: null, cents: 100 }], overrunCentsPerHour: 150 })],
};
const pricesOf = (id: string | null) => (id && prices[id]) || [];
const span = { startsAt: at('10:00'), durationMinutes: 90 };
const count = (sizeCode: string, priceGroupId: string | null, free: number, boxes = 5) => ({
  sizeCode,
  priceGroupId,
  boxes,
  free,
});
const offer = (...counts: ReturnType<typeof count>[]) => sizeOffers(sizes, counts, pricesOf, span);

test('a size is offered with what is free, its price per started hour and what overrun costs', () => {
  expect(offer(count('S', 'usual', 3))).toEqual([
    {
      size: sizes[0],
      free: 3,
      priceCents: 400,
      parts: [{ unit: 'hour', count: 2, cents: 400 }],
      overrunCentsPerHour: 300,
      problem: null,
    },
  ]);
});

test('sizes stand in their order; one without a box is not there', () => {
  expect(offer(count('M', 'usual', 1), count('S', 'usual', 1)).map(({ size }) => size.code)).toEqual(['S', 'M']);
});

test('of several prices the cheapest free one counts, and all free boxes', () => {
  expect(offer(count('S', 'usual', 2), count('S', 'cheap', 1))[0]).toMatchObject({
    free: 3,
    priceCents: 200,
    overrunCentsPerHour: 150,
  });
  expect(offer(count('S', 'usual', 2), count('S', 'cheap', 0))[0]).toMatchObject({ free: 2, priceCents: 400 });
});

test('where nothing is free, or nothing has a price, the size says so', () => {
  expect(offer(count('S', 'usual', 0))[0]).toMatchObject({
    free: 0,
    priceCents: 400,
    problem: 'rental.size_unavailable',
  });
  expect(offer(count('L', 'usual', 2))[0]).toMatchObject({ free: 0, priceCents: null, problem: 'rental.not_priced' });
  expect(offer(count('S', null, 2))[0]).toMatchObject({ free: 0, priceCents: null, problem: 'rental.not_priced' });
});

test('price groups come cheapest first, those without a price not at all', () => {
  const groups = cheapestGroups(['usual', 'cheap', null, 'usual'], pricesOf, 'S', span);
  expect(groups).toEqual([
    { priceGroupId: 'cheap', cents: 200 },
    { priceGroupId: 'usual', cents: 400 },
  ]);
});
