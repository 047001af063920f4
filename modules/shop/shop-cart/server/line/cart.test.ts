import { checkoutApi } from '@fachwerk/cart/contract';
import { addExtraGroup, addVariants } from '@fachwerk/item-options/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodsApi } from '../../contract.ts';
import { openGoods, type TestGoods, TO_DOOR, TO_FETCH } from '../goods.for-tests.ts';

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods();
});
afterAll(() => bella.app.close());
beforeEach(() => bella.later(2));

test('a pizza with extras lies in the cart, priced by the shop and not by the browser', async () => {
  const pizza = await bella.addItem('Margherita');
  const [cheese, olives] = await addExtraGroup(bella.inside(), [pizza.id], {
    mostOfSame: 2,
    extras: [
      ['Käse', 150],
      ['Oliven', 100],
    ],
  });
  const kim = bella.visitor();
  const extras = [
    { extraId: cheese!, quantity: 2 },
    { extraId: olives!, quantity: 1 },
  ];
  const choice = { itemId: pizza.id, variantId: null, extras };
  expect((await kim.add(pizza, 2, { choice, note: 'ohne Basilikum' })).status).toBe(200);
  // The same, clicked in another order, is more of it.
  const again = { ...choice, extras: extras.toReversed() };
  expect((await kim.add(pizza, 1, { choice: again, note: 'ohne Basilikum' })).body).toMatchObject({ pieces: 3 });
  const { lines, sums } = await kim.shown();
  expect(lines).toMatchObject([
    {
      title: 'Margherita',
      detail: '2× Käse, Oliven',
      quantity: 3,
      unitCents: 1300,
      vatPercent: 7,
      note: 'ohne Basilikum',
    },
  ]);
  expect(sums).toMatchObject({ goodsCents: 3900, missingCents: 0 });
  await kim.to(TO_DOOR);
  expect(await kim.cart()).toMatchObject({
    totalCents: 4150,
    goods: { lines: [{ kind: 'item' }, { kind: 'delivery', title: 'Lieferkosten', priceCents: 250 }], whyNot: null },
  });
});

const bad = [
  ['a quantity of −1', (id: string) => ({ choice: choiceOf(id), quantity: -1 }), 422, 'input.invalid'],
  ['none', (id: string) => ({ choice: choiceOf(id), quantity: 0 }), 422, 'input.invalid'],
  ['a thousand million', (id: string) => ({ choice: choiceOf(id), quantity: 1_000_000_000 }), 422, 'input.invalid'],
  ['an item of nobody', () => ({ choice: choiceOf(newId()), quantity: 1 }), 404, 'item.gone'],
  [
    'a variant of nobody',
    (id: string) => ({ choice: { ...choiceOf(id), variantId: newId() }, quantity: 1 }),
    422,
    'choice.variant_unknown',
  ],
  [
    'an extra of nobody',
    (id: string) => ({ choice: { ...choiceOf(id), extras: [{ extraId: newId(), quantity: 1 }] }, quantity: 1 }),
    422,
    'choice.extra_unknown',
  ],
] as const;
const choiceOf = (itemId: string) => ({ itemId, variantId: null, extras: [] });

test.each(bad)('%s is refused with a sentence, and nothing is lost', async (_name, wish, status, code) => {
  const pizza = await bella.addItem('Margherita');
  const kim = bella.visitor();
  await kim.add(pizza, 2);
  const answer = await kim.call(goodsApi.add, { note: '', isOverwriting: false, ...wish(pizza.id) });
  expect([answer.status, answer.body]).toMatchObject([status, { code, error: expect.any(String) }]);
  expect((await kim.shown()).lines).toMatchObject([{ quantity: 2 }]);
});

test('more extras than a group has room for are refused by the name of the group', async () => {
  const pizza = await bella.addItem('Margherita');
  const [cheese] = await addExtraGroup(bella.inside(), [pizza.id], {
    maximum: 3,
    mostOfSame: 1,
    extras: [['Käse', 150]],
  });
  const kim = bella.visitor();
  const choice = { ...choiceOf(pizza.id), extras: [{ extraId: cheese!, quantity: 9 }] };
  expect((await kim.add(pizza, 1, { choice })).body).toMatchObject({ code: 'choice.extra_too_often' });
});

test('a postcode of five letters is refused at its field, and nothing is lost; a known one says its town', async () => {
  const kim = bella.visitor();
  await kim.add(await bella.addItem('Napoli'));
  const { status, body } = await kim.call(goodsApi.chooseType, { type: 'delivery', postcode: 'abcde' });
  expect([status, body.code, body.fields]).toEqual([
    422,
    'shop.postcode_invalid',
    [expect.objectContaining({ path: 'postcode' })],
  ]);
  const { lines, handover } = await kim.shown();
  expect([lines.length, handover.postcode]).toEqual([1, '']);
  for (const [typed, city] of [
    ['50823', 'Köln'],
    ['10115', 'Berlin'],
  ] as const) {
    await kim.call(goodsApi.chooseType, { type: 'delivery', postcode: typed });
    expect((await kim.shown()).handover).toMatchObject({ postcode: typed, city });
  }
});

test('another company’s item is as unknown as one of nobody', async () => {
  const theirs = await bella.addItem('Falafel', {}, bella.other);
  const kim = bella.visitor();
  expect((await kim.add(theirs)).body).toMatchObject({ code: 'item.gone' });
});

test('no more than are left, over all lines of it', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 3);
  const kim = bella.visitor();
  await kim.add(pizza, 2);
  expect((await kim.add(pizza, 2, { note: 'scharf' })).body).toMatchObject({
    code: 'goods.only_left',
    params: { left: 3 },
  });
  await kim.add(pizza, 1, { note: 'scharf' });
  const [line] = (await kim.shown()).lines;
  expect((await kim.call(goodsApi.changeQuantity, { lineId: line!.id, quantity: 3 })).body).toMatchObject({
    code: 'goods.only_left',
  });
  await bella.setStock(pizza, 0);
  expect(await kim.shown()).toMatchObject({
    lines: [{ whyNot: { code: 'item.sold_out' } }, {}],
    whyNot: { code: 'item.sold_out' },
  });
  // Nobody is kept from mending their cart.
  expect((await kim.call(goodsApi.changeQuantity, { lineId: line!.id, quantity: 1 })).status).toBe(200);
  expect((await kim.call(goodsApi.changeQuantity, { lineId: line!.id, quantity: 0 })).status).toBe(200);
  expect((await kim.shown()).lines).toHaveLength(1);
});

test('a variant has its own price and its own stock', async () => {
  const shirt = await bella.addItem('Hemd', { vatKind: 'standard' });
  const [small, large] = await addVariants(bella.inside(), shirt.id, [
    { name: 'S', priceCents: 2000, stock: 1 },
    { name: 'L', priceCents: 2500 },
  ]);
  const kim = bella.visitor();
  expect((await kim.add(shirt)).body).toMatchObject({ code: 'choice.variant_missing' });
  await kim.add(shirt, 1, { choice: { ...choiceOf(shirt.id), variantId: small! } });
  await kim.add(shirt, 2, { choice: { ...choiceOf(shirt.id), variantId: large! } });
  expect((await kim.shown()).lines).toMatchObject([
    { title: 'Hemd, S', unitCents: 2000, left: 1 },
    { title: 'Hemd, L', unitCents: 2500, left: null },
  ]);
  expect((await kim.add(shirt, 1, { choice: { ...choiceOf(shirt.id), variantId: small! } })).body).toMatchObject({
    code: 'goods.only_left',
  });
});

test('a price that changed since is said, and agreed to before it goes on', async () => {
  const pizza = await bella.addItem('Margherita');
  const kim = bella.visitor();
  await kim.add(pizza, 2);
  await kim.to(TO_FETCH);
  await bella.saveItem(pizza, { priceCents: 1000 });
  expect(await kim.shown()).toMatchObject({
    lines: [{ unitCents: 1000, wasCents: 900 }],
    isPriceChanged: true,
    whyNot: { code: 'cart.price_changed' },
  });
  const [line] = (await kim.shown()).lines;
  // Agreeing to what the page showed is no agreement to what it costs by now.
  await kim.call(goodsApi.confirmPrices, { prices: [{ lineId: line!.id, unitCents: 950 }] });
  expect(await kim.shown()).toMatchObject({ whyNot: { code: 'cart.price_changed' } });
  await kim.call(goodsApi.confirmPrices, { prices: [{ lineId: line!.id, unitCents: 1000 }] });
  expect(await kim.shown()).toMatchObject({ isPriceChanged: false, whyNot: null });
});

test('what is missing to the minimum, by area; a postcode of five letters is none', async () => {
  const pizza = await bella.addItem('Margherita');
  const kim = bella.visitor();
  await kim.add(pizza);
  expect((await kim.to({ ...TO_DOOR, postcode: 'abcde' })).body).toMatchObject({
    open: [{ path: 'handover.postcode', code: 'shop.postcode_invalid' }],
  });
  expect((await kim.to({ ...TO_DOOR, postcode: '80331', street: '' })).body).toMatchObject({
    open: [
      { path: 'handover.street', code: 'field.street_missing' },
      { path: 'handover.postcode', code: 'shop.postcode_not_served' },
    ],
  });
  expect((await kim.to(TO_DOOR)).body).toMatchObject({ open: [] });
  expect(await kim.shown()).toMatchObject({
    sums: { missingCents: 600, minimumCents: 1500, isBlocked: true },
    whyNot: { code: 'goods.below_minimum' },
  });
  const check = async (postcode: string) => (await kim.call(goodsApi.checkPostcode, { postcode })).body;
  expect(await check('10115')).toEqual({
    whyNot: null,
    area: { name: 'Mitte', priceCents: 250, minimumCents: 1500, freeFromCents: null },
  });
  expect(await check('99999')).toEqual({ whyNot: 'shop.postcode_not_served', area: null });
});

test('a tip as the shop offers it', async () => {
  const pizza = await bella.addItem('Margherita');
  const kim = bella.visitor();
  await kim.add(pizza, 2);
  await kim.to(TO_FETCH);
  const tip = (kind: 'percent' | 'round_up' | 'cents', value: number) =>
    kim.call(goodsApi.saveTip, { tip: { kind, value } });
  expect((await tip('percent', 33)).body).toMatchObject({ code: 'goods.tip_not_offered' });
  await tip('percent', 10);
  expect(await kim.cart()).toMatchObject({ totalCents: 1980, goods: { lines: [{}, { kind: 'tip', vatPercent: 0 }] } });
});

test('no code is asked for where nobody knows codes', async () => {
  const kim = bella.visitor();
  await kim.add(await bella.addItem('Margherita'));
  expect((await kim.cart()).coupon).toBeNull();
  expect((await kim.call(checkoutApi.saveCode, { code: 'SOMMER' })).body).toMatchObject({
    code: 'cart.codes_refused',
  });
});

test('whoever signs in elsewhere brings the goods along', async () => {
  const pizza = await bella.addItem('Margherita');
  const salad = await bella.addItem('Salat');
  const before = bella.visitor();
  await before.add(pizza);
  await before.to(TO_FETCH);
  expect((await before.place()).status).toBe(200);
  const phone = bella.visitor();
  await phone.signIn('kim@example.org');
  await phone.add(pizza, 2);
  const laptop = bella.visitor();
  await laptop.add(salad);
  await laptop.signIn('kim@example.org');
  expect(await laptop.shown()).toMatchObject({ elsewhere: 1, lines: [{ title: 'Salat' }] });
  expect((await laptop.call(goodsApi.bringHere, {})).body).toEqual({ lines: 1 });
  expect(await laptop.shown()).toMatchObject({
    elsewhere: 0,
    lines: [{ title: 'Salat' }, { title: 'Margherita', quantity: 2 }],
  });
  expect(await phone.cart()).toMatchObject({ goods: null, lines: [] });
});

test('a line of somebody else is not in the cart', async () => {
  const pizza = await bella.addItem('Margherita');
  const kim = bella.visitor();
  await kim.add(pizza);
  const [line] = (await kim.shown()).lines;
  const ada = bella.visitor();
  await ada.add(pizza);
  expect((await ada.call(goodsApi.remove, { lineId: line!.id })).body).toMatchObject({ code: 'goods.line_unknown' });
  expect((await kim.call(goodsApi.remove, { lineId: line!.id })).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ goods: null });
});
