import type { Input } from '@fachwerk/base/contract';
import { addMinutes } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '../../contract.ts';
import { orderApi } from '../../contract-staff.ts';
import { type OrderApp, openOrderApp } from '../orders.for-tests.ts';
import { PAGE_SIZE } from './list-orders.ts';

let world: OrderApp;
beforeAll(async () => {
  world = await openOrderApp();
});
afterAll(() => world.app.close());
beforeEach(() => {
  world.app.time.now = addMinutes(world.app.time.now, 24 * 60);
});

const ITEM = newId();
type Wish = Partial<Input<typeof orderApi.list>>;
const since = () => addMinutes(world.app.time.now, -60);
const list = async (wish: Wish, companyId = world.hamburg.id) =>
  (await world.staff(companyId).call(orderApi.list, { filter: {}, excludeIds: [], from: since(), ...wish })).body;
const numbers = async (wish: Wish, companyId?: string) =>
  (await list(wish, companyId)).orders.map(({ number }) => number);

test('the newest stand first; a span, a filter and what one has already narrow the list', async () => {
  const first = await world.place(world.hamburg.id, { note: 'Bitte anrufen' });
  world.app.time.now = addMinutes(world.app.time.now, 1);
  const second = await world.place(world.hamburg.id, {
    email: 'zoe@example.org',
    lines: [{ title: 'Fach 3, Altona' }, { kind: 'item', subjectId: ITEM }],
  });
  await world.pay(second);
  const both = [second.number, first.number];
  const cases: [Wish, string[]][] = [
    [{}, both],
    [{ excludeIds: [second.id] }, [first.number]],
    [{ to: second.placedAt }, [first.number]],
    [{ from: second.placedAt }, [second.number]],
    [{ filter: { statuses: ['new'] } }, [first.number]],
    [{ filter: { statuses: ['new', 'approved'] } }, both],
    [{ filter: { statuses: [] } }, []],
    [{ filter: { paymentStates: ['paid'] } }, [second.number]],
    [{ filter: { hasNote: true } }, [first.number]],
    [{ filter: { itemId: ITEM } }, [second.number]],
    [{ filter: { itemId: first.id } }, []],
    [{ filter: { search: 'ALTONA zoe' } }, [second.number]],
    [{ filter: { search: first.number.toLowerCase() } }, [first.number]],
    [{ filter: { search: '%' } }, []],
    [{ filter: { customerId: first.customerId } }, [first.number]],
  ];
  for (const [wish, expected] of cases) expect([wish, await numbers(wish)]).toEqual([wish, expected]);
  const counts = await world.staff().call(orderApi.counts, { filter: {}, from: since() });
  expect(counts.body).toMatchObject({ byStatus: { new: 1, approved: 1, canceled: 0 }, withNote: 1 });
});

test('staff read what was sold in their language, whatever the customer spoke', async () => {
  const staff = {
    de: { title: 'Fach M, Köln', detail: 'bis 12:00' },
    en: { title: 'Box M, Cologne', detail: 'to 12:00' },
  };
  const sold = { title: 'Ячейка M, Кёльн', detail: 'до 12:00' };
  const order = await world.place(world.hamburg.id, { language: 'ru', lines: [{ ...sold, data: { staff } }, sold] });
  const { token } = world.staff();
  for (const language of ['de', 'en'] as const) {
    const asked = { token, headers: { 'x-language': language } };
    const { orders } = (await world.app.call(orderApi.list, { filter: {}, excludeIds: [], from: since() }, asked)).body;
    const read = (await world.app.call(orderApi.find, { id: order.id }, asked)).body;
    expect(orders[0]!.summary).toBe(`${staff[language].title}, ${sold.title}`);
    for (const search of [staff[language].title.toUpperCase(), 'Ячейка']) {
      const found = await world.app.call(orderApi.list, { filter: { search }, excludeIds: [], from: since() }, asked);
      expect([search, found.body.orders.map(({ id }) => id)]).toEqual([search, [order.id]]);
    }
    expect(read.lines.map(({ title, detail }) => ({ title, detail }))).toEqual([staff[language], sold]);
  }
});

test('what somebody has spent: paid without what went back, open beside it, and nothing to a stranger', async () => {
  const email = 'spends@example.org';
  const first = await world.place(world.hamburg.id, { email });
  await world.pay(first);
  await world.place(world.hamburg.id, { email });
  const ask = async (companyId: string) =>
    (await world.staff(companyId).call(orderApi.customerTotals, { customerId: first.customerId })).body;
  const spent = { count: 1, spentCents: first.totalCents, refundedCents: 0, openCents: first.totalCents };
  for (const companyId of [world.hamburg.id, world.city.id]) expect(await ask(companyId)).toMatchObject(spent);
  const nothing = { count: 0, spentCents: 0, refundedCents: 0, openCents: 0, lastAt: null };
  expect(await ask(world.stranger.id)).toEqual(nothing);
});

test('pages follow each other without a gap, over companies', async () => {
  for (let at = 0; at < PAGE_SIZE + 3; at++) await world.place(at % 2 ? world.hamburg.id : world.city.id);
  const first = await list({}, world.city.id);
  const second = await list({ before: first.next! }, world.city.id);
  expect([first.orders.length, second.orders.length, second.next]).toEqual([PAGE_SIZE, 3, null]);
  expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(PAGE_SIZE + 3);
});

test('a franchisor sees its franchisees’ orders, a franchisee its own, anybody else none', async () => {
  const [above, below] = [await world.place(world.city.id), await world.place()];
  expect((await numbers({}, world.city.id)).sort()).toEqual([above.number, below.number].sort());
  expect(await numbers({})).toEqual([below.number]);
  expect(await numbers({ before: below.id }, world.stranger.id)).toEqual([]);
  const asked = [
    world.staff().call(orderApi.find, { id: above.id }),
    world.staff(world.stranger.id).call(orderApi.find, { id: below.id }),
    world.staff(world.stranger.id).call(orderApi.setStatus, { orderId: below.id, status: 'finished', reason: '' }),
    world
      .staff(world.stranger.id)
      .call(orderApi.refund, { refundId: crypto.randomUUID(), orderId: below.id, amountCents: 1, reason: 'x' }),
    world.staff(world.stranger.id).call(orderApi.saveNote, { orderId: below.id, note: '', version: 1 }),
    world.staff(world.stranger.id).call(orderApi.statusEffects, { id: below.id }),
    world.staff(world.stranger.id).call(orderApi.export, { orderHash: below.orderHash, format: 'pdf' }),
    world.staff().call(orderApi.find, { id: newId() }),
  ];
  const answers = (await Promise.all(asked)).map(({ status, body }) => [status, body.code]);
  expect(answers).toEqual(asked.map(() => [404, 'order.unknown']));
  const done = await world
    .staff(world.city.id)
    .call(orderApi.setStatus, { orderId: below.id, status: 'process', reason: '' });
  expect(done.body).toMatchObject({ companyId: world.hamburg.id, companyName: 'Hamburg', status: 'process' });
});

test('any status can be chosen; each change is in the history, the audit trail and the log', async () => {
  const order = await world.place();
  const choose = (status: Order['status']) =>
    world.staff().call(orderApi.setStatus, { orderId: order.id, status, reason: 'Anruf' });
  for (const status of ['finished', 'new', 'return', 'return', 'canceled', 'approved'] as const) {
    expect((await choose(status)).body.status).toBe(status);
  }
  expect(await world.steps(order)).toEqual(['placed', 'status', 'status', 'status', 'cancelled', 'mail', 'status']);
  const { sql } = world.app;
  const [audits, logged] = [
    await world.app.db.rows(sql`
      select action from kit.audit_entry where company_id = ${order.companyId} and subject_id = ${order.id}`),
    await world.app.db.rows(sql`
      select type from logs.log_entry where company_id = ${order.companyId} and order_number = ${order.number}`),
  ];
  expect([audits.length, logged.length]).toEqual([5, 5]);
});

test('what a status brings about is said before, and is what then happens', async () => {
  const order = await world.place();
  await world.pay(order);
  const effects = (await world.staff().call(orderApi.statusEffects, { id: order.id })).body.effects;
  const canceled = effects.find(({ status }) => status === 'canceled')!;
  expect(canceled).toEqual({
    status: 'canceled',
    effects: [
      { code: 'cancels_rentals', amountCents: null },
      { code: 'refunds', amountCents: 450 },
      { code: 'tells_customer', amountCents: null },
    ],
    problem: null,
  });
  await world.staff().call(orderApi.setStatus, { orderId: order.id, status: 'canceled', reason: '' });
  await world.app.runJobs();
  const story = (await world.staff().call(orderApi.find, { id: order.id })).body;
  expect(story).toMatchObject({ paymentState: 'refunded', refundedCents: 450 });
  expect(story.payments[0]).toMatchObject({ state: 'succeeded', refundedCents: 450 });
});

test('whoever may not give money back may not cancel what is paid', async () => {
  const order = await world.place();
  const seller = world.staff(world.hamburg.id, ['orders.read', 'orders.status']);
  await world.pay(order);
  const effects = (await seller.call(orderApi.statusEffects, { id: order.id })).body.effects;
  expect(effects.find(({ status }) => status === 'canceled')!.problem).toBe('order.refund_denied');
  const refused = await seller.call(orderApi.setStatus, { orderId: order.id, status: 'canceled', reason: '' });
  expect([refused.status, refused.body.code]).toEqual([403, 'order.refund_denied']);
  expect(
    (
      await seller.call(orderApi.refund, {
        refundId: crypto.randomUUID(),
        orderId: order.id,
        amountCents: 1,
        reason: 'x',
      })
    ).status,
  ).toBe(403);
});

test('two people who give all of it back at once give it back once', async () => {
  const order = await world.place();
  await world.pay(order);
  const refund = () =>
    world
      .staff()
      .call(orderApi.refund, { refundId: crypto.randomUUID(), orderId: order.id, amountCents: 450, reason: 'Kulanz' });
  const { sql } = world.app;
  const answers = await world.app.race(
    sql`select from orders.customer_order where company_id = ${order.companyId} and id = ${order.id} for update`,
    () => [refund(), refund()],
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  await world.app.runJobs();
  const row = (await world.staff().call(orderApi.find, { id: order.id })).body;
  expect(row).toMatchObject({ refundedCents: 450, refundPendingCents: 0 });
});

test('a part that is sent again goes back once: the answer lost, and ten at once of twenty euros', async () => {
  const order = await world.place(world.hamburg.id, { lines: [{ title: 'Fach', unitCents: 2000 }] });
  await world.pay(order);
  const refundId = crypto.randomUUID();
  const send = (amountCents = 500, id = refundId) =>
    world.staff().call(orderApi.refund, { refundId: id, orderId: order.id, amountCents, reason: 'Kulanz' });
  const { sql } = world.app;
  const lost = await world.app.race(
    sql`select from orders.customer_order where company_id = ${order.companyId} and id = ${order.id} for update`,
    () => Array.from({ length: 10 }, () => send()),
  );
  expect(lost.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await send()).body).toEqual(lost[0]!.body);
  await world.app.runJobs();
  expect((await send()).status).toBe(200);
  expect([(await send(501)).status, (await send(501)).body.code]).toEqual([422, 'repeat.other_input']);
  const find = async () => (await world.staff().call(orderApi.find, { id: order.id })).body;
  expect(await find()).toMatchObject({ refundedCents: 500, refundPendingCents: 0 });
  // Another one is another one, whatever it is worth.
  await send(500, crypto.randomUUID());
  await world.app.runJobs();
  expect(await find()).toMatchObject({ refundedCents: 1000, refundPendingCents: 0 });
});

test('a note that somebody else has changed meanwhile is not written over', async () => {
  const order = await world.place();
  const save = (note: string) => world.staff().call(orderApi.saveNote, { orderId: order.id, note, version: 1 });
  expect((await save('Schlüssel liegt vorn')).body).toMatchObject({ note: 'Schlüssel liegt vorn', version: 2 });
  const second = await save('anders');
  expect([second.status, second.body.code]).toEqual([409, 'order.changed_meanwhile']);
  expect(second.body.conflict).toMatchObject({ note: 'Schlüssel liegt vorn' });
});

test('the list and an order leave as CSV that no spreadsheet runs', async () => {
  const order = await world.place(world.hamburg.id, { note: '=1+1', lines: [{ title: '@Fach' }] });
  const csv = async (answer: Promise<{ body: { base64: string } }>) =>
    Buffer.from((await answer).body.base64, 'base64').toString();
  const all = await csv(world.staff().call(orderApi.exportList, { filter: {}, from: since() }));
  expect(all).toContain("'=1+1");
  expect(all.split('\r\n')[1]).toMatch(new RegExp(`^${order.number};.*;Neu;Offen;4,5;0,72;0;`));
  const lines = await csv(world.staff().call(orderApi.export, { orderHash: order.orderHash, format: 'csv' }));
  expect(lines).toContain(`${order.number};'@Fach;`);
});

test('only who may does', async () => {
  const order = await world.place();
  const nobody = world.staff(world.hamburg.id, []);
  const reader = world.staff(world.hamburg.id, ['orders.read']);
  expect((await world.app.call(orderApi.find, { id: order.id })).status).toBe(401);
  const refused = [
    await nobody.call(orderApi.list, { filter: {}, excludeIds: [] }),
    await nobody.call(orderApi.revenue, {}),
    await reader.call(orderApi.setStatus, { orderId: order.id, status: 'new', reason: '' }),
    await reader.call(orderApi.export, { orderHash: order.orderHash, format: 'pdf' }),
    await reader.call(orderApi.exportList, { filter: {} }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('the revenue of seven days stands against the seven before, refunds taken off', async () => {
  world.app.time.now = new Date('2027-06-10T07:00:00Z');
  await world.pay(await world.place());
  // Later in that day than it is now: not compared with.
  world.app.time.now = new Date('2027-06-10T12:00:00Z');
  await world.pay(await world.place());
  world.app.time.now = new Date('2027-06-16T21:59:00Z');
  const order = await world.place();
  await world.pay(order);
  await world
    .staff()
    .call(orderApi.refund, { refundId: crypto.randomUUID(), orderId: order.id, amountCents: 50, reason: 'Kulanz' });
  await world.app.runJobs();
  world.app.time.now = new Date('2027-06-17T08:00:00Z');
  const { body } = await world.staff(world.city.id).call(orderApi.revenue, {});
  expect(body).toMatchObject({ cents: 400, beforeCents: 450 });
  expect(body.days.map(({ on }) => on)).toEqual(
    ['11', '12', '13', '14', '15', '16', '17'].map((day) => `2027-06-${day}`),
  );
  expect(body.days[5]).toEqual({ on: '2027-06-16', cents: 400, beforeCents: 0 });
  expect((await world.staff(world.stranger.id).call(orderApi.revenue, {})).body).toMatchObject({ cents: 0 });
});

test('a span beyond all calendars is no defect', async () => {
  for (const year of ['-271821', '+275760', '0001']) {
    const from = new Date(`${year}-09-01T00:00:00Z`);
    const { status } = await world.staff().call(orderApi.list, { filter: {}, excludeIds: [], from, to: from });
    expect([year, status < 500]).toEqual([year, true]);
  }
});
