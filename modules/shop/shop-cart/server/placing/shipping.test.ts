import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import { newId } from '@fachwerk/server/ids';
import type { Zone } from '@fachwerk/shop/contract-zone';
import { usualShop } from '@fachwerk/shop/rules/way';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handover } from '../../contract.ts';
import { openAllDay, openGoods, type TestGoods, TO_DOOR } from '../goods.for-tests.ts';

const zoneLike = (name: string, countries: string[], given: Partial<Zone> = {}): Zone => ({
  id: newId(),
  name,
  countries,
  postcodes: [],
  measure: 'weight',
  tiers: [
    { upTo: 2000, priceCents: 490 },
    { upTo: 10_000, priceCents: 990 },
  ],
  freeFromCents: null,
  deliveryDays: { from: 2, to: 4 },
  ...given,
});
const ISLANDS = zoneLike('Inseln', [], {
  postcodes: [{ from: '27498', to: '27498' }],
  tiers: [{ upTo: null, priceCents: 1290 }],
});
const ALPS = zoneLike('Alpen', ['AT', 'CH'], {
  tiers: [{ upTo: 5000, priceCents: 1490 }],
  deliveryDays: { from: 5, to: 7 },
});

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods();
  await sending(zoneLike('Deutschland', ['DE'], { freeFromCents: 5000 }), ISLANDS, ALPS);
});
afterAll(() => bella.app.close());

function sending(...zones: Zone[]) {
  const { ways, ...shop } = openAllDay();
  const shipment = { ...usualShop().ways.shipment, isOffered: true };
  return bella.saveShop({ ...shop, zones, ways: { ...ways, shipment } });
}

const HOME: Handover = { ...TO_DOOR, type: 'shipment' };
const VIENNA: Handover = { ...HOME, country: 'AT', postcode: '1010', city: 'Wien', street: 'Graben 1' };

/** Somebody with so many pots of two kilograms in the cart. */
async function kim(pieces: number, priceCents = 1000) {
  const pot = await bella.addItem('Topf', { priceCents, weightGrams: 2000, vatKind: 'standard' });
  const visitor = bella.visitor();
  await visitor.add(pot, pieces);
  return visitor;
}

test('a parcel costs what its zone says for its weight, and from a value on nothing', async () => {
  const visitor = await kim(1);
  await visitor.to(HOME);
  expect((await visitor.shown()).sums).toMatchObject({ deliveryCents: 490, toFreeCents: 4000 });
  const heavy = await kim(2);
  await heavy.to(HOME);
  expect((await heavy.shown()).sums.deliveryCents).toBe(990);
  await heavy.to({ ...HOME, postcode: '27498' });
  expect(await heavy.shown()).toMatchObject({ sums: { deliveryCents: 1290 }, shipping: { zone: 'Inseln' } });
  const dear = await kim(1, 5000);
  await dear.to(HOME);
  expect((await dear.shown()).sums).toMatchObject({ deliveryCents: 0, toFreeCents: null });
});

test('an order abroad names its country everywhere, with the fare and the days of its zone', async () => {
  const visitor = await kim(2);
  const said = await visitor.to(VIENNA);
  expect(said.body.open).toEqual([]);
  expect((await visitor.shown()).lines[0]).toMatchObject({ deliveryDays: { from: 5, to: 7 }, weightGrams: 2000 });
  const { status, body } = await visitor.place();
  expect(status).toBe(200);
  const order = (await findOwnOrder(bella.inside(), body.orderHash))!;
  expect(order.contact).toMatchObject({ country: 'AT', postcode: '1010', city: 'Wien' });
  expect((await findFulfilment(bella.inside(), order.id))!.address).toMatchObject({ country: 'AT' });
  const fare = (await linesOf(bella.inside(), order.id)).find(({ kind }) => kind === 'delivery');
  // The rate of the goods it comes with.
  expect(fare).toMatchObject({ unitCents: 1490, vatPercent: 19, detail: 'Alpen' });
});

const refused: [string, number, Partial<Handover>, string, string][] = [
  ['a country without a zone', 1, { country: 'US', postcode: '10001' }, 'handover.country', 'shop.country_not_shipped'],
  ['more than the last tier takes', 3, {}, 'handover.country', 'shop.parcel_too_heavy'],
  ['no postcode abroad', 1, { postcode: '' }, 'handover.postcode', 'goods.postcode_foreign'],
  ['a foreign postcode at home', 1, { country: 'DE' }, 'handover.postcode', 'shop.postcode_invalid'],
];
test.each(refused)('refused at the address is %s, and nothing is ordered', async (_name, pieces, given, path, code) => {
  const visitor = await kim(pieces);
  const { body } = await visitor.to({ ...VIENNA, ...given });
  expect(body.open).toEqual([{ path, code }]);
  const before = await bella.orderCount();
  expect((await visitor.place()).status).not.toBe(200);
  expect(await bella.orderCount()).toBe(before);
});

test('a shop that ships to one country asks for none, and takes its own', async () => {
  await sending(zoneLike('Österreich', ['AT']));
  const visitor = await kim(1);
  const { body } = await visitor.to({ ...VIENNA, country: '' });
  expect(body.open).toEqual([]);
  expect((await visitor.shown()).shipping).toMatchObject({ countries: ['AT'], country: 'AT', whyNot: null });
});
