import { addDays, addMinutes } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choice } from '../contract.ts';
import { choiceWords, refusalParams, whyNotChoose, whyNotQuantity } from './choice.ts';
import { choicePrice, priceFrom } from './choice-price.ts';
import { withRenamedSizes } from './extra-price.ts';
import { choiceOf, extraLike, groupLike, named, offerLike, variantLike } from './offer.for-tests.ts';
import { piecesLeft, whyNotSell } from './offer.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const ELSEWHERE = '11111111-1111-4111-8111-111111111111';

const small = variantLike('klein', { priceCents: 850 });
const large = variantLike('groß', { priceCents: 1150, depositCents: 25, stock: 2 });
const gone = variantLike('riesig', { stock: 0 });
const cheese = extraLike('Käse', { surchargeCents: 150 });
const salami = extraLike('Salami', { surchargeCents: 200 });
const truffle = extraLike('Trüffel', { isSoldOut: true, soldOutUntil: addMinutes(NOW, 60) });
const toppings = groupLike([cheese, salami, truffle], { maximum: 3, mostOfSame: 2 });
const tomato = extraLike('Tomate', { surchargeCents: 0 });
const cream = extraLike('Sahne', { surchargeCents: 50 });
const base = groupLike([tomato, cream], { minimum: 1, maximum: 1, name: named('Boden') });
const pizza = offerLike({ variants: [small, large, gone], extraGroups: [base, toppings], priceCents: 850 });
const plain = offerLike();

const choices: readonly (readonly [string, Choice, string | null])[] = [
  ['with what has to be chosen', choiceOf(pizza, large, [tomato, 1]), null],
  ['with extras up to the limit', choiceOf(pizza, large, [tomato, 1], [cheese, 2], [salami, 1]), null],
  ['without a variant', choiceOf(pizza, null, [tomato, 1]), 'choice.variant_missing'],
  ['of a variant of somebody else', { ...choiceOf(pizza, null), variantId: ELSEWHERE }, 'choice.variant_unknown'],
  ['of a variant where there are none', { ...choiceOf(plain, null), variantId: ELSEWHERE }, 'choice.variant_unknown'],
  ['of a variant that is gone', choiceOf(pizza, gone, [tomato, 1]), 'choice.variant_sold_out'],
  [
    'with an extra of somebody else',
    { ...choiceOf(pizza, large, [tomato, 1]), extras: [{ extraId: ELSEWHERE, quantity: 1 }] },
    'choice.extra_unknown',
  ],
  ['with an extra of another item', choiceOf(plain, null, [cheese, 1]), 'choice.extra_unknown'],
  ['with an extra that is sold out', choiceOf(pizza, large, [tomato, 1], [truffle, 1]), 'choice.extra_sold_out'],
  ['with the same extra too often', choiceOf(pizza, large, [tomato, 1], [cheese, 3]), 'choice.extra_too_often'],
  [
    'with the same extra too often, said twice',
    choiceOf(pizza, large, [tomato, 1], [cheese, 2], [cheese, 1]),
    'choice.extra_too_often',
  ],
  ['with too few', choiceOf(pizza, large, [cheese, 1]), 'choice.too_few'],
  ['with too many of one group', choiceOf(pizza, large, [tomato, 1], [cream, 1]), 'choice.too_many'],
  ['with too many in all', choiceOf(pizza, large, [tomato, 1], [cheese, 2], [salami, 2]), 'choice.too_many'],
  ['with no times an extra', choiceOf(pizza, large, [tomato, 0]), 'choice.quantity'],
  ['with less than none of an extra', choiceOf(pizza, large, [tomato, 2], [tomato, -1]), 'choice.quantity'],
  ['with half an extra', choiceOf(pizza, large, [tomato, 0.5]), 'choice.quantity'],
  ['with a billion of an extra', choiceOf(pizza, large, [tomato, 1], [cheese, 1e9]), 'choice.extra_too_often'],
  ['of another item', { ...choiceOf(plain, null), itemId: ELSEWHERE }, 'item.gone'],
];
for (const [name, choice, expected] of choices) {
  const offer = choice.itemId === pizza.id ? pizza : plain;
  test(`a choice ${name}`, () => expect(whyNotChoose(offer, choice, NOW)?.code ?? null).toBe(expected));
}

test('an extra that is sold out for an hour is back after it', () =>
  expect(whyNotChoose(pizza, choiceOf(pizza, large, [tomato, 1], [truffle, 1]), addMinutes(NOW, 60))).toBeNull());

const lunch = [{ days: ['monday' as const], from: '11:00', to: '14:00' }];
const breakfast = [{ days: ['monday' as const], from: '07:00', to: '10:00' }];
const sales = [
  ['is sold', {}, null],
  ['is archived', { isArchived: true }, 'item.gone'],
  ['has nothing left', { stock: 0 }, 'item.sold_out'],
  ['is sold out until further notice', { isSoldOut: true }, 'item.sold_out'],
  ['is sold out until a while ago', { isSoldOut: true, soldOutUntil: NOW }, null],
  ['has no variant left', { variants: [gone, variantLike('klein', { isSoldOut: true })] }, 'item.sold_out'],
  ['has one variant left', { variants: [gone, small] }, null],
  ['is a dish of this hour', { availability: lunch }, null],
  ['is a dish of another hour', { availability: breakfast }, 'item.not_now'],
  ['stands in a category of another hour', { availability: lunch, categoryAvailability: breakfast }, 'item.not_now'],
] as const;
for (const [name, given, expected] of sales) {
  test(`an item that ${name}`, () => expect(whyNotSell(offerLike(given as object), NOW)).toBe(expected));
}

for (const quantity of [1, 999])
  test(`${quantity} pieces can be had`, () => expect(whyNotQuantity(quantity)).toBeNull());
for (const quantity of [0, -1, 1000, 1e9, 1.5, Number.NaN]) {
  test(`${quantity} pieces cannot be had`, () => expect(whyNotQuantity(quantity)).toBe('choice.quantity'));
}

test('what is left is the least of item and variant', () => {
  expect(piecesLeft(pizza, { variantId: small.id })).toBeNull();
  expect(piecesLeft(pizza, { variantId: large.id })).toBe(2);
  expect(piecesLeft({ ...pizza, stock: 1 }, { variantId: large.id })).toBe(1);
});

const priced = extraLike('Käse', {
  surchargeCents: 150,
  sizePrices: [
    { size: 'Groß', surchargeCents: 250 },
    { size: 'klein', surchargeCents: 0 },
  ],
});
const bySize = { ...pizza, extraGroups: [groupLike([priced], { mostOfSame: 2 })] };

test('an extra costs what it does with the size that was chosen, else its usual price', () => {
  const middle = variantLike('mittel');
  const offer = { ...bySize, variants: [small, middle, large] };
  const extrasOf = (variant: typeof small) =>
    choicePrice(offer, choiceOf(offer, variant, [priced, 2]), NOW).extrasCents;
  expect([small, middle, large].map(extrasOf)).toEqual([0, 300, 500]);
  const without = { ...plain, extraGroups: bySize.extraGroups };
  expect(choicePrice(without, choiceOf(without, null, [priced, 1]), NOW).extrasCents).toBe(150);
});

test('the price to begin with is that of the cheapest size with what it needs', () => {
  const needed = groupLike(
    [extraLike('Boden', { surchargeCents: 900, sizePrices: [{ size: 'groß', surchargeCents: 0 }] })],
    { minimum: 1, maximum: 1 },
  );
  expect(priceFrom({ ...pizza, variants: [small, large], extraGroups: [needed] }, NOW)).toEqual({
    cents: 1150,
    isFrom: true,
  });
});

test('whatever sizes cost: the sum is the variant and each extra at the price of that size', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 });
  const prices = fc.uniqueArray(
    fc.record({ size: fc.constantFrom('klein', ' GROSS', 'Groß', 'mittel'), surchargeCents: amount }),
    {
      selector: ({ size }) => size.trim().toLowerCase(),
    },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(small, large),
      amount,
      prices,
      fc.integer({ min: 1, max: 2 }),
      (variant, usual, sizes, count) => {
        const extra = extraLike('Käse', { surchargeCents: usual, sizePrices: sizes });
        const offer = { ...pizza, extraGroups: [groupLike([extra], { mostOfSame: 2 })] };
        const own = sizes.find(({ size }) => size.trim().toLowerCase() === variant.name.de)?.surchargeCents ?? usual;
        const price = choicePrice(offer, choiceOf(offer, variant, [extra, count]), NOW);
        expect(price.extrasCents).toBe(own * count);
        expect(price.unitCents).toBe(variant.priceCents + own * count);
      },
    ),
  );
});

test('prices follow a variant that gets another name, and stay for the items that keep the old one', () => {
  const before = [{ size: 'groß', surchargeCents: 200 }];
  expect(withRenamedSizes(before, [{ from: 'Groß', to: 'Groß, 32 cm' }])).toEqual([
    ...before,
    { size: 'Groß, 32 cm', surchargeCents: 200 },
  ]);
  expect(withRenamedSizes(before, [{ from: 'klein', to: 'mini' }])).toBe(before);
  expect(withRenamedSizes(before, [{ from: 'groß', to: 'GROSS ' }])).toHaveLength(2);
  expect(withRenamedSizes(before, [{ from: 'groß', to: 'Groß' }])).toBe(before);
});

test('a choice costs its variant and its extras; deposit and tax follow the item', () => {
  const choice = choiceOf(pizza, large, [cream, 1], [cheese, 2]);
  expect(choicePrice(pizza, choice, NOW)).toEqual({
    unitCents: 1150 + 50 + 300,
    usualCents: 1500,
    extrasCents: 350,
    depositCents: 25,
    vatPercent: 7,
    promoEndsAt: null,
    lowestBeforeCents: null,
  });
});

test('a promo counts until its timer ends it, and says the lowest price before', () => {
  const to = addDays(NOW, 1);
  const promo = { cents: 700, from: NOW, to };
  const offer = offerLike({ variants: [{ ...small, promo, lowestBeforeCents: 800 }] });
  const choice = choiceOf(offer, small);
  expect(choicePrice(offer, choice, NOW)).toMatchObject({
    unitCents: 700,
    usualCents: 850,
    promoEndsAt: to,
    lowestBeforeCents: 800,
  });
  expect(choicePrice(offer, choice, to)).toMatchObject({ unitCents: 850, promoEndsAt: null, lowestBeforeCents: null });
});

test('the price to begin with counts what has to be chosen', () => {
  expect(priceFrom(plain, NOW)).toEqual({ cents: 950, isFrom: false });
  expect(priceFrom(pizza, NOW)).toEqual({ cents: 850, isFrom: true });
  const needed = groupLike([cream, cheese], { minimum: 2, maximum: 2, mostOfSame: 2 });
  expect(priceFrom(offerLike({ extraGroups: [needed] }), NOW)).toEqual({ cents: 950 + 100, isFrom: true });
});

test('the same choice reads the same, in whatever order it was clicked', () => {
  const words = { title: 'Margherita, groß', detail: 'Tomate, 2× Käse, Salami' };
  expect(choiceWords(pizza, choiceOf(pizza, large, [salami, 1], [cheese, 2], [tomato, 1]), 'it')).toEqual(words);
  expect(choiceWords(plain, choiceOf(plain, null), 'de')).toEqual({ title: 'Pizza Margherita', detail: '' });
});

test('a refusal names what it is about', () => {
  const refusal = whyNotChoose(pizza, choiceOf(pizza, large), NOW)!;
  expect(refusalParams(pizza, refusal, 'de')).toMatchObject({ item: 'Pizza Margherita', group: 'Boden', minimum: 1 });
});

test('whatever is sent: it is refused, or within all limits and priced to the cent', () => {
  const ids = [...base.extras, ...toppings.extras].map(({ id }) => id);
  const extras = fc.array(
    fc.record({
      extraId: fc.constantFrom(...ids, ELSEWHERE),
      quantity: fc.oneof(fc.integer({ min: -2, max: 4 }), fc.constantFrom(1e9, 0.5, Number.NaN, 2 ** 53)),
    }),
    { maxLength: 6 },
  );
  const variantId = fc.constantFrom(null, small.id, large.id, gone.id, ELSEWHERE);
  fc.assert(
    fc.property(variantId, extras, (chosen, wanted) => {
      const choice = { itemId: pizza.id, variantId: chosen, extras: wanted };
      if (whyNotChoose(pizza, choice, NOW)) return;
      const countIn = (group: typeof base) =>
        wanted
          .filter(({ extraId }) => group.extras.some(({ id }) => id === extraId))
          .reduce((sum, { quantity }) => sum + quantity, 0);
      expect(countIn(base)).toBe(1);
      expect(countIn(toppings)).toBeLessThanOrEqual(3);
      const surcharges = wanted.map(
        ({ extraId, quantity }) =>
          [...base.extras, ...toppings.extras].find(({ id }) => id === extraId)!.surchargeCents * quantity,
      );
      const { unitCents } = choicePrice(pizza, choice, NOW);
      expect(unitCents).toBe((chosen === small.id ? 850 : 1150) + surcharges.reduce((sum, cents) => sum + cents, 0));
    }),
    { numRuns: 2000 },
  );
});
