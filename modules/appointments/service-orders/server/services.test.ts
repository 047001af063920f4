import { addMinutes } from '@fachwerk/base/time';
import { orderCorrectionApi } from '@fachwerk/order-corrections/contract';
import { cancelOrder, findOrder, findOwnOrder } from '@fachwerk/orders/facade';
import { newId } from '@fachwerk/server/ids';
import { openGoods, type TestGoods, TO_FETCH } from '@fachwerk/shop-cart/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceOrderApi } from '../contract.ts';
import { serviceOrders } from './module.ts';

let bella: TestGoods;
let haircut: Awaited<ReturnType<TestGoods['addItem']>>;
let tina: string;
let otto: string;
beforeAll(async () => {
  bella = await openGoods({}, serviceOrders);
  haircut = await bella.addItem('Haarschnitt', { isService: true, durationMinutes: 40 });
  tina = await hire('Tina');
  otto = await hire('Otto');
});
afterAll(() => bella.app.close());

/** Somebody who works there; of people only their table is in this house. */
async function hire(firstName: string, company = bella.bella): Promise<string> {
  const id = newId();
  await bella.app.db.rows(bella.app.sql`
    insert into access.user (company_id, id, email, first_name, last_name, roles, created_at)
    values (${company.id}, ${id}, ${`${id}@example.org`}, ${firstName}, 'Meier', ${['staff']}::text[], ${bella.app.time.now})`);
  return id;
}

const desk = (company = bella.bella) =>
  bella.app.as({ companyId: company.id, capabilities: ['services.read', 'services.plan'] });

async function order(quantity = 1) {
  const kim = bella.visitor();
  await kim.add(haircut, quantity);
  await kim.to(TO_FETCH);
  const { body } = await kim.place();
  return (await findOwnOrder(bella.inside(), body.orderHash))!;
}

const NOON = () => addMinutes(bella.app.time.now, 120);
const plan = (orderId: string, given: Partial<{ startsAt: Date; minutes: number; staffId: string | null }> = {}) =>
  desk().call(serviceOrderApi.plan, {
    orderId,
    position: 1,
    plan: { startsAt: NOON(), minutes: 45, staffId: tina, ...given },
  });
async function listed(company = bella.bella, staffId?: string) {
  const { now } = bella.app.time;
  const input = { from: addMinutes(now, -60), to: addMinutes(now, 24 * 60), ...(staffId && { staffId }) };
  return (await desk(company).call(serviceOrderApi.list, input)).body.services;
}

test('a service is listed with its duration until somebody plans it, then with who does it and when', async () => {
  await bella.addItem('Shampoo');
  const { id, number } = await order(2);
  expect((await listed()).find(({ orderId }) => orderId === id)).toMatchObject({
    orderNumber: number,
    title: 'Haarschnitt',
    minutes: 80,
    isPlanned: false,
    staffId: null,
  });
  expect((await plan(id, { minutes: 60 })).status).toBe(200);
  expect((await listed(bella.bella, tina)).find(({ orderId }) => orderId === id)).toMatchObject({
    isPlanned: true,
    minutes: 60,
    staffName: 'Tina Meier',
    startsAt: NOON().toISOString(),
  });
  expect((await listed(bella.bella, otto)).some(({ orderId, isPlanned }) => orderId === id && isPlanned)).toBe(false);
  await bella.app.db.transaction((db) => cancelOrder({ ...bella.inside(), db }, id, ''));
  await bella.app.runJobs();
  expect((await listed()).some(({ orderId }) => orderId === id)).toBe(false);
});

test('nobody is in two places: of two who plan at once one wins, the next minute is free', async () => {
  bella.later(600);
  const [one, other, third] = [await order(), await order(), await order()];
  const answers = await bella.app.race(
    bella.app.sql`select from orders.customer_order
      where company_id = ${bella.bella.id} and id = any(${[one.id, other.id]}::uuid[]) for update`,
    () => [plan(one.id), plan(other.id, { startsAt: addMinutes(NOON(), 30) })],
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'service.staff_busy' });
  expect((await plan(third.id, { staffId: otto })).status).toBe(200);
});

test('what is no service, over, or of another company is not planned', async () => {
  const { id } = await order();
  expect(
    (
      await desk().call(serviceOrderApi.plan, {
        orderId: id,
        position: 9,
        plan: { startsAt: NOON(), minutes: 45, staffId: null },
      })
    ).body,
  ).toMatchObject({ code: 'service.unknown' });
  expect((await plan(id, { staffId: await hire('Fremd', bella.other) })).body).toMatchObject({
    code: 'service.staff_unknown',
  });
  const stranger = desk(bella.other).call(serviceOrderApi.plan, {
    orderId: id,
    position: 1,
    plan: { startsAt: NOON(), minutes: 45, staffId: null },
  });
  expect((await stranger).body).toMatchObject({ code: 'order.unknown' });
  expect((await listed(bella.other)).length).toBe(0);
  await bella.app.db.transaction((db) => cancelOrder({ ...bella.inside(), db }, id, ''));
  expect((await plan(id, { staffId: null })).body).toMatchObject({ code: 'service.over' });
});

/** A bottle first, then the haircut, which Tina is to do. */
async function plannedSecond(option: 'cash' | 'test') {
  const kim = bella.visitor();
  await kim.add(await bella.addItem('Shampoo'), 1);
  await kim.add(haircut, 1);
  await kim.to(TO_FETCH);
  const { orderHash, redirectTo } = (await kim.place({}, option)).body;
  if (option === 'test') await kim.pay(redirectTo);
  const { id: orderId } = (await findOwnOrder(bella.inside(), orderHash))!;
  const tinas = { startsAt: NOON(), minutes: 45, staffId: tina };
  expect((await desk().call(serviceOrderApi.plan, { orderId, position: 2, plan: tinas })).status).toBe(200);
  return orderId;
}

async function takeOff(orderId: string, position: number) {
  const clerk = bella.app.as({ companyId: bella.bella.id, capabilities: ['orders.read', 'orders.correct'] });
  const { version } = (await findOrder(bella.inside(), orderId))!;
  const less = { removed: [position], repriced: [], added: [], isRestocked: true, reason: 'Anruf' };
  return (await clerk.call(orderCorrectionApi.correct, { ...less, orderId, version })).status;
}

test('a correction takes what is planned along to the new place of its line', async () => {
  bella.later(600);
  const id = await plannedSecond('cash');
  expect(await takeOff(id, 1)).toBe(200);
  const [service, ...more] = (await listed()).filter(({ orderId }) => orderId === id);
  expect(service).toMatchObject({ position: 1, title: 'Haarschnitt', isPlanned: true, staffName: 'Tina Meier' });
  expect(more).toEqual([]);
});

test('a service that a correction took off a paid order is nobody’s any more, and whoever was to do it has time', async () => {
  bella.later(600);
  const id = await plannedSecond('test');
  expect(await takeOff(id, 2)).toBe(200);
  expect((await listed()).some(({ orderId }) => orderId === id)).toBe(false);
  expect((await plan((await order()).id)).status).toBe(200);
});
