import { stayApi } from '@fachwerk/active-rentals/contract';
import { addMinutes } from '@fachwerk/base/time';
import { checkoutApi } from '@fachwerk/cart/contract';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { paymentApi } from '@fachwerk/payments/contract';
import { lookAtPayments, requestRefund } from '@fachwerk/payments/facade';
import { connectAccount } from '@fachwerk/payments/facade-account';
import { openStripeFake, type StripeFake } from '@fachwerk/payments/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxCartApi } from '../../contract.ts';
import { KIM, openCheckout, type TestCheckout, type TestPlace } from '../checkout.for-tests.ts';

/** One site sells for a franchisor and its franchisee, each with an account of its own: what customers pay goes to whom they pay. */
let shop: TestCheckout;
let stripe: StripeFake;
const KEYS = { city: 'sk_test_city', hamburg: 'sk_test_hamburg' } as const;
beforeAll(async () => {
  shop = await openCheckout();
  stripe = await openStripeFake();
  stripe.clock.now = () => shop.app.time.now;
  Object.assign(shop.app.app, { accounts: { stripe: { apiUrl: stripe.url } } });
  await connect(shop.city, KEYS.city);
  await connect(shop.hamburg, KEYS.hamburg);
});
afterAll(async () => {
  await shop.app.close();
  await stripe.stop();
});

async function connect({ id: companyId }: CompanyRef, secretKey: string) {
  const secrets = { provider: 'stripe', secretKey, webhookSecret: `whsec_${secretKey}` } as const;
  stripe.secrets.set(secretKey, secrets.webhookSecret);
  await connectAccount({ ...shop.app.work(), companyId }, { secrets, environment: 'sandbox' }, async () => {});
}

type Visitor = ReturnType<TestCheckout['visitor']>;

/** Somebody of their own for each: who owes at one place books nowhere in the network. */
const by = ({ code }: CompanyRef) => ({ contact: { ...KIM, email: `kim@${code}.example` } });

/** Places the cart by card and pays, with the events going where they belong. */
async function paidBy(kim: Visitor, party: CompanyRef) {
  const placement = { ...kim.placementOf(await kim.cart(), by(party)), paymentOption: 'card' as const };
  const { body } = await kim.call(checkoutApi.pay, placement);
  await settled(body.redirectTo, party);
  return body.orderHash;
}

async function settled(redirectTo: string, party: CompanyRef) {
  for (const { body, headers } of stripe.pay(redirectTo.split('/').at(-1)!)) {
    const url = `/api/public/payments/stripe/events/${party.id}`;
    const sent = { method: 'POST' as const, url, payload: body };
    const type = { 'content-type': 'application/json' };
    const reply = await shop.app.http.inject({ ...sent, headers: { ...type, ...headers } });
    expect(reply.statusCode).toBe(200);
  }
  await shop.app.runJobs();
}

const money = () => [stripe.moneyOf(KEYS.city), stripe.moneyOf(KEYS.hamburg)];

async function everyWay(party: CompanyRef, at: TestPlace) {
  const kim = shop.visitor();
  const sums: number[][] = [];
  await kim.add(at);
  const booked = await paidBy(kim, party);
  sums.push(money());

  const retried = shop.visitor();
  await retried.add(at);
  const placement = { ...retried.placementOf(await retried.cart(), by(party)), paymentOption: 'card' as const };
  const { orderHash } = (await retried.call(checkoutApi.pay, placement)).body;
  const again = await retried.call(checkoutApi.retryPayment, { orderHash, paymentOption: 'klarna' });
  await settled(again.body.redirectTo, party);
  sums.push(money());

  const key = (await kim.state(booked)).rentals[0]!.key!;
  const endOf = async () => new Date((await kim.call(stayApi.show, { key })).body.endsAt);
  await kim.call(boxCartApi.beginExtension, { key, endsAt: addMinutes(await endOf(), 60), isOverwriting: false });
  await paidBy(kim, party);
  sums.push(money());

  shop.later(3 * 60 + 4 * 60);
  await kim.call(boxCartApi.beginSurcharge, { key, isOverwriting: true });
  await paidBy(kim, party);
  sums.push(money());

  const ctx = { ...shop.app.work(), companyId: party.id };
  const order = await shop.app.db.first<{ id: string }>(
    shop.app.sql`select id from orders.customer_order where company_id = ${party.id} and order_hash = ${orderHash}`,
  );
  const back = { reference: order!.id, amountCents: 400, reason: 'Kulanz', personName: 'Toni Test' };
  await shop.app.db.transaction((db) => requestRefund({ ...ctx, db }, back));
  await shop.app.runJobs();
  await lookAtPayments(ctx, order!.id);
  sums.push(money());
  return sums;
}

test('booked, tried again, extended, paid extra, given back: nobody has a cent of somebody else', async () => {
  const berlin = await shop.place(shop.city, 'Berlin');
  const altona = await shop.place(shop.hamburg, 'Altona');
  await shop.boxes(berlin, 9);
  await shop.boxes(altona, 9);
  const ofCity = await everyWay(shop.city, berlin);
  expect(ofCity).toEqual([
    [400, 0],
    [800, 0],
    [1000, 0],
    [1800, 0],
    [1400, 0],
  ]);
  const ofHamburg = await everyWay(shop.hamburg, altona);
  expect(ofHamburg).toEqual([
    [1400, 400],
    [1400, 800],
    [1400, 1000],
    [1400, 1800],
    [1400, 1400],
  ]);
});

test('where nothing can be paid nothing is held: the refusal says so, and the till has no way to pay', async () => {
  const { db, sql } = shop.app;
  await db.rows(sql`update companies.company set is_demo = false where id = ${shop.other.id}`);
  const leipzig = await shop.place(shop.other, 'Leipzig');
  await shop.boxes(leipzig, 2);
  const kim = shop.visitor(shop.other);
  const refused = await kim.add(leipzig);
  expect([refused.status, refused.body.code]).toEqual([409, 'payment.not_offered']);
  expect((await shop.counts(shop.other.id)).rentals).toBe(0);
  const offered = await shop.app.call(paymentApi.options, {}, { siteOf: shop.other.id });
  expect(offered.body.options).toEqual([]);
});
