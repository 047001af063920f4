import { formatTime } from '@fachwerk/base/format-time';
import { addMinutes, HOUSE_ZONE, WEEKDAYS } from '@fachwerk/base/time';
import { checkoutApi } from '@fachwerk/cart/contract';
import { fulfilmentApi } from '@fachwerk/fulfilment/contract-staff';
import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { addExtraGroup } from '@fachwerk/item-options/testing';
import { orderCorrectionApi } from '@fachwerk/order-corrections/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { cancelOrder, findOrder, findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import { newId } from '@fachwerk/server/ids';
import { addJob } from '@fachwerk/server/jobs';
import { type ShopData, shopApi } from '@fachwerk/shop/contract';
import { type Area, areaApi } from '@fachwerk/shop/contract-area';
import { bookedSlots } from '@fachwerk/shop/facade';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodsApi } from '../../contract.ts';
import { KIM, openAllDay, openGoods, type TestGoods, TO_DOOR, TO_FETCH } from '../goods.for-tests.ts';
import { goods } from '../module.ts';

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods();
});
afterAll(() => bella.app.close());
beforeEach(async () => {
  bella.later(2);
  await bella.saveShop();
});

const orderOf = async (orderHash: string) => (await findOwnOrder(bella.inside(), orderHash))!;

/** With so many pizzas in the cart, to be fetched. */
async function hungry(item: Parameters<ReturnType<TestGoods['visitor']>['add']>[0], quantity = 2, from?: string) {
  const kim = bella.visitor(bella.bella, from);
  await kim.add(item, quantity);
  await kim.to(TO_FETCH);
  return kim;
}

test('goods are ordered: lines, stock, time and kitchen in one go, and the kitchen sees it when it is paid', async () => {
  const pizza = await bella.addItem('Margherita', { number: '12', depositCents: 15 });
  const [cheese] = await addExtraGroup(bella.inside(), [pizza.id], { extras: [['Käse', 150]] });
  await bella.setStock(pizza, 5);
  const kim = bella.visitor();
  const choice = { itemId: pizza.id, variantId: null, extras: [{ extraId: cheese!, quantity: 1 }] };
  await kim.add(pizza, 2, { choice, note: 'scharf' });
  await kim.to({ ...TO_DOOR, addition: 'Hof', note: 'Klingel kaputt' });
  const { status, body } = await kim.place();
  expect(status).toBe(200);
  const order = await orderOf(body.orderHash);
  expect(order).toMatchObject({
    totalCents: 2380,
    contact: { street: 'Invalidenstraße 1', postcode: '10115', city: 'Berlin' },
  });
  expect(await linesOf(bella.inside(), order.id)).toMatchObject([
    {
      kind: 'item',
      subjectId: pizza.id,
      title: 'Margherita',
      quantity: 2,
      unitCents: 1050,
      vatPercent: 7,
      data: {
        choice,
        note: 'scharf',
        number: '12',
        kitchenTitle: 'Margherita',
        extras: [{ title: 'Käse', quantity: 1 }],
      },
    },
    { kind: 'deposit', title: 'Pfand', quantity: 2, unitCents: 15, vatPercent: 7 },
    { kind: 'delivery', title: 'Lieferkosten', unitCents: 250, vatPercent: 7 },
  ]);
  expect(await bella.stockOf(pizza)).toBe(3);
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({
    type: 'delivery',
    state: 'waiting',
    address: { name: 'Kim Lang', street: 'Invalidenstraße 1', addition: 'Hof', phone: KIM.phone },
    note: 'Klingel kaputt',
    preparationMinutes: 30,
  });
  await kim.pay(body.redirectTo);
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({ state: 'new' });
});

test('of two who want the last one, one gets it, and the other nothing but a sentence', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 2);
  const people = [await hungry(pizza), await hungry(pizza)];
  // Two people: the record of one is nobody's to wait for.
  const placements = await Promise.all(
    people.map(async (each, at) =>
      each.placementOf(await each.cart(), { contact: { ...KIM, email: `kim${at}@example.org` } }),
    ),
  );
  const before = await bella.orderCount();
  const { sql } = bella.app;
  const answers = await bella.app.race(
    sql`select from catalog.item where company_id = ${bella.bella.id} and id = ${pizza.id} for update`,
    () => people.map((each, at) => each.call(checkoutApi.pay, placements[at]!)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'item.sold_out' });
  expect([await bella.stockOf(pizza), (await bella.orderCount()) - before]).toEqual([0, 1]);
});

const HOTEL = '203.0.113.7';

test('from one address five orders wait for their payment, however many browsers order at once', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 20);
  const people = await Promise.all(Array.from({ length: 8 }, () => hungry(pizza, 1, HOTEL)));
  const placements = await Promise.all(people.map(async (each) => each.placementOf(await each.cart())));
  const { sql } = bella.app;
  const answers = await bella.app.race(
    sql`select from catalog.item where company_id = ${bella.bella.id} and id = ${pizza.id} for update`,
    () => people.map((each, at) => each.call(checkoutApi.pay, placements[at]!)),
  );
  const [placed, refused] = [200, 429].map((status) => answers.filter((answer) => answer.status === status));
  expect([placed!.length, refused!.map(({ body }) => body.code)]).toEqual([5, Array(3).fill('cart.too_many_unpaid')]);
  expect(await bella.stockOf(pizza)).toBe(15);

  // Whoever asks from elsewhere is not kept from anything, nor is what nobody pays in advance; paid, an order no longer counts.
  const status = async (from = HOTEL, option?: 'cash') =>
    (await (await hungry(pizza, 1, from)).place({ contact: { ...KIM, email: 'viele@example.org' } }, option)).status;
  expect([await status(), await status('203.0.113.8'), await status(undefined, 'cash')]).toEqual([429, 200, 200]);
  await people[0]!.pay(placed![0]!.body.redirectTo);
  expect([await status(), await status()]).toEqual([200, 429]);
  // Nor what was given back because nobody paid.
  bella.later(31);
  await bella.app.runJobs();
  expect(await status()).toBe(200);
});

const RIGHTS = ['orders.read', 'orders.correct', 'orders.settle'];
const correct = async (
  orderId: string,
  what: { removed?: number[]; reduced?: object[]; added?: object[]; isRestocked?: boolean },
  company = bella.bella,
) =>
  bella.app.as({ companyId: company.id, capabilities: RIGHTS }).call(orderCorrectionApi.correct, {
    removed: [],
    repriced: [],
    added: [],
    isRestocked: true,
    ...(what as object),
    orderId,
    version: (await findOrder(bella.inside(), orderId))!.version,
    reason: 'Anruf',
  });
const onTop = ({ id }: { id: string }, quantity = 1) => ({
  title: 'Dazu',
  quantity,
  unitCents: 500,
  vatPercent: 7,
  choice: { itemId: id, variantId: null, extras: [] },
});

test('a correction moves the stock with it: a line less gives back, a line more takes, and what is sold out is refused whole', async () => {
  const [pizza, cola] = [await bella.addItem('Margherita'), await bella.addItem('Cola')];
  await bella.setStock(pizza, 5);
  await bella.setStock(cola, 3);
  const kim = await hungry(pizza, 2);
  await kim.add(cola);
  const order = await orderOf((await kim.place({}, 'cash')).body.orderHash);
  const stocks = async () => [await bella.stockOf(pizza), await bella.stockOf(cola)];
  expect(await stocks()).toEqual([3, 2]);
  const refused = await correct(order.id, { removed: [1], added: [onTop(cola, 3)] });
  expect([refused.body, await stocks()]).toMatchObject([{ code: 'item.sold_out' }, [3, 2]]);
  expect((await correct(order.id, { removed: [1], added: [onTop(cola, 2)] })).status).toBe(200);
  expect(await stocks()).toEqual([5, 0]);
  const foreign = await bella.addItem('Brot', {}, bella.other);
  expect((await correct(order.id, { added: [onTop(foreign)] })).body).toMatchObject({ code: 'item.gone' });
  expect((await correct(order.id, { removed: [1] }, bella.other)).status).toBe(404);
  await bella.app.db.transaction((db) => cancelOrder({ ...bella.inside(), db }, order.id, 'Doch nicht'));
  await bella.app.runJobs();
  expect(await stocks()).toEqual([5, 3]);
});

test('of several pieces some come back into the stock, and what is broken does not, not even when the order is cancelled', async () => {
  const pen = await bella.addItem('Stift');
  await bella.setStock(pen, 10);
  const order = await orderOf((await (await hungry(pen, 4)).place({}, 'cash')).body.orderHash);
  const back = (isRestocked: boolean) => correct(order.id, { reduced: [{ position: 1, quantity: 1 }], isRestocked });
  expect((await back(true)).status).toBe(200);
  expect(await bella.stockOf(pen)).toBe(7);
  expect((await back(false)).status).toBe(200);
  expect(await bella.stockOf(pen)).toBe(7);
  await bella.app.db.transaction((db) => cancelOrder({ ...bella.inside(), db }, order.id, 'Doch nicht'));
  await bella.app.runJobs();
  expect(await bella.stockOf(pen)).toBe(9);
});

test('of two lines of one item the one that is meant is taken off, once, and its pieces come back', async () => {
  const pizza = await bella.addItem('Margherita');
  const [cheese] = await addExtraGroup(bella.inside(), [pizza.id], { extras: [['Käse', 150]] });
  await bella.setStock(pizza, 5);
  const kim = await hungry(pizza, 2);
  await kim.add(pizza, 1, {
    choice: { itemId: pizza.id, variantId: null, extras: [{ extraId: cheese!, quantity: 1 }] },
  });
  const { orderHash, redirectTo } = (await kim.place()).body;
  await kim.pay(redirectTo);
  const { id } = await orderOf(orderHash);
  const { lines } = await story(id);
  const withCheese = lines.find(({ detail }) => detail.includes('Käse'))!;
  expect((await correct(id, { removed: [withCheese.position] })).status).toBe(200);
  await bella.app.runJobs();
  expect((await correct(id, { removed: [withCheese.position] })).body).toMatchObject({
    code: 'correction.line_unknown',
  });
  expect([await bella.stockOf(pizza), (await findOrder(bella.inside(), id))!.refundedCents]).toEqual([3, 1050]);
});

test('the last piece goes to a customer or to a correction, not to both', async () => {
  const [pizza, last] = [await bella.addItem('Margherita'), await bella.addItem('Tiramisu')];
  const order = await orderOf((await (await hungry(pizza)).place({}, 'cash')).body.orderHash);
  await bella.setStock(last, 1);
  const kim = await hungry(last, 1);
  const placement = kim.placementOf(await kim.cart(), { contact: { ...KIM, email: 'schnell@example.org' } }, 'cash');
  const { sql } = bella.app;
  const answers = await bella.app.race<{ status: number; body: object }>(
    sql`select from catalog.item where company_id = ${bella.bella.id} and id = ${last.id} for update`,
    () => [kim.call(checkoutApi.pay, placement), correct(order.id, { added: [onTop(last)] })],
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'item.sold_out' });
  expect(await bella.stockOf(last)).toBe(0);
});

test('of two who want the last time, one gets it', async () => {
  const pizza = await bella.addItem('Margherita');
  const { ways } = openAllDay();
  await bella.saveShop({ ways: { ...ways, pickup: { ...ways.pickup, slotCapacity: 1 } } });
  const people = [await hungry(pizza), await hungry(pizza)];
  const { times } = (await people[0]!.call(goodsApi.times, { type: 'pickup' })).body;
  const wishedAt = new Date(times[4]!.from);
  for (const each of people) await each.to({ ...TO_FETCH, wishedAt });
  // Two people: the record of one is nobody's to wait for.
  const placements = await Promise.all(
    people.map(async (each, at) =>
      each.placementOf(await each.cart(), { contact: { ...KIM, email: `kim${at}@example.org` } }),
    ),
  );
  const { sql } = bella.app;
  await bella.app.db.rows(sql`
    insert into shop.slot (company_id, type, starts_at, booked) values (${bella.bella.id}, 'pickup', ${wishedAt}, 0)`);
  const answers = await bella.app.race(
    sql`select from shop.slot where company_id = ${bella.bella.id} and starts_at = ${wishedAt} for update`,
    () => people.map((each, at) => each.call(checkoutApi.pay, placements[at]!)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'shop.time_full' });
  expect((await bookedSlots(bella.inside(), 'pickup', bella.app.time.now)).get(wishedAt.getTime())).toBe(1);
});

test('a promo that ends while somebody pays is refused with the new price, and asked about', async () => {
  const now = bella.app.time.now;
  const pizza = await bella.addItem('Margherita');
  await bella.app.db.rows(bella.app.sql`
    update catalog.item set promo_cents = 500, promo_from = ${addMinutes(now, -60)}, promo_to = ${addMinutes(now, 10)}
    where company_id = ${bella.bella.id} and id = ${pizza.id}`);
  const kim = await hungry(pizza);
  const placement = kim.placementOf(await kim.cart());
  expect(placement.data.expectedTotalCents).toBe(1000);
  bella.later(11);
  expect((await kim.call(checkoutApi.pay, placement)).body).toMatchObject({ code: 'cart.price_changed' });
  expect(await kim.shown()).toMatchObject({ lines: [{ unitCents: 900, wasCents: 500 }] });
});

/** Every day until so many minutes from now. */
function openFor(minutes: number): ShopData {
  const usual = openAllDay();
  const closes = addMinutes(bella.app.time.now, minutes);
  const intervals = [{ from: '00:00', to: formatTime(closes, HOUSE_ZONE, 'de-DE', 'time') }];
  const weekly = Object.fromEntries(WEEKDAYS.map((day) => [day, intervals])) as ShopData['hours']['weekly'];
  return { ...usual, daysAhead: 0, hours: { ...usual.hours, isAlwaysOpen: false, weekly } };
}

/** And one far away, so that the shop still delivers somewhere without it. */
async function onlyArea(): Promise<Area> {
  const { areas } = (await bella.boss().call(areaApi.list, {})).body;
  if (areas.length > 0) await bella.boss().call(areaApi.remove, { ids: areas.map(({ id }) => id) });
  await bella.addArea({ postcode: '8', name: 'Bayern' });
  return bella.addArea();
}

const meanwhile = [
  ['the shop closes', async () => bella.later(61), 'shop.closed'],
  ['the shop takes a break', async () => bella.boss().call(shopApi.pause, { length: 15 }), 'shop.paused'],
  [
    'the area is no longer delivered to',
    async ({ id }: Area) => bella.boss().call(areaApi.remove, { ids: [id] }),
    'cart.handover_open',
  ],
  [
    'the delivery costs more',
    async ({ id, version, ...area }: Area) =>
      bella.boss().call(areaApi.save, { id, version, area: { ...area, priceCents: 900 } }),
    'cart.price_changed',
  ],
  [
    'the minimum rises',
    async ({ id, version, ...area }: Area) =>
      bella.boss().call(areaApi.save, { id, version, area: { ...area, minimumCents: 5000 } }),
    'goods.below_minimum',
  ],
] as const;

test.each(meanwhile)('while somebody pays, %s: refused, and nothing is ordered', async (_name, change, code) => {
  const pizza = await bella.addItem('Margherita');
  await bella.saveShop(openFor(60));
  const area = await onlyArea();
  const kim = bella.visitor();
  await kim.add(pizza, 2);
  await kim.to(TO_DOOR);
  const placement = kim.placementOf(await kim.cart());
  const before = await bella.orderCount();
  await change(area);
  const answer = await kim.call(checkoutApi.pay, placement);
  expect([answer.status, answer.body]).toMatchObject([409, { code, error: expect.any(String) }]);
  expect(await bella.orderCount()).toBe(before);
  await bella.boss().call(shopApi.resume, {});
});

test('an order that is cancelled gives everything back, once', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 5);
  const kim = await hungry(pizza, 3);
  const { body } = await kim.place();
  const order = await orderOf(body.orderHash);
  // Nobody else's unpaid order gives its place back meanwhile.
  await bella.app.runJobs();
  const { slot } = (await findFulfilment(bella.inside(), order.id))!;
  const booked = async () => (await bookedSlots(bella.inside(), 'pickup', slot!.from)).get(slot!.from.getTime()) ?? 0;
  const before = await booked();
  await bella.app.db.transaction((db) => cancelOrder({ ...bella.inside(), db }, order.id, 'zu viel zu tun'));
  await bella.app.runJobs();
  expect([await bella.stockOf(pizza), before - (await booked())]).toEqual([5, 1]);
  await bella.app.db.transaction((db) => cancelOrder({ ...bella.inside(), db }, order.id, 'noch einmal'));
  await bella.app.runJobs();
  expect(await bella.stockOf(pizza)).toBe(5);
});

test('what nobody pays within half an hour is for others again; what is paid stays', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 4);
  const left = await hungry(pizza);
  const unpaid = await left.place();
  const kim = await hungry(pizza);
  const paid = await kim.place();
  await kim.pay(paid.body.redirectTo);
  expect(await bella.stockOf(pizza)).toBe(0);
  bella.later(31);
  await bella.app.runJobs();
  expect(await bella.stockOf(pizza)).toBe(2);
  expect((await orderOf(unpaid.body.orderHash)).status).toBe('canceled');
  expect((await orderOf(paid.body.orderHash)).status).not.toBe('canceled');
});

test('paid at the door: the kitchen sees it at once, nobody is sent anywhere, and nothing is given back for want of money', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 5);
  const kim = await hungry(pizza);
  const { status, body } = await kim.place({}, 'cash');
  expect([status, body.redirectTo]).toEqual([200, `/bestellung/${body.orderHash}/zahlung`]);
  const order = await orderOf(body.orderHash);
  expect(order).toMatchObject({ paymentState: 'open', laterOption: 'cash' });
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({ state: 'new' });
  bella.later(40);
  await bella.app.runJobs();
  expect([(await orderOf(body.orderHash)).status, await bella.stockOf(pizza)]).toEqual(['new', 3]);
  const state = (await kim.call(checkoutApi.orderState, { orderHash: body.orderHash, isReturning: false })).body;
  expect(state).toMatchObject({ result: 'later', hasGoods: true });
  // It is no debt of this browser: the next cart does not begin with it.
  expect(await kim.cart()).toMatchObject({ unpaidOrderHash: null });
});

test('only what the shop takes for this way to hand over', async () => {
  const kim = await hungry(await bella.addItem('Margherita'));
  expect((await kim.cart()).paymentOptions.map(({ option }) => option)).toEqual(['test', 'cash']);
  expect((await kim.place({}, 'card_on_site')).body).toMatchObject({ code: 'payment.option_unavailable' });
});

test('an invoice to a company has its name and its address, the goods go elsewhere', async () => {
  const kim = bella.visitor();
  await kim.add(await bella.addItem('Margherita'), 2);
  await onlyArea();
  const invoiceTo = {
    company: 'Muster GmbH',
    vatId: 'de 123456789',
    street: 'Weg 2',
    postcode: '20095',
    city: 'Hamburg',
  };
  expect((await kim.to({ ...TO_DOOR, invoiceTo: { ...invoiceTo, city: '' } })).body).toMatchObject({
    open: [{ path: 'handover.invoiceTo.city', code: 'field.city_missing' }],
  });
  await kim.to({ ...TO_DOOR, invoiceTo });
  const order = await orderOf((await kim.place()).body.orderHash);
  expect(order.contact).toMatchObject({ company: 'Muster GmbH', vatId: 'DE123456789', city: 'Hamburg' });
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({ address: { city: 'Berlin' } });
});

const person = () =>
  bella.app.as({
    companyId: bella.bella.id,
    capabilities: [...RIGHTS, 'orders.refund', 'orders.status', 'fulfilment.read', 'fulfilment.move'],
  });
type State = 'new' | 'accepted' | 'ready' | 'done';
const tap = async (orderId: string, from: State, to: Exclude<State, 'new'>) => {
  const moved = await person().call(fulfilmentApi.move, {
    orderId,
    tapId: newId(),
    from,
    to,
    reason: '',
    agoSeconds: 0,
  });
  expect([moved.status, moved.body.state]).toEqual([200, to]);
};
const story = async (orderId: string) => (await person().call(orderApi.find, { id: orderId })).body;
const money = async (orderId: string) => {
  const { paymentState, paidCents, payments, invoices } = await story(orderId);
  return [paymentState, paidCents, payments.map(({ state }) => state), invoices.map(({ kind }) => kind)];
};

test('handed over is paid, in the same tap; one step back takes it back, and the invoice waits until that is over', async () => {
  const kim = await hungry(await bella.addItem('Margherita'));
  const order = await orderOf((await kim.place({}, 'cash')).body.orderHash);
  await tap(order.id, 'new', 'accepted');
  await tap(order.id, 'accepted', 'done');
  expect(await money(order.id)).toEqual(['paid', 1800, ['succeeded'], []]);
  await bella.app.runJobs();
  await tap(order.id, 'done', 'ready');
  expect(await money(order.id)).toEqual(['open', 0, ['cancelled', 'created'], []]);
  expect((await story(order.id)).status).toBe('process');
  bella.later(11);
  await bella.app.runJobs();
  expect(await money(order.id)).toEqual(['open', 0, ['cancelled', 'created'], []]);
  await tap(order.id, 'ready', 'done');
  bella.later(11);
  await bella.app.runJobs();
  expect(await money(order.id)).toEqual(['paid', 1800, ['cancelled', 'succeeded'], ['invoice']]);
  const mails = await bella.app.db.rows<{ subject: string }>(bella.app.sql`
    select subject from kit.mail where company_id = ${bella.bella.id} and subject like ${`%${order.number}%`}`);
  expect(mails.filter(({ subject }) => subject.includes('Zahlung')).length).toBe(1);
  // The invoice is out: what came stays, and goes back as a refund.
  await tap(order.id, 'done', 'ready');
  expect((await money(order.id))[0]).toBe('paid');
});

test('money that goes back right after the handover is taken back of an invoice', async () => {
  const kim = await hungry(await bella.addItem('Margherita'));
  const order = await orderOf((await kim.place({}, 'cash')).body.orderHash);
  await tap(order.id, 'new', 'accepted');
  await tap(order.id, 'accepted', 'done');
  const back = {
    refundId: crypto.randomUUID(),
    orderId: order.id,
    amountCents: 500,
    reason: 'Kalt',
    way: 'cash',
  } as const;
  expect((await person().call(orderApi.refund, back)).status).toBe(200);
  await bella.app.runJobs();
  bella.later(11);
  await bella.app.runJobs();
  expect(await money(order.id)).toEqual(['partly_refunded', 1800, ['succeeded'], ['invoice', 'credit']]);
});

test('finished at the order desk is handed over and paid as by the tap in the kitchen, and so is taking it back', async () => {
  const kim = await hungry(await bella.addItem('Margherita'));
  const order = await orderOf((await kim.place({}, 'cash')).body.orderHash);
  const choose = (status: 'finished' | 'process') =>
    person().call(orderApi.setStatus, { orderId: order.id, status, reason: '' });
  const { effects } = (await person().call(orderApi.statusEffects, { id: order.id })).body;
  expect(effects.find(({ status }) => status === 'finished')!.effects).toEqual([
    { code: 'settles', amountCents: 1800 },
  ]);
  expect((await choose('finished')).body).toMatchObject({ status: 'finished', paymentState: 'paid' });
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({ state: 'done' });
  expect((await choose('process')).body).toMatchObject({ status: 'process', paymentState: 'open' });
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({ state: 'ready' });
  await tap(order.id, 'ready', 'done');
  bella.later(11);
  await bella.app.runJobs();
  expect(await money(order.id)).toEqual(['paid', 1800, ['cancelled', 'succeeded'], ['invoice']]);
});

test('orders paid later are few: one open of a stranger, five from one address; a customer who has paid before has three', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 40);
  const from = '203.0.113.99';
  const cash = async (email: string) =>
    (await (await hungry(pizza, 1, from)).place({ contact: { ...KIM, email } }, 'cash')).body;
  expect(await cash('first@example.org')).toHaveProperty('orderHash');
  expect(await cash('first@example.org')).toMatchObject({ code: 'cart.contact_unconfirmed' });
  for (const name of ['b', 'c', 'd', 'e']) expect(await cash(`${name}@example.org`)).toHaveProperty('orderHash');
  expect(await cash('f@example.org')).toMatchObject({ code: 'cart.too_many_open' });
  expect(await bella.stockOf(pizza)).toBe(35);

  const regular = await hungry(pizza, 1, from);
  const contact = { ...KIM, email: 'stammgast@example.org' };
  await regular.pay((await regular.place({ contact })).body.redirectTo);
  for (let count = 0; count < 3; count++) expect(await cash(contact.email)).toHaveProperty('orderHash');
  expect(await cash(contact.email)).toMatchObject({ code: 'cart.too_many_open' });
  await bella.app.runJobs();
});

test('the mail that confirms a delivery says where to and when', async () => {
  const kim = await hungry(await bella.addItem('Margherita'));
  await kim.to(TO_DOOR);
  const order = await orderOf((await kim.place({}, 'cash')).body.orderHash);
  await bella.app.runJobs();
  const mails = await bella.app.db.rows<{ bodyText: string }>(bella.app.sql`
    select body_text from kit.mail where company_id = ${bella.bella.id} and subject like ${`%${order.number}%`}`);
  expect(mails.map(({ bodyText }) => bodyText).join('\n')).toMatch(
    /Lieferung an: Kim Lang, Invalidenstraße 1, 10115 Berlin\nZeit: so bald wie möglich/,
  );
  // Anybody can type this address: before it is paid the mail greets nobody by the name that was typed.
  expect(mails.every(({ bodyText }) => bodyText.startsWith('Guten Tag,'))).toBe(true);
});

const pass = async (hours: number) => {
  bella.later(hours * 60);
  await bella.app.runJobs();
};
let countIndependent = 0;
/** By somebody nobody knows, from an address of their own. */
const inCash = async (pizza: Parameters<typeof hungry>[0], quantity: number) => {
  countIndependent++;
  const kim = await hungry(pizza, quantity, `198.51.100.${countIndependent}`);
  return orderOf(
    (await kim.place({ contact: { ...KIM, email: `in-cash-${countIndependent}@example.org` } }, 'cash')).body.orderHash,
  );
};
const accept = (orderId: string) =>
  bella.app
    .as({ companyId: bella.bella.id, capabilities: ['fulfilment.read', 'fulfilment.move'] })
    .call(fulfilmentApi.move, { orderId, from: 'new', to: 'accepted', tapId: newId(), reason: '', agoSeconds: 0 });

test('an order paid later that nobody accepts gives its goods back after a day, says so, and does it once', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 5);
  const order = await inCash(pizza, 2);
  await pass(23);
  expect([(await orderOf(order.orderHash)).status, await bella.stockOf(pizza)]).toEqual(['new', 3]);
  await pass(2);
  expect([(await orderOf(order.orderHash)).status, await bella.stockOf(pizza)]).toEqual(['canceled', 5]);
  expect(await findFulfilment(bella.inside(), order.id)).toMatchObject({ state: 'refused' });
  const again = goods.jobs!.find(({ name }) => name === 'goods.release_unaccepted')!;
  await addJob(bella.inside(), again, { companyId: bella.bella.id, orderId: order.id });
  await pass(24);
  expect(await bella.stockOf(pizza)).toBe(5);
  const mails = await bella.app.db.rows<{ bodyText: string }>(bella.app.sql`
    select body_text from kit.mail where company_id = ${bella.bella.id} and subject like ${`%${order.number}%angenommen`}`);
  expect(mails.map(({ bodyText }) => bodyText)).toEqual([expect.stringContaining('nicht rechtzeitig angenommen')]);
  const steps = await bella.app.db.rows<{ data: { reason?: string } }>(bella.app.sql`
    select data from orders.order_step where company_id = ${bella.bella.id} and order_id = ${order.id} and kind = 'cancelled'`);
  expect(steps).toMatchObject([{ data: { reason: 'Die Bestellung wurde nicht rechtzeitig angenommen.' } }]);
  expect((await accept(order.id)).body).toMatchObject({ code: 'fulfilment.moved_meanwhile' });
});

test('what is accepted, paid or ordered where the merchant wants none released stays; a later setting counts', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 9);
  const cash = () => inCash(pizza, 1);
  const accepted = await cash();
  expect((await accept(accepted.id)).status).toBe(200);
  await pass(30);
  expect((await orderOf(accepted.orderHash)).status).not.toBe('canceled');
  await bella.saveShop({ releaseHours: 0 });
  const kept = await cash();
  await pass(200);
  expect((await orderOf(kept.orderHash)).status).toBe('new');
  await bella.saveShop({ releaseHours: 6 });
  const longer = await cash();
  await bella.saveShop({ releaseHours: 48 });
  await pass(24);
  expect((await orderOf(longer.orderHash)).status).toBe('new');
  await pass(25);
  expect((await orderOf(longer.orderHash)).status).toBe('canceled');
});

test('accepted and released at the same moment, it is one of the two, and the stock says which', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.setStock(pizza, 5);
  const order = await inCash(pizza, 1);
  bella.later(25 * 60);
  const [taken] = await bella.app.race(
    bella.app
      .sql`select from fulfilment.fulfilment where company_id = ${bella.bella.id} and order_id = ${order.id} for update`,
    () => [accept(order.id), bella.app.runJobs() as Promise<never>],
  );
  await bella.app.runJobs();
  const isTaken = (taken as { status: number }).status === 200;
  expect([(await orderOf(order.orderHash)).status === 'canceled', await bella.stockOf(pizza)]).toEqual(
    isTaken ? [false, 4] : [true, 5],
  );
});
