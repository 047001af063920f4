import { addDays, addMinutes, addSeconds } from '@fachwerk/base/time';
import { ALLERGENS } from '@fachwerk/catalog/contract-allergens';
import { ADDITIVES } from '@fachwerk/catalog/contract-facts';
import { extraLike, groupLike, named, offerLike, variantLike } from '@fachwerk/item-options/rules/offer.for-tests';
import { usualShop } from '@fachwerk/shop/rules/way';
import { expect, test } from 'vitest';
import type { MenuCard } from '../contract.ts';
import { chosenPrice, supplyOf } from './chosen-price.ts';
import { barKey, countdownTo } from './countdown.ts';
import { chosenFrom, FIELDS } from './form-choice.ts';
import { legendOf, signOf } from './legend.ts';
import { menuCard } from './menu-card.ts';
import { filterFrom, isWanted, queryOf } from './menu-filter.ts';
import { timesInWords } from './offer-times.ts';
import { structuredItem, structuredMenu } from './structured.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const PLACE = { origin: 'https://bella.example', name: 'Bella' };
const SHOP = { ...usualShop(), areas: [], isSmallBusiness: false };
const card = (given: Parameters<typeof offerLike>[0] = {}, shop = SHOP) => menuCard(offerLike(given), shop, NOW, 'de');

const promo = { cents: 700, from: addDays(NOW, -1), to: addDays(NOW, 1) };
const small = variantLike('klein', { priceCents: 850, depositCents: 8, content: { thousandths: 500, unit: 'l' } });
const large = variantLike('groß', { priceCents: 1150 });
const sauce = groupLike([extraLike('Tomate', { surchargeCents: 50 }), extraLike('Sahne', { surchargeCents: 80 })], {
  minimum: 1,
  maximum: 1,
});

const cards: [string, Parameters<typeof offerLike>[0], Partial<MenuCard>][] = [
  ['costs what it costs', {}, { cents: 950, isFrom: false, promo: null, hasChoice: false }],
  ['begins with its cheapest variant', { variants: [large, small] }, { cents: 850, isFrom: true, depositCents: 8 }],
  ['says what a litre of it costs', { variants: [small] }, { unitPrice: { cents: 1700, per: 'l' } }],
  ['costs no less than what has to be chosen', { extraGroups: [sauce] }, { cents: 1000, isFrom: true }],
  [
    'says the lowest price before a promo',
    { promo, lowestBeforeCents: 900 },
    { cents: 700, promo: { usualCents: 950, lowestBeforeCents: 900, endsAt: promo.to } },
  ],
  ['knows no promo that is over', { promo: { ...promo, to: addSeconds(NOW, -1) } }, { cents: 950, promo: null }],
  ['says when few are left', { stock: 3 }, { left: 3, whyNot: null }],
  ['says nothing while there are enough', { stock: 6 }, { left: null }],
  [
    'counts the variants together',
    {
      variants: [
        { ...small, stock: 1 },
        { ...large, stock: 2 },
      ],
    },
    { left: 3 },
  ],
  ['never runs out of what is not counted', { variants: [{ ...small, stock: 1 }, large] }, { left: null }],
  ['is sold out', { stock: 0 }, { left: null, whyNot: 'item.sold_out' }],
];
test.each(cards)('a card %s', (_, given, expected) => expect(card(given)).toMatchObject(expected));

const pizza = card({
  name: named('Pizza Funghi'),
  hashtags: ['pilze'],
  diet: 'vegetarian',
  allergens: ['milk', 'gluten'],
});
const wanted: [string, string, boolean][] = [
  ['nothing', '', true],
  ['a part of its name', '?suche=fung', true],
  ['words in any order', '?suche=funghi+PIZZA', true],
  ['a hashtag', '?suche=pilze', true],
  ['a word it has not', '?suche=pizza+thunfisch', false],
  ['vegetarian food', '?kost=vegetarian', true],
  ['vegan food', '?kost=vegan', false],
  ['something without nuts', '?ohne=nuts', true],
  ['something without milk and nuts', '?ohne=nuts&ohne=milk', false],
  ['nonsense', '?kost=fleisch&ohne=steine', true],
];
test.each(wanted)('who looks for %s', (_, query, expected) =>
  expect(isWanted(pizza, filterFrom(new URLSearchParams(query)))).toBe(expected),
);

test('a filter is an address, and the other way round', () => {
  const query = '?suche=pizza&kost=vegan&ohne=milk&ohne=nuts';
  expect(queryOf(filterFrom(new URLSearchParams(query)))).toBe(query);
  expect(queryOf(filterFrom(new URLSearchParams('?suche=+')))).toBe('');
});

const hours = [
  ['closes_in', 90, 'menu.bar.closes_in_in', { kind: 'minutes', minutes: 90 }],
  ['closes_in', 9, 'menu.bar.closes_in_in', { kind: 'seconds', text: '9:00' }],
  ['closes_in', 11 * 60, 'menu.bar.closes_in_at', { kind: 'at' }],
  ['break_in', 15 * 60, 'menu.bar.break_in_at', { kind: 'at' }],
  ['opens_in', 30, 'menu.bar.opens_in_in', { kind: 'minutes', minutes: 30 }],
  ['already_closed', 60, 'menu.bar.already_closed_at', { kind: 'minutes' }],
  ['paused', 0.5, 'menu.bar.paused_in', { kind: 'seconds', text: '0:30' }],
] as const;
test.each(hours)('a shop whose state is %s, for %s minutes more', (state, minutes, key, until) => {
  const at = addMinutes(NOW, minutes);
  expect(barKey({ state, at }, NOW)).toBe(key);
  expect(countdownTo(at, NOW)).toMatchObject(until);
});

test('the bar never runs below zero, and says what has no end', () => {
  expect(countdownTo(addMinutes(NOW, -1), NOW)).toEqual({ kind: 'seconds', text: '0:00' });
  expect(barKey({ state: 'open', at: null }, NOW)).toBe('menu.bar.open');
  expect(barKey({ state: 'closed', at: null }, NOW)).toBe('menu.bar.closed_for_now');
});

test('a form says what was chosen, and nothing is mended in it', () => {
  const cheese = extraLike('Käse');
  const toppings = groupLike([cheese], { maximum: 3, mostOfSame: 3 });
  const offer = offerLike({ variants: [small], extraGroups: [sauce, toppings] });
  const said = (fields: Record<string, string>) => chosenFrom(offer, (name) => fields[name] ?? '');
  const tomato = sauce.extras[0]!;
  expect(
    said({
      [FIELDS.variant]: small.id,
      [FIELDS.group(sauce.id)]: tomato.id,
      [FIELDS.extra(cheese.id)]: '2',
      [FIELDS.quantity]: '3',
      [FIELDS.note]: ' ohne Zwiebeln ',
    }),
  ).toEqual({
    choice: {
      itemId: offer.id,
      variantId: small.id,
      extras: [
        { extraId: tomato.id, quantity: 1 },
        { extraId: cheese.id, quantity: 2 },
      ],
    },
    quantity: 3,
    note: 'ohne Zwiebeln',
  });
  expect(said({}).quantity).toBe(1);
  expect(said({ [FIELDS.quantity]: '-1' }).quantity).toBe(-1);
  for (const typed of ['1e9', '9999999999', 'viele', '1.5'])
    expect([typed, said({ [FIELDS.quantity]: typed }).quantity]).toEqual([typed, 1000]);
});

test('allergens have letters, additives numbers, and the legend has each once', () => {
  expect(ALLERGENS.map(signOf).join('')).toBe('ABCDEFGHIJKLMN');
  expect(ADDITIVES.map(signOf)).toEqual(ADDITIVES.map((_, at) => String(at + 1)));
  expect(legendOf([pizza, pizza, card({ additives: ['caffeine'] })])).toEqual({
    allergens: ['gluten', 'milk'],
    additives: ['caffeine'],
  });
});

test('cereals and nuts are named, in the place of their group', () => {
  const bread = card({ allergens: ['gluten', 'wheat', 'rye', 'nuts', 'walnuts'] });
  expect(legendOf([bread]).allergens).toEqual(['wheat', 'rye', 'walnuts']);
  expect(legendOf([bread]).allergens.map(signOf)).toEqual(['A1', 'A2', 'H3']);
});

test('a price says what sending costs and when it arrives, of goods alone', () => {
  const shipment = { ...SHOP.ways.shipment, isOffered: true };
  const sending = { ...SHOP, ways: { ...SHOP.ways, shipment } };
  expect(card({}, sending)).toMatchObject({
    fare: { way: 'shipment', cents: 490, freeFromCents: null },
    deliveryDays: { from: 2, to: 4 },
  });
  expect(card({ deliveryDays: { from: 9, to: 9 } }, sending).deliveryDays).toEqual({ from: 9, to: 9 });
  expect(card({ isService: true }, sending)).toMatchObject({ fare: null, deliveryDays: null });
  expect(card()).toMatchObject({ fare: null, deliveryDays: null });
  expect(card({}, { ...SHOP, isSmallBusiness: true })).toMatchObject({ vatPercent: 0, isSmallBusiness: true });
});

const times = [
  [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'Mo–Fr 11:00–14:00'],
  [['monday', 'tuesday'], 'Mo, Di 11:00–14:00'],
  [['sunday', 'friday'], 'Fr, So 11:00–14:00'],
  [['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], '11:00–14:00'],
] as const;
test.each(times)('times of %s', (days, words) =>
  expect(timesInWords([{ days: [...days], from: '11:00', to: '14:00' }], 'de-DE')).toBe(words),
);

test('machines read the price that people see, and what sending it costs', () => {
  const item = (given: Parameters<typeof offerLike>[0], shop = SHOP) => ({
    offer: offerLike(given),
    card: card(given, shop),
    newestReviews: [],
    zoneFares: shop.ways.shipment.isOffered
      ? [{ name: 'EU', countries: ['DE', 'AT'], cents: 490, freeFromCents: null, deliveryDays: { from: 2, to: 4 } }]
      : [],
  });
  expect(structuredItem(item({ promo, lowestBeforeCents: 900, vatKind: 'standard' }), PLACE)).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: '7.00', priceCurrency: 'EUR', priceValidUntil: '2026-03-03' },
  });
  expect(structuredItem(item({ variants: [small, large] }), PLACE)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '8.50' },
  });
  expect(structuredItem(item({ stock: 0 }), PLACE)).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
  const shipment = { ...SHOP.ways.shipment, isOffered: true };
  const sent = structuredItem(item({}, { ...SHOP, ways: { ...SHOP.ways, shipment } }), PLACE);
  expect(sent).toMatchObject({
    offers: {
      shippingDetails: [
        {
          shippingRate: { value: '4.90' },
          shippingDestination: [{ addressCountry: 'DE' }, { addressCountry: 'AT' }],
          deliveryTime: { transitTime: { maxValue: 4 } },
        },
      ],
    },
  });
  expect(JSON.stringify(structuredItem(item({}), PLACE))).not.toContain('shippingDetails');
});

test('machines are told the average that people see, and only reviews with an author', () => {
  const told = { stars: 4, title: 'Gut', text: '', name: 'Ada B.', writtenAt: NOW };
  const newestReviews = [told, { ...told, name: '' }];
  const rated = { ...card({}), rating: { average: 4.3, count: 7 } };
  const { review, aggregateRating } = structuredItem(
    { offer: offerLike({}), card: rated, newestReviews, zoneFares: [] },
    PLACE,
  ) as {
    review: object[];
    aggregateRating: object;
  };
  expect(aggregateRating).toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 7 });
  expect(review).toHaveLength(1);
  const unrated = structuredItem({ offer: offerLike({}), card: card({}), newestReviews: [], zoneFares: [] }, PLACE);
  expect(unrated).not.toHaveProperty('aggregateRating');
});

const chosen = (given: Parameters<typeof offerLike>[0], variantId: string | null, extras: string[] = []) => {
  const offer = offerLike(given);
  const choice = { itemId: offer.id, variantId, extras: extras.map((extraId) => ({ extraId, quantity: 1 })) };
  return { card: card(given), offer, choice };
};

test('a chosen variant has its own price, unit price and deposit, and extras do not change the unit price', () => {
  const given = { variants: [small, large], extraGroups: [sauce] };
  const of = (variantId: string | null, extras: string[] = []) => {
    const { card: shown, offer, choice } = chosen(given, variantId, extras);
    return chosenPrice(shown, offer, choice, NOW);
  };
  expect(of(null)).toMatchObject({ cents: 900, isFrom: true });
  expect(of(large.id)).toMatchObject({ cents: 1150, isFrom: false, depositCents: 0 });
  expect(of(small.id, [sauce.extras[1]!.id])).toMatchObject({
    cents: 930,
    unitPrice: { cents: 1700, per: 'l' },
    depositCents: 8,
  });
});

const supplies: [string, Parameters<typeof offerLike>[0], string | null, unknown][] = [
  ['many', { stock: 80, vatKind: 'standard' }, null, { kind: 'there', left: 80 }],
  ['few', { stock: 5, vatKind: 'standard' }, null, { kind: 'few', left: 5 }],
  ['none', { stock: 0, vatKind: 'standard' }, null, { kind: 'out', left: 0 }],
  ['goods nobody counts', { vatKind: 'standard' }, null, null],
  ['a meal', { stock: 80, vatKind: 'meal' }, null, null],
  [
    'the variant, where it has fewer than the item',
    { stock: 80, vatKind: 'standard', variants: [{ ...small, stock: 2 }] },
    small.id,
    { kind: 'few', left: 2 },
  ],
];
test.each(supplies)('supply of %s', (_, given, variantId, expected) => {
  const { card: shown, offer, choice } = chosen(given, variantId);
  expect(supplyOf(shown, offer, choice, NOW)).toEqual(expected);
});

test('a kitchen has a menu, a shop a list of products, and nothing is said of nothing', () => {
  const category = { id: pizza.categoryId, name: 'Pizza', description: '', times: [] };
  expect(structuredMenu({ categories: [category], cards: [pizza] }, PLACE)).toMatchObject({
    '@type': 'Menu',
    hasMenuSection: [
      { name: 'Pizza', hasMenuItem: [{ name: 'Pizza Funghi', suitableForDiet: 'https://schema.org/VegetarianDiet' }] },
    ],
  });
  const screw = card({ vatKind: 'standard' });
  expect(structuredMenu({ categories: [], cards: [screw] }, PLACE)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, item: { '@type': 'Product' } }],
  });
  expect(structuredMenu({ categories: [category], cards: [] }, PLACE)).toBeNull();
});
