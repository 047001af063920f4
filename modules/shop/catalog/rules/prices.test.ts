import { addDays, addMinutes } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PriceChange, type PricePeriod, type Promo, Rounding } from '../contract.ts';
import type { VatKind } from '../contract-facts.ts';
import { isEan } from './item.ts';
import { currentCents, lowestPriceBefore, savedPromo, withBasePrice } from './item-price.ts';
import { changedCents, percentFrom } from './price-change.ts';
import { whyNotPromo } from './promo.ts';
import { unitPrice } from './unit-price.ts';
import { vatPercent } from './vat.ts';

const at = (text: string) => new Date(text);
const NOW = at('2026-03-01T10:00:00Z');

const rates: readonly (readonly [VatKind, string, number])[] = [
  ['standard', '2026-03-01T10:00:00Z', 19],
  ['reduced', '2026-03-01T10:00:00Z', 7],
  ['free', '2026-03-01T10:00:00Z', 0],
  ['meal', '2025-12-31T22:59:59Z', 19],
  ['meal', '2025-12-31T23:00:00Z', 7],
  ['standard', '2020-08-01T10:00:00Z', 16],
  ['meal', '2020-08-01T10:00:00Z', 5],
  ['meal', '1999-01-01T10:00:00Z', 19],
];
for (const [kind, when, percent] of rates) {
  test(`${kind} is ${percent} % at ${when}`, () => expect(vatPercent(kind, at(when))).toBe(percent));
}

const contents = [
  ['500 g for 2,49 €', 249, { thousandths: 500_000, unit: 'g' }, { cents: 498, per: 'kg' }],
  ['1.5 kg for 2,00 €', 200, { thousandths: 1500, unit: 'kg' }, { cents: 133, per: 'kg' }],
  ['0.33 l for 2,50 €', 250, { thousandths: 330, unit: 'l' }, { cents: 758, per: 'l' }],
  ['330 ml for 2,50 €', 250, { thousandths: 330_000, unit: 'ml' }, { cents: 758, per: 'l' }],
  ['2.5 m for 10,00 €', 1000, { thousandths: 2500, unit: 'm' }, { cents: 400, per: 'm' }],
  ['8 pieces for 0,12 €, half a cent upwards', 12, { thousandths: 8000, unit: 'piece' }, { cents: 2, per: 'piece' }],
  ['nothing', 0, { thousandths: 1, unit: 'g' }, { cents: 0, per: 'kg' }],
] as const;
for (const [name, price, content, expected] of contents) {
  test(`the unit price of ${name}`, () => expect(unitPrice(price, content)).toEqual(expected));
}

test('a unit price times the content is the price, to half a cent per unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (price, amount) => {
        const { cents } = unitPrice(price, { thousandths: amount, unit: 'kg' });
        const difference = BigInt(cents) * BigInt(amount) - BigInt(price) * 1000n;
        const allowed = BigInt(amount) / 2n + 1n;
        expect(difference <= allowed && -difference <= allowed).toBe(true);
      },
    ),
  );
});

const codes = [
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['96385075', false],
  ['036000291452', true],
  ['00012345600012', true],
  ['400638133393', false],
  ['40063813339３1', false],
  ['', false],
] as const;
for (const [code, expected] of codes)
  test(`"${code}" ${expected ? 'is' : 'is no'} EAN`, () => expect(isEan(code)).toBe(expected));

test('a wrong digit anywhere is noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [...'4006381333931'];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(isEan(digits.join(''))).toBe(false);
    }),
  );
});

const promo: Promo = { cents: 700, from: NOW, to: addDays(NOW, 7) };
const current = [
  ['the moment before', addMinutes(NOW, -1), 890],
  ['its first moment', NOW, 700],
  ['its last moment', addMinutes(promo.to, -1), 700],
  ['its end', promo.to, 890],
] as const;
for (const [name, when, expected] of current) {
  test(`a promo at ${name}`, () => expect(currentCents({ priceCents: 890, promo }, when)).toBe(expected));
}

const base = (cents: number, from: number, to: number | null): PricePeriod => ({
  kind: 'base',
  cents,
  from: addDays(NOW, from),
  to: to === null ? null : addDays(NOW, to),
});

const histories = [
  ['nothing', [], null],
  ['one price', [base(890, -400, null)], 890],
  ['a lower price that ended 31 days ago', [base(700, -60, -31), base(890, -31, null)], 890],
  ['a lower price that ended 29 days ago', [base(700, -60, -29), base(890, -29, null)], 700],
  ['a lower price that ended to the minute 30 days ago', [base(700, -60, -30), base(890, -30, null)], 890],
  ['an earlier promo', [base(890, -60, null), { ...base(600, -10, -5), kind: 'promo' as const }], 600],
  ['what begins at that very moment', [base(890, -60, null), base(500, 0, null)], 890],
  ['a price that never counted', [base(890, -60, null), base(100, -5, -5)], 890],
] as const;
for (const [name, history, expected] of histories) {
  test(`the lowest price of thirty days after ${name}`, () => expect(lowestPriceBefore(history, NOW)).toBe(expected));
}

const item = { priceCents: 890, isTobacco: false };
const usual = [base(890, -60, null)];
const refusals = [
  ['below the usual price', { item, promo, history: usual }, null],
  ['none', { item, promo: null, history: [] }, null],
  ['as dear as the price', { item, promo: { ...promo, cents: 890 }, history: usual }, 'promo.not_below'],
  ['that ends before it begins', { item, promo: { ...promo, to: NOW }, history: usual }, 'promo.order'],
  [
    'that is over',
    { item, promo: { ...promo, from: addDays(NOW, -2), to: addDays(NOW, -1) }, history: usual },
    'promo.over',
  ],
  ['without a price before', { item, promo, history: withBasePrice([], 890, NOW) }, 'promo.no_price_before'],
  [
    'after the price was raised',
    { item, promo, history: withBasePrice([base(650, -60, null)], 890, NOW) },
    'promo.misleading',
  ],
  [
    'at the lowest price there was',
    { item, promo, history: [base(700, -60, -3), base(890, -3, null)] },
    'promo.misleading',
  ],
  ['of tobacco', { item: { ...item, isTobacco: true }, promo, history: usual }, 'promo.tobacco'],
] as const;
for (const [name, asked, expected] of refusals) {
  test(`a promo ${name}`, () => {
    expect(whyNotPromo({ ...asked, now: NOW })?.fields[0]?.code ?? null).toBe(expected);
  });
}

test('no promo is lawful at or above any price of the thirty days before', () => {
  const period = fc.record({
    cents: fc.integer({ min: 1, max: 2000 }),
    from: fc.integer({ min: -29, max: -1 }),
    days: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(period, { minLength: 1 }), fc.integer({ min: 1, max: 2000 }), (periods, cents) => {
      const history = periods.map(({ cents, from, days }) => base(cents, from, from + days));
      const refusal = whyNotPromo({
        item: { ...item, priceCents: 3000 },
        promo: { ...promo, cents },
        history,
        now: NOW,
      });
      expect(refusal === null).toBe(periods.every((each) => cents < each.cents));
    }),
  );
});

test('a promo that runs goes on as it was; a new one does not begin in the past', () => {
  const running = { ...promo, from: addDays(NOW, -3) };
  expect(savedPromo({ ...running, to: addDays(NOW, 20) }, running, NOW)?.from).toEqual(running.from);
  expect(savedPromo({ ...running, cents: 600 }, running, NOW)?.from).toEqual(NOW);
  expect(savedPromo(running, null, NOW)?.from).toEqual(NOW);
  expect(savedPromo({ ...promo, from: addDays(NOW, 2) }, running, NOW)?.from).toEqual(addDays(NOW, 2));
  expect(savedPromo(null, running, NOW)).toBeNull();
});

const percents = [
  ['5', 50],
  ['+2,5', 25],
  ['-10 %', -100],
  ['2.5%', 25],
  ['-100', null],
  ['101', null],
  ['2,55', null],
  ['€', null],
  ['', null],
] as const;
for (const [text, expected] of percents) {
  test(`"${text}" ${expected === null ? 'is no percent' : `is ${expected} tenths of a percent`}`, () =>
    expect(percentFrom(text)).toBe(expected));
}

const change = (kind: PriceChange['kind'], value: number, rounding: PriceChange['rounding'] = 'ten_cents') => ({
  kind,
  value,
  rounding,
});
const priceChanges = [
  ['nothing', 893, change('percent', 0), 893],
  ['5 %', 890, change('percent', 50), 930],
  ['2.5 %, half a step upwards', 1000, change('percent', 25), 1030],
  ['less', 890, change('percent', -100), 800],
  ['5 % of nothing', 0, change('percent', 50), 0],
  ['50 cents', 893, change('amount', 50, 'cent'), 943],
  ['less than nothing', 40, change('amount', -50, 'cent'), null],
  ['a price that is set', 893, change('set', 1234, 'cent'), 1234],
  ['a price that is set to nothing', 893, change('set', 0), 0],
  ['to half a euro', 870, change('amount', 10, 'fifty_cents'), 900],
  ['to a euro', 890, change('percent', 10, 'euro'), 900],
  ['to ,90', 890, change('percent', 50, 'ninety'), 890],
  ['to ,90 upwards', 945, change('amount', 0 + 1, 'ninety'), 990],
  ['to ,99', 1000, change('amount', 100, 'ninety_nine'), 1099],
  ['to ,99, never below the first', 20, change('amount', 10, 'ninety_nine'), 99],
  ['more than a price can be', 99_999_999, change('amount', 1, 'cent'), null],
] as const;
for (const [name, price, given, expected] of priceChanges) {
  test(`a price of ${price} changed by ${name}`, () => expect(changedCents(price, given)).toBe(expected));
}

test('whatever a price is changed by: it is none, or a price that lies within its rounding', () => {
  const reach = { cent: 1, ten_cents: 5, fifty_cents: 25, euro: 50, ninety: 90, ninety_nine: 99 };
  const changes = fc.record({
    kind: fc.constantFrom('set' as const, 'amount' as const, 'percent' as const),
    value: fc.integer({ min: -999, max: 100_000 }),
    rounding: fc.constantFrom(...Rounding.options),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), changes, (price, given) => {
      const cents = changedCents(price, given);
      const { kind, value } = given;
      const exact = kind === 'set' ? value : kind === 'amount' ? price + value : (price * (1000 + value)) / 1000;
      if (kind !== 'set' && value === 0) {
        expect(cents).toBe(price);
      } else if (cents === null) {
        expect(exact < 0 || exact > 99_999_900).toBe(true);
      } else {
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        expect(Math.abs(cents - exact)).toBeLessThanOrEqual(reach[given.rounding]);
      }
    }),
  );
});
