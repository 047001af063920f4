import { checkoutApi } from '@fachwerk/cart/contract';
import { cancelOrder, findOwnOrder, refundOrder } from '@fachwerk/orders/facade';
import { orders } from '@fachwerk/orders/module';
import { newId } from '@fachwerk/server/ids';
import { addJob } from '@fachwerk/server/jobs';
import { openGoods, type TestGoods, TO_DOOR, TO_FETCH } from '@fachwerk/shop-cart/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { voucherCapabilities } from '../../contract.ts';
import { giftApi } from '../../contract-gift.ts';
import { giftCodeText } from '../../rules/gift.ts';
import { vouchers } from '../module.ts';
import { giftFile } from './gift-mail.ts';
import { codeOfGift, findGift, listGiftsOf } from './gift-store.ts';

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods({}, vouchers);
});
afterAll(() => bella.app.close());
beforeEach(async () => {
  bella.later(2);
  await bella.saveShop();
});

const ADA = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lang', phone: '' };
const ACCEPTED = { terms: true, privacy: true, withdrawal: true };
const purchaseOf = (amountCents: number) => ({
  purchaseId: newId(),
  wish: { amountCents, recipient: 'Ben', message: 'Guten Appetit' },
  contact: ADA,
  accepted: ACCEPTED,
  paymentOption: 'test' as const,
});
const boss = (company = bella.bella) =>
  bella.app.as({ companyId: company.id, capabilities: Object.keys(voucherCapabilities) });
const orderOf = async (hash: string) => (await findOwnOrder(bella.inside(), hash))!;
const inTransaction = <T>(run: (ctx: ReturnType<TestGoods['inside']>) => Promise<T>) =>
  bella.app.db.transaction((db) => run({ ...bella.inside(), db }));

/** Bought and paid: its id and its code. */
async function bought(amountCents: number) {
  const ada = bella.visitor();
  const { status, body } = await ada.call(giftApi.buy, purchaseOf(amountCents));
  expect([status, body]).toMatchObject([200, { redirectTo: expect.stringContaining('/zahlung/test/') }]);
  await ada.pay(body.redirectTo);
  const order = await orderOf(body.orderHash);
  const [gift] = await inTransaction((ctx) => listGiftsOf(ctx, order.id));
  return { id: gift!.id, order, code: codeOfGift(bella.inside(), gift!)! };
}
const leftOn = async (id: string) => (await findGift(bella.inside(), id))!.balanceCents;

/** Somebody with so many pizzas for 9 € each in the cart, to be fetched, who pays with a voucher. */
async function hungry(quantity: number, code: string) {
  const kim = bella.visitor();
  await kim.add(await bella.addItem('Margherita'), quantity);
  await kim.to(TO_FETCH);
  expect((await kim.call(checkoutApi.saveCode, { code })).status).toBe(200);
  return kim;
}
const papersOf = (orderId: string) =>
  bella.app.db.rows<{ kind: string; grossCents: number; vatCents: number; document: { notes: string[] } }>(
    bella.app.sql`select kind, gross_cents, vat_cents, document from orders.invoice
      where company_id = ${bella.bella.id} and order_id = ${orderId} order by sequence`,
  );

test('a voucher is bought once, issued when it is paid, and goes to the buyer as a paper; its code rests nowhere in the clear', async () => {
  const ada = bella.visitor();
  const purchase = purchaseOf(5000);
  expect((await ada.call(giftApi.buy, { ...purchase, accepted: { ...ACCEPTED, terms: false } })).body).toMatchObject({
    code: 'checkout.approval_required',
  });
  const before = await bella.orderCount();
  const twice = await Promise.all([ada.call(giftApi.buy, purchase), ada.call(giftApi.buy, purchase)]);
  expect(new Set(twice.map(({ body }) => body.orderHash)).size).toBe(1);
  expect((await bella.orderCount()) - before).toBe(1);
  const order = await orderOf(twice[0]!.body.orderHash);
  expect(await inTransaction((ctx) => listGiftsOf(ctx, order.id))).toEqual([]);
  await ada.pay(twice[0]!.body.redirectTo);
  const [gift, ...others] = await inTransaction((ctx) => listGiftsOf(ctx, order.id));
  expect(others).toEqual([]);
  expect(gift).toMatchObject({ initialCents: 5000, balanceCents: 5000, recipient: 'Ben', expiresOn: '2029-12-31' });
  expect(await orderOf(order.orderHash)).toMatchObject({ status: 'finished', paymentState: 'paid', vatCents: 0 });

  const code = codeOfGift(bella.inside(), gift!)!;
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  const stored = await bella.app.db.rows(bella.app.sql`
    select g::text as words from vouchers.gift_voucher g where company_id = ${bella.bella.id}
    union all select m::text from kit.mail m where company_id = ${bella.bella.id}`);
  expect(JSON.stringify(stored)).not.toContain(code);
  expect(JSON.stringify(stored)).toContain('vouchers.gift');
  // Whoever has the paper has the money: staff cannot fetch it out of the outbox.
  const papers = await bella.app.db.rows<{ confidential: boolean }>(bella.app.sql`
    select confidential from kit.mail where company_id = ${bella.bella.id} and attachments::text like '%vouchers.gift%'`);
  expect(papers.length).toBeGreaterThan(0);
  expect(papers.every(({ confidential }) => confidential)).toBe(true);
  const paper = await giftFile.make(bella.inside() as never, { giftId: gift!.id, language: 'de' } as never);
  expect(paper?.content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('it pays all of one order without a provider, and a part of the next; the invoices have their full VAT', async () => {
  const { id, code } = await bought(5000);
  const kim = await hungry(2, giftCodeText(code).toLowerCase());
  expect(await kim.cart()).toMatchObject({ totalCents: 1800, toPayCents: 0, gift: { cents: 1800 } });
  const whole = await orderOf((await kim.place()).body.orderHash);
  expect(whole).toMatchObject({
    paymentState: 'paid',
    totalCents: 1800,
    giftCents: 1800,
    paidCents: 1800,
    paymentId: null,
  });
  expect(await papersOf(whole.id)).toMatchObject([
    {
      kind: 'invoice',
      grossCents: 1800,
      vatCents: 118,
      document: { notes: [expect.stringContaining('18,00'), expect.anything()] },
    },
  ]);
  expect(await leftOn(id)).toBe(3200);

  const lea = await hungry(4, code);
  expect(await lea.cart()).toMatchObject({ totalCents: 3600, toPayCents: 400 });
  const { body } = await lea.place();
  const part = await orderOf(body.orderHash);
  expect([part.paymentState, part.giftCents, await leftOn(id)]).toEqual(['open', 3200, 0]);
  await lea.pay(body.redirectTo);
  expect(await orderOf(body.orderHash)).toMatchObject({ paymentState: 'paid', paidCents: 3600 });
  const balance = (await lea.call(giftApi.balance, { code })).body;
  expect(balance).toMatchObject({ balanceCents: 0, initialCents: 5000, state: 'spent' });
  expect(balance.moves.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['issued', 5000],
    ['spent', -1800],
    ['spent', -3200],
  ]);
});

test('the mail about an order that a voucher paid whole says where it goes and when, and comes once', async () => {
  const { code } = await bought(5000);
  const kim = await hungry(2, code);
  await kim.to(TO_DOOR);
  const order = await orderOf((await kim.place()).body.orderHash);
  expect(order.paymentState).toBe('paid');
  await bella.app.runJobs();
  const confirmSettled = orders.jobs!.find(({ name }) => name === 'orders.confirm_settled')!;
  await addJob(bella.inside(), confirmSettled, { companyId: bella.bella.id, orderId: order.id });
  await bella.app.runJobs();
  const mails = await bella.app.db.rows<{ bodyText: string }>(bella.app.sql`
    select body_text from kit.mail where company_id = ${bella.bella.id} and subject like ${`%${order.number}%`}`);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.bodyText).toMatch(
    /Lieferung an: Kim Lang, Invalidenstraße 1, 10115 Berlin\nZeit: so bald wie möglich/,
  );
});

test('of two who pay with the same voucher at once one does, and not a cent is spent twice', async () => {
  const { id, code } = await bought(5000);
  const people = [await hungry(4, code), await hungry(4, code)];
  const placements = await Promise.all(
    people.map(async (each, at) =>
      each.placementOf(await each.cart(), { contact: { ...ADA, email: `race${at}@example.org` } }, 'cash'),
    ),
  );
  const before = await bella.orderCount();
  const { sql } = bella.app;
  const answers = await bella.app.race(
    sql`select from vouchers.gift_voucher where company_id = ${bella.bella.id} and id = ${id} for update`,
    () => people.map((each, at) => each.call(checkoutApi.pay, placements[at]!)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'gift.balance_changed' });
  expect([await leftOn(id), (await bella.orderCount()) - before]).toEqual([1400, 1]);
  // The other one sees what is left, and what is to be paid besides.
  const late = people[answers.findIndex(({ status }) => status === 409)]!;
  expect(await late.cart()).toMatchObject({ totalCents: 3600, toPayCents: 2200 });
});

test('money goes back to the voucher first, then to where the rest came from; all of it, once', async () => {
  const { id, code } = await bought(2000);
  const kim = await hungry(4, code);
  const { body } = await kim.place();
  await kim.pay(body.redirectTo);
  const { id: orderId } = await orderOf(body.orderHash);
  await inTransaction((ctx) => refundOrder(ctx, orderId, { amountCents: 500, reason: 'kalt' }));
  await bella.app.runJobs();
  expect(await orderOf(body.orderHash)).toMatchObject({
    refundedCents: 500,
    giftBackCents: 500,
    paymentState: 'partly_refunded',
  });
  expect(await leftOn(id)).toBe(500);
  await inTransaction((ctx) => cancelOrder(ctx, orderId, 'zu spät'));
  await bella.app.runJobs();
  await inTransaction((ctx) => cancelOrder(ctx, orderId, 'noch einmal'));
  await bella.app.runJobs();
  expect(await orderOf(body.orderHash)).toMatchObject({
    refundedCents: 3600,
    giftBackCents: 2000,
    paymentState: 'refunded',
  });
  expect(await leftOn(id)).toBe(2000);
  const papers = await papersOf(orderId);
  expect(papers.map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
    ['invoice', 3600],
    ['credit', -500],
    ['credit', -1500],
    ['credit', -1600],
  ]);
});

test('an order that nobody pays the rest of gives the voucher back, without a paper', async () => {
  const { id, code } = await bought(1000);
  const kim = await hungry(2, code);
  const { body } = await kim.place();
  expect(await leftOn(id)).toBe(0);
  bella.later(31);
  await bella.app.runJobs();
  expect(await orderOf(body.orderHash)).toMatchObject({ status: 'canceled', giftBackCents: 1000 });
  expect([await leftOn(id), await papersOf((await orderOf(body.orderHash)).id)]).toEqual([1000, []]);
});

test('at the door only the rest is asked for', async () => {
  const { code } = await bought(1000);
  const kim = await hungry(2, code);
  const order = await orderOf((await kim.place({}, 'cash')).body.orderHash);
  const [promise] = await bella.app.db.rows<{ amountCents: number }>(bella.app.sql`
    select amount_cents from payments.payment where company_id = ${bella.bella.id} and reference = ${order.id}`);
  expect([order.totalCents, promise?.amountCents]).toEqual([1800, 800]);
});

test('what its buyer gets back is no longer on it; a blocked one pays nothing', async () => {
  const { id, order } = await bought(3000);
  await inTransaction((ctx) => refundOrder(ctx, order.id, { amountCents: 1000, reason: 'Kulanz' }));
  await bella.app.runJobs();
  expect(await leftOn(id)).toBe(2000);
  await inTransaction((ctx) => cancelOrder(ctx, order.id, 'Widerruf'));
  await bella.app.runJobs();
  expect(await leftOn(id)).toBe(0);

  const other = await bought(3000);
  const kim = await hungry(2, other.code);
  const shown = kim.placementOf(await kim.cart());
  expect((await boss().call(giftApi.block, { id: other.id, isBlocked: true })).status).toBe(200);
  expect(await kim.cart()).toMatchObject({ gift: { cents: 0, whyNot: { code: 'gift.blocked' } } });
  expect((await kim.call(checkoutApi.pay, shown)).body).toMatchObject({ code: 'gift.blocked' });
  // Seen without it, it is ordered without it.
  expect(await kim.cart()).toMatchObject({ toPayCents: 1800 });
  expect((await kim.place()).status).toBe(200);
});

test('a voucher is of one company: elsewhere nobody knows its code, and staff there see nothing of it', async () => {
  const { id, code } = await bought(2500);
  const there = bella.visitor(bella.other);
  await there.add(await bella.addItem('Brot', {}, bella.other));
  expect((await there.call(checkoutApi.saveCode, { code })).body).toMatchObject({ code: 'cart.code_unknown' });
  expect((await there.call(giftApi.balance, { code })).body).toMatchObject({ code: 'gift.code_unknown' });
  const stranger = boss(bella.other);
  expect((await stranger.call(giftApi.block, { id, isBlocked: true })).body).toMatchObject({ code: 'gift.unknown' });
  expect((await stranger.call(giftApi.mail, { id })).body).toMatchObject({ code: 'gift.unknown' });
  expect((await stranger.call(giftApi.list, {})).body).toMatchObject({ total: 0, openCents: 0 });
  const mine = (await boss().call(giftApi.list, { search: code.slice(-4) })).body;
  expect(mine.gifts).toMatchObject([{ id, balanceCents: 2500, state: 'open' }]);
  expect(JSON.stringify(mine)).not.toContain(code);
  expect((await boss().call(giftApi.mail, { id })).status).toBe(200);
});
