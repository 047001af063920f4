import { addMinutes } from '@fachwerk/base/time';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { cancelOrder, findOrder, refundOrder } from '@fachwerk/orders/facade';
import { payOrderLater } from '@fachwerk/pay-later/facade';
import { payLater } from '@fachwerk/pay-later/module';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FulfilmentState } from '../../contract.ts';
import { fulfilmentSiteApi } from '../../contract-site.ts';
import { fulfilmentApi } from '../../contract-staff.ts';
import { type FulfilmentApp, openFulfilmentApp, type Placed } from '../fulfilment.for-tests.ts';

let kitchen: FulfilmentApp;
beforeAll(async () => {
  kitchen = await openFulfilmentApp(payLater);
});
afterAll(() => kitchen.app.close());

type To = 'accepted' | 'making' | 'ready' | 'on_way' | 'done' | 'refused';
type More = { tapId?: string; promisedMinutes?: number; reason?: string; agoSeconds?: number };

const tap = ({ order }: Placed, from: FulfilmentState, to: To, more: More = {}) => {
  const { tapId = newId(), reason = '', agoSeconds = 0, ...rest } = more;
  const input = { orderId: order.id, tapId, from, to, reason, agoSeconds, ...rest };
  return kitchen.staff().call(fulfilmentApi.move, input);
};
const find = async ({ order }: Placed) =>
  (await kitchen.staff().call(fulfilmentApi.find, { orderId: order.id })).body.fulfilment!;
const orderOf = async ({ order }: Placed) => (await findOrder(kitchen.scoped(), order.id))!;
const show = async ({ order }: Placed, siteOf = kitchen.shop.id) =>
  (await kitchen.app.call(fulfilmentSiteApi.show, { orderHash: order.orderHash }, { siteOf })).body.fulfilment;
const mailsTo = async (email: string) => (await kitchen.mails()).filter(({ recipient }) => recipient === email);

test('paid at the door it comes to the shop at once, and goes its way; the order goes with it', async () => {
  const placed = await kitchen.place({ email: 'way@example.org' });
  expect(await find(placed)).toMatchObject({
    state: 'new',
    arrivedAt: kitchen.app.time.now.toISOString(),
    promisedAt: null,
  });
  expect((await tap(placed, 'new', 'accepted', { promisedMinutes: 40 })).body).toMatchObject({
    state: 'accepted',
    promisedAt: addMinutes(kitchen.app.time.now, 40).toISOString(),
  });
  expect((await orderOf(placed)).status).toBe('approved');
  await tap(placed, 'accepted', 'making');
  expect((await orderOf(placed)).status).toBe('process');
  await tap(placed, 'making', 'on_way');
  await tap(placed, 'on_way', 'done');
  expect((await orderOf(placed)).status).toBe('finished');
  const subjects = (await mailsTo('way@example.org')).map(({ subject }) => subject);
  expect(subjects).toEqual([
    `Ihre Bestellung ${placed.order.number} kommt gegen 11:40`,
    `Ihre Bestellung ${placed.order.number} ist unterwegs`,
  ]);
});

test('orders are listed with how and when they are wanted, and who tapped stands in the history', async () => {
  const wishedAt = addMinutes(kitchen.app.time.now, 90);
  const placed = await kitchen.place({ email: 'wish@example.org', wishedAt, note: 'Bitte klingeln' });
  await tap(placed, 'new', 'accepted', { promisedMinutes: 40 });
  const desk = kitchen.app.as({ companyId: kitchen.shop.id, capabilities: ['orders.read'] });
  const { body } = await desk.call(orderApi.list, { filter: { search: placed.order.number }, excludeIds: [] });
  expect(body.orders[0]?.handover).toMatchObject({ wishedAt: wishedAt.toISOString(), comment: 'Bitte klingeln' });
  const { body: story } = await desk.call(orderApi.find, { id: placed.order.id });
  const moved = story.steps.find(({ kind, data }) => kind === 'status' && data.to === 'approved');
  expect(moved?.personKind).toBe('staff');
});

test('what has to be paid first waits, and the payment brings it to the shop', async () => {
  const placed = await kitchen.place({ isPaidFirst: true });
  await kitchen.pay(placed, 'decline');
  expect(await find(placed)).toMatchObject({ state: 'waiting', arrivedAt: null });
  expect((await find(placed)).steps.map(({ kind }) => kind)).toContain('payment_failed');
  expect((await tap(placed, 'waiting', 'accepted')).body.code).toBe('fulfilment.not_possible');
  await kitchen.pay(placed);
  expect((await find(placed)).state).toBe('new');
});

test('of two tablets that accept at once one wins, and the other sees it', async () => {
  const placed = await kitchen.place();
  const { race, sql } = kitchen.app;
  const row = sql`select from fulfilment.fulfilment where company_id = ${kitchen.shop.id} and order_id = ${placed.order.id} for update`;
  const taps = await race(row, () => [
    tap(placed, 'new', 'accepted', { promisedMinutes: 20 }),
    tap(placed, 'new', 'accepted', { promisedMinutes: 50 }),
  ]);
  expect(taps.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(taps.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'fulfilment.moved_meanwhile',
    params: { state: 'accepted' },
  });
  const won = taps.find(({ status }) => status === 200)!.body;
  expect((await find(placed)).promisedAt).toEqual(won.promisedAt);
});

test('a tap that waited for the network is done once, as of its moment', async () => {
  const placed = await kitchen.place({ email: 'offline@example.org' });
  const tapId = newId();
  const late = { tapId, promisedMinutes: 30, agoSeconds: 600 };
  const answers = [await tap(placed, 'new', 'accepted', late), await tap(placed, 'new', 'accepted', late)];
  expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
    [200, 'accepted'],
    [200, 'accepted'],
  ]);
  const now = kitchen.app.time.now;
  expect(answers[1]!.body).toMatchObject({
    promisedAt: addMinutes(now, 20).toISOString(),
    stateSince: addMinutes(now, -10).toISOString(),
  });
  expect(await mailsTo('offline@example.org')).toHaveLength(1);
});

test('a tap by mistake is taken back, the order and the mails stay', async () => {
  const placed = await kitchen.place({ type: 'pickup', address: null, email: 'back@example.org' });
  await tap(placed, 'new', 'accepted');
  await tap(placed, 'accepted', 'ready');
  expect((await tap(placed, 'ready', 'making')).body.state).toBe('making');
  expect((await orderOf(placed)).status).toBe('process');
  await tap(placed, 'making', 'ready');
  expect((await mailsTo('back@example.org')).filter(({ subject }) => subject.endsWith('ist abholbereit'))).toHaveLength(
    1,
  );
});

test('a box takes no money; who finishes its order at the desk has read that it counts as paid, and then it is', async () => {
  const inCash = async () => {
    const placed = await kitchen.place({ type: 'box', address: null });
    await kitchen.app.db.transaction((db) =>
      payOrderLater({ ...kitchen.scoped(), db }, placed.order, {
        option: 'cash',
        siteAddress: 'http://trattoria.example',
      }),
    );
    return placed;
  };
  const fetched = await inCash();
  await tap(fetched, 'new', 'accepted');
  await tap(fetched, 'accepted', 'making');
  await tap(fetched, 'making', 'ready');
  await tap(fetched, 'ready', 'done');
  expect(await orderOf(fetched)).toMatchObject({ status: 'finished', paymentState: 'open' });
  const finished = await inCash();
  const desk = kitchen.staff(kitchen.shop.id, ['orders.read', 'orders.status']);
  const { status } = await desk.call(orderApi.setStatus, {
    orderId: finished.order.id,
    status: 'finished',
    reason: '',
  });
  expect([status, (await orderOf(finished)).paymentState]).toEqual([200, 'paid']);
});

test('refused, the money goes back and one mail says so in the words of the shop', async () => {
  const placed = await kitchen.place({ isPaidFirst: true, email: 'no@example.org', language: 'en' });
  await kitchen.pay(placed);
  await tap(placed, 'new', 'refused', { reason: 'Der Ofen ist kaputt' });
  await kitchen.app.runJobs();
  expect(await orderOf(placed)).toMatchObject({ status: 'canceled', paymentState: 'refunded', refundedCents: 1900 });
  expect((await find(placed)).state).toBe('refused');
  const mails = (await mailsTo('no@example.org')).filter(({ subject }) => /not accepted|cancelled/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.bodyText).toContain('Der Ofen ist kaputt');
  expect(mails[0]!.bodyText).toContain('€19.00');
  expect(await show(placed)).toMatchObject({ state: 'refused', reason: 'Der Ofen ist kaputt', dueCents: 0 });
});

test('a cancelled order stops the kitchen, but not what is handed over', async () => {
  const [open, done] = [await kitchen.place(), await kitchen.place({ type: 'totable', address: null, tableName: '7' })];
  await tap(open, 'new', 'accepted');
  await tap(done, 'new', 'accepted');
  await tap(done, 'accepted', 'done');
  for (const { order } of [open, done]) {
    await kitchen.app.db.transaction((db) => cancelOrder({ ...kitchen.scoped(), db }, order.id, 'Anruf'));
  }
  await kitchen.app.runJobs();
  expect([(await find(open)).state, (await find(done)).state]).toEqual(['cancelled', 'done']);
  expect((await tap(open, 'cancelled', 'making')).body.code).toBe('fulfilment.over');
});

test('money that goes back is noted, and nobody stops cooking', async () => {
  const placed = await kitchen.place({ isPaidFirst: true });
  await kitchen.pay(placed);
  const refund = { amountCents: 500, reason: 'Oliven fehlen' };
  await kitchen.app.db.transaction((db) => refundOrder({ ...kitchen.scoped(), db }, placed.order.id, refund));
  await kitchen.app.runJobs();
  const { state, steps } = await find(placed);
  expect([state, steps.at(-1)!.kind, steps.at(-1)!.data]).toEqual(['new', 'refunded', { amountCents: 500 }]);
});

test('the promised time changes, and the customer’s page knows it', async () => {
  const placed = await kitchen.place({ email: 'promise@example.org', note: 'Bitte klingeln' });
  const promisedAt = addMinutes(kitchen.app.time.now, 55);
  const change = () => kitchen.staff().call(fulfilmentApi.promise, { orderId: placed.order.id, promisedAt });
  expect((await change()).body.code).toBe('fulfilment.not_possible');
  await tap(placed, 'new', 'accepted', { promisedMinutes: 30 });
  expect((await change()).status).toBe(200);
  expect(await show(placed)).toMatchObject({
    state: 'accepted',
    promisedAt: promisedAt.toISOString(),
    dueCents: 1900,
    note: 'Bitte klingeln',
    shop: { name: 'Trattoria', phone: '0341 999' },
    address: { street: 'Gasse 1' },
    reached: [{ state: 'new' }, { state: 'accepted' }],
  });
  expect(await mailsTo('promise@example.org')).toHaveLength(1);
});

test('another company sees and moves nothing of it', async () => {
  const placed = await kitchen.place();
  const { order } = placed;
  const other = kitchen.staff(kitchen.stranger.id);
  expect((await other.call(fulfilmentApi.find, { orderId: order.id })).body.fulfilment).toBeNull();
  const move = { orderId: order.id, tapId: newId(), from: 'new', to: 'accepted', reason: '', agoSeconds: 0 } as const;
  expect((await other.call(fulfilmentApi.move, move)).status).toBe(404);
  const promise = { orderId: order.id, promisedAt: kitchen.app.time.now };
  expect((await other.call(fulfilmentApi.promise, promise)).status).toBe(404);
  expect(await show(placed, kitchen.stranger.id)).toBeNull();
});

test('orders are listed by how they are handed over, in one company as in another', async () => {
  const brought = await kitchen.place({ email: 'list@example.org' });
  const fetched = await kitchen.place({ email: 'list@example.org', type: 'pickup', address: null });
  const listed = async (deliveryTypes: string[], companyId = kitchen.shop.id) => {
    const reader = kitchen.staff(companyId, ['orders.read']);
    const filter = { search: 'list@example.org', deliveryTypes };
    const { orders } = (await reader.call(orderApi.list, { excludeIds: [], filter })).body;
    const { byStatus } = (await reader.call(orderApi.counts, { filter })).body;
    return [orders.map(({ id }) => id), byStatus.new];
  };
  expect(await listed(['delivery'])).toEqual([[brought.order.id], 1]);
  expect(await listed(['pickup', 'box'])).toEqual([[fetched.order.id], 1]);
  expect(await listed(['totable'])).toEqual([[], 0]);
  expect(await listed(['delivery', 'pickup'], kitchen.stranger.id)).toEqual([[], 0]);
});
