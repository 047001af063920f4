import { addMinutes } from '@fachwerk/base/time';
import { paymentSettled, refundSettled } from '@fachwerk/payments/contract';
import { paymentsOf } from '@fachwerk/payments/facade';
import { emit } from '@fachwerk/server/events';
import { siteHead } from '@fachwerk/sites/facade';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import { orderApi } from '../contract-staff.ts';
import { addOrder, cancelOrder, findOrder, moveOrder, orderToPay, refundOrder, revenueBetween } from './facade.ts';
import { type OrderApp, openOrderApp } from './orders.for-tests.ts';
import { cancelUnpaidOrdersJob } from './placing/cancel-unpaid-orders.job.ts';
import { onPaymentSettled } from './placing/on-payment-settled.ts';

let world: OrderApp;
beforeAll(async () => {
  world = await openOrderApp();
});
afterAll(() => world.app.close());
beforeEach(() => {
  world.app.time.now = addMinutes(world.app.time.now, 10);
});

const again = async (order: Order) => (await findOrder(world.scoped(order.companyId), order.id))!;
const story = async (order: Order) => (await world.staff().call(orderApi.find, { id: order.id })).body;
const invoices = async (order: Order) =>
  (await story(order)).invoices.map(({ kind, grossCents }) => [kind, grossCents]);
const mailsAbout = async (order: Order) =>
  (await world.mails())
    .filter(({ subject }) => subject.includes(order.number))
    .map(({ subject }) => subject.replaceAll('\u00a0', ' '));
const inTx = <T>(companyId: string, work: (ctx: ReturnType<OrderApp['scoped']>) => Promise<T>) =>
  world.app.db.transaction((db) => work({ ...world.scoped(companyId), db }));

test('an order has a readable number, a secret and the sum of its lines', async () => {
  const order = await world.place(world.hamburg.id, { lines: [{ unitCents: 450 }, { quantity: 2, unitCents: 100 }] });
  expect(order).toMatchObject({ status: 'new', paymentState: 'open', totalCents: 650, vatCents: 104 });
  expect(order.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(Buffer.from(order.orderHash, 'base64url')).toHaveLength(24);
});

test('the database refuses an order that does not cost what its lines cost', async () => {
  const order = await world.place();
  const { sql } = world.app;
  const wrong = world.app.db.rows(sql`
    update orders.customer_order set total_cents = 1, vat_cents = 0 where company_id = ${order.companyId} and id = ${order.id}`);
  await expect(wrong).rejects.toThrow(/does not cost/);
});

test('goods with a deposit, charges, a tip and a discount are one order; the invoice has each line and each rate', async () => {
  const fee = { subjectId: null, data: {}, detail: '' };
  const order = await world.place(world.hamburg.id, {
    lines: [
      {
        kind: 'item',
        title: 'Pizza',
        detail: 'groß',
        quantity: 2,
        unitCents: 950,
        vatPercent: 7,
        data: { note: 'gut durch' },
      },
      { kind: 'item', title: 'Cola', detail: '', unitCents: 300, vatPercent: 19, data: {} },
      { kind: 'deposit', title: 'Pfand', detail: '', unitCents: 25, vatPercent: 19, data: {} },
      { ...fee, kind: 'delivery', title: 'Lieferung', unitCents: 250, vatPercent: 7 },
      { ...fee, kind: 'tip', title: 'Trinkgeld', unitCents: 200, vatPercent: 0 },
      { ...fee, kind: 'discount', title: 'Rabatt', unitCents: -190, vatPercent: 7 },
      { ...fee, kind: 'discount', title: 'Rabatt', unitCents: -30, vatPercent: 19 },
    ],
  });
  expect(order).toMatchObject({ totalCents: 2455, vatCents: 128 + 47, summary: 'Pizza, Cola' });
  await world.pay(order);
  expect(await again(order)).toMatchObject({ status: 'approved', paymentState: 'paid', paidCents: 2455 });
  const read = await story(order);
  expect(read.lines.map(({ subjectId }) => subjectId === order.id)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(read.invoices).toMatchObject([{ grossCents: 2455, vatCents: 175, netCents: 2280 }]);
  const mail = (await world.mails()).find(({ subject }) => subject.includes(order.number))!;
  for (const words of ['2 × Pizza', 'Trinkgeld', '-1,90', '0 % MwSt.: 0,00', '7 % MwSt.: 1,28', '19 % MwSt.: 0,47']) {
    expect(mail.bodyText.replaceAll('\u00a0', ' ')).toContain(words);
  }
});

test('a discount takes no more than its rate has, whoever writes it, and an order has its limit', async () => {
  const goods = { kind: 'item', unitCents: 500, vatPercent: 7 } as const;
  const tooMuch = { kind: 'discount', subjectId: null, unitCents: -100, vatPercent: 19 } as const;
  await expect(world.place(world.hamburg.id, { lines: [goods, tooMuch] })).rejects.toThrow(RangeError);
  const huge = { ...goods, quantity: 1000, unitCents: 10_000_000 };
  await expect(world.place(world.hamburg.id, { lines: [huge] })).rejects.toMatchObject({ code: 'order.too_expensive' });
  const order = await world.place(world.hamburg.id, { lines: [goods, { ...goods, vatPercent: 19 }] });
  const { sql, db } = world.app;
  const turned = db.rows(sql`
    update orders.order_line set kind = 'discount', unit_cents = -500, total_cents = -500
    where company_id = ${order.companyId} and order_id = ${order.id} and position = 2`);
  await expect(turned).rejects.toThrow(/does not cost|more away/);
  const negative = db.rows(sql`
    update orders.order_line set unit_cents = -500, total_cents = -500 where company_id = ${order.companyId} and order_id = ${order.id}`);
  await expect(negative).rejects.toThrow(/order_line_sign/);
});

test('a business gets the invoice in its own name, in the colour of the site', async () => {
  const buyer = { company: 'Kontor GmbH', vatId: 'DE999999999', street: 'Markt 2', postcode: '20095', city: 'Hamburg' };
  const order = await world.place(world.hamburg.id, { buyer });
  await world.pay(order);
  const [invoice] = await world.app.db.rows<{ buyer: string[]; accent: string }>(world.app.sql`
    select document -> 'buyer' as buyer, document ->> 'accent' as accent from orders.invoice where company_id = ${order.companyId} and order_id = ${order.id}`);
  expect(invoice!.buyer).toEqual(['Kontor GmbH', 'Kim Kunde', 'Markt 2', '20095 Hamburg', 'USt-IdNr. DE999999999']);
  expect(invoice!.accent).toBe((await siteHead(world.scoped(order.companyId))).accent);
  expect((await story(order)).contact).toMatchObject(buyer);
});

test('a payment approves an order, makes one invoice, tells the others and writes one mail', async () => {
  const order = await world.place();
  const paymentId = await world.pay(order);
  const paid = await again(order);
  expect(paid).toMatchObject({ status: 'approved', paymentState: 'paid', paymentId, paidCents: 450 });
  expect(paid.paidAt).toEqual(world.app.time.now);
  expect(await invoices(order)).toEqual([['invoice', 450]]);
  expect(await mailsAbout(order)).toEqual([`Ihre Bestellung ${order.number} bei Hamburg`]);
  const mail = (await world.mails()).find(({ subject }) => subject.includes(order.number))!;
  expect(mail.recipient).toBe('kim@example.org');
  for (const words of [
    'Fach 12 (M), Hauptbahnhof',
    '4,50',
    '0,72',
    'AGB (Fassung 3)',
    `/bestellung/${order.orderHash}`,
    'Hamburg Fach GmbH',
  ]) {
    expect(mail.bodyText).toContain(words);
  }
  expect(await world.steps(order)).toEqual(['placed', 'paid', 'status', 'invoice', 'mail']);
});

test('the same news twice, and a failure after the success, change nothing more', async () => {
  const order = await world.place();
  const paymentId = await world.pay(order);
  const event = {
    companyId: order.companyId,
    paymentId,
    reference: order.id,
    amountCents: 450,
    at: world.app.time.now,
  };
  for (const state of ['succeeded', 'failed', 'pending', 'succeeded'] as const) {
    await emit(world.app.work(), paymentSettled, { ...event, state });
  }
  await world.app.runJobs();
  expect(await again(order)).toMatchObject({ status: 'approved', paymentState: 'paid', paidCents: 450 });
  expect(await invoices(order)).toEqual([['invoice', 450]]);
  expect(await mailsAbout(order)).toHaveLength(1);
  expect(world.told(order.id)).toEqual(['order.paid']);
});

test('a declined payment leaves the order to be paid in another way', async () => {
  const order = await world.place();
  await world.pay(order, 'decline');
  expect(await again(order)).toMatchObject({ status: 'new', paymentState: 'failed' });
  expect(world.told(order.id)).toEqual(['order.payment_failed']);
  const tried = await inTx(order.companyId, (ctx) => orderToPay(ctx, order.id));
  expect(tried.paymentState).toBe('open');
  await world.pay(order);
  expect(await again(order)).toMatchObject({ status: 'approved', paymentState: 'paid' });
  const refusal = inTx(order.companyId, (ctx) => orderToPay(ctx, order.id));
  await expect(refusal).rejects.toMatchObject({ code: 'order.already_paid' });
});

test('what only lengthens a rental is finished with its payment', async () => {
  const order = await world.place(world.hamburg.id, { lines: [{ kind: 'extension' }] });
  await world.pay(order);
  expect((await again(order)).status).toBe('finished');
});

test('progress goes forward only, and never over what a person decided', async () => {
  const order = await world.place();
  await world.pay(order);
  const move = (to: 'process' | 'finished') => inTx(order.companyId, (ctx) => moveOrder(ctx, order.id, to));
  await move('finished');
  await move('process');
  expect((await again(order)).status).toBe('finished');
  await world.staff().call(orderApi.setStatus, { orderId: order.id, status: 'return', reason: '' });
  await move('finished');
  expect((await again(order)).status).toBe('return');
});

test('a cancelled order gives its money back, with a corrected invoice and one mail for each', async () => {
  const order = await world.place();
  await world.pay(order);
  await inTx(order.companyId, (ctx) => cancelOrder(ctx, order.id, 'Fach defekt'));
  expect(await again(order)).toMatchObject({ status: 'canceled', paymentState: 'paid', refundPendingCents: 450 });
  await world.app.runJobs();
  expect(await again(order)).toMatchObject({
    status: 'canceled',
    paymentState: 'refunded',
    refundPendingCents: 0,
    refundedCents: 450,
    cancelReason: 'Fach defekt',
  });
  expect(await invoices(order)).toEqual([
    ['invoice', 450],
    ['credit', -450],
  ]);
  expect(await mailsAbout(order)).toEqual([
    `Ihre Bestellung ${order.number} bei Hamburg`,
    `Ihre Bestellung ${order.number} ist storniert`,
    `Erstattung 4,50 € zu Ihrer Bestellung ${order.number}`,
  ]);
  expect(world.told(order.id)).toEqual(['order.paid', 'order.cancelled', 'order.refunded']);
});

test('refunds never exceed what was paid, and add up', async () => {
  const order = await world.place();
  await world.pay(order);
  const refund = (amountCents: number) =>
    inTx(order.companyId, (ctx) => refundOrder(ctx, order.id, { amountCents, reason: 'Kulanz' }));
  await refund(200);
  await expect(refund(251)).rejects.toMatchObject({ code: 'order.refund_too_high' });
  await refund(250);
  await world.app.runJobs();
  expect(await again(order)).toMatchObject({ paymentState: 'refunded', refundedCents: 450, refundPendingCents: 0 });
  expect((await invoices(order)).map(([, cents]) => cents)).toEqual([450, -200, -250]);
});

test('a refund that is told twice, or before its payment, counts once', async () => {
  const order = await world.place();
  const paymentId = await world.tryToPay(order, 'succeed');
  const refunded = {
    companyId: order.companyId,
    paymentId,
    reference: order.id,
    amountCents: 100,
    state: 'succeeded' as const,
  };
  await emit(world.app.work(), refundSettled, { ...refunded, refundId: paymentId });
  await emit(world.app.work(), refundSettled, { ...refunded, refundId: paymentId });
  // The refund is told first: its job is older than that of the payment's success.
  await world.app.db.rows(world.app.sql`
    update graphile_worker._private_jobs set run_at = run_at - interval '1 hour' where payload ->> 'name' = 'payment.refund_settled'`);
  await world.app.runJobs();
  expect(await again(order)).toMatchObject({ paymentState: 'partly_refunded', paidCents: 450, refundedCents: 100 });
  expect(await invoices(order)).toEqual([
    ['invoice', 450],
    ['credit', -100],
  ]);
});

test('money that comes for a cancelled order goes back, and the company is told', async () => {
  const order = await world.place();
  await inTx(order.companyId, (ctx) => cancelOrder(ctx, order.id, 'Zu spät', { isSilent: true }));
  await world.pay(order);
  expect(await again(order)).toMatchObject({ status: 'canceled', paymentState: 'refunded', refundedCents: 450 });
  expect(await invoices(order)).toEqual([]);
  const subjects = await mailsAbout(order);
  expect(subjects[0]).toBe(`Zahlung zur stornierten Bestellung ${order.number}`);
  expect(await world.steps(order)).toContain('paid_late');
  const payments = await paymentsOf(world.scoped(order.companyId), order.id);
  expect(payments.map(({ refundedCents }) => refundedCents)).toEqual([450]);
});

test('what nobody pays within a day is cancelled without a word', async () => {
  const [left, asked] = [await world.place(), await world.place()];
  await world.pay(asked, 'pend');
  world.app.time.now = addMinutes(world.app.time.now, 24 * 60 + 1);
  const fresh = await world.place();
  await cancelUnpaidOrdersJob.run(world.app.work(), {} as never);
  const statuses = await Promise.all([left, asked, fresh].map(async (order) => (await again(order)).status));
  expect(statuses).toEqual(['canceled', 'new', 'new']);
  expect(await mailsAbout(left)).toEqual([]);
});

test('invoice numbers have no gap, however many are made at once and however many are rolled back', async () => {
  world.app.time.now = new Date('2027-02-01T10:00:00Z');
  const orders = await Promise.all(Array.from({ length: 8 }, () => world.place()));
  for (const order of orders) await world.tryToPay(order, 'succeed');
  const { sql } = world.app;
  const counter = sql`select from orders.invoice_counter where company_id = ${world.hamburg.id} and year = 2027 for update`;
  const [first, ...others] = orders as [Order, ...Order[]];
  const settle = (order: Order, fails = false) =>
    world.app.db
      .transaction(async (db) => {
        const event = { companyId: order.companyId, reference: order.id };
        await onPaymentSettled.job.run({ ...world.app.work(), db }, event as never);
        if (fails) throw new Error('the process died');
      })
      .catch(() => null);
  await settle(first);
  await world.app.race(counter, () => [settle(others[0]!, true), settle(others[1]!, true)]);
  await world.app.race(counter, () => others.map((order) => settle(order)));
  const rows = await world.app.db.rows<{ number: string }>(sql`
    select number from orders.invoice where company_id = ${world.hamburg.id} and year = 2027 order by sequence`);
  expect(rows.map(({ number }) => number)).toEqual(orders.map((_, at) => `2027-${String(at + 1).padStart(6, '0')}`));
  const sum = await revenueBetween(
    world.scoped(world.city.id),
    [world.hamburg.id],
    new Date('2027-01-01'),
    new Date('2028-01-01'),
  );
  expect(sum).toBe(8 * 450);
});

test('a payment and a cancellation at the same moment end with the money back', async () => {
  const order = await world.place();
  await world.tryToPay(order, 'succeed');
  const { sql } = world.app;
  const row = sql`select from orders.customer_order where company_id = ${order.companyId} and id = ${order.id} for update`;
  await world.app.race<unknown>(row, () => [
    inTx(order.companyId, (ctx) => cancelOrder(ctx, order.id, 'Versehen')),
    inTx(order.companyId, (ctx) =>
      onPaymentSettled.job.run(ctx, { companyId: order.companyId, reference: order.id } as never),
    ),
  ]);
  await world.app.runJobs();
  expect(await again(order)).toMatchObject({ status: 'canceled', paymentState: 'refunded', refundedCents: 450 });
});

test('an order of nothing is no order', async () => {
  const order = await world.place();
  const empty = inTx(order.companyId, (ctx) => addOrder(ctx, { ...order, lines: [] }));
  await expect(empty).rejects.toThrow(RangeError);
});

test('a small business sells without VAT: in the order, on the invoice and in the mail, with the sentence of the law', async () => {
  const { sql, db } = world.app;
  const { id } = world.hamburg;
  const be = (isSmall: boolean) =>
    db.rows(sql`
      update companies.company set is_small_business = ${isSmall}, tax_number = '20/123/45678', legal_form = 'gmbh', represented_by = 'Ina Test',
        register_court = 'Amtsgericht Hamburg', register_number = 'HRB 7', city = 'Hamburg'
      where id = ${id}`);
  await be(true);
  const order = await world.place(id, { lines: [{ unitCents: 1190, vatPercent: 19 }] });
  expect(order).toMatchObject({ totalCents: 1190, vatCents: 0 });
  await world.pay(order);
  const kept = await db.first<{ document: { footer: string[]; notes: string[]; sums: object[] } }>(
    sql`select document from orders.invoice where company_id = ${id} and order_id = ${order.id}`,
  );
  expect(kept!.document.notes[0]).toContain('§ 19 UStG');
  expect(kept!.document.sums).toEqual([]);
  expect(kept!.document.footer.join(' ')).toContain('Steuernummer 20/123/45678');
  const mail = (await world.mails()).find(({ subject }) => subject.includes(order.number))!;
  expect(mail.bodyText).toContain('§ 19 UStG');
  expect(mail.bodyText).not.toContain('MwSt.');
  // § 35a GmbHG.
  for (const words of ['Sitz: Hamburg', 'Amtsgericht Hamburg, HRB 7', 'Geschäftsführung: Ina Test'])
    expect(mail.bodyText).toContain(words);
  await be(false);
});
