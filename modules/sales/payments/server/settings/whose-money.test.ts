import { addJob } from '@fachwerk/server/jobs';
import { acrossCompanies } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentAccountApi } from '../../contract-settings.ts';
import { payments } from '../module.ts';
import { addPayment } from '../payment/add-payment.ts';
import { lookAtPayments } from '../payment/check-payment.ts';
import { paymentsOf } from '../payment/list-payments.ts';
import type { PaymentRecord } from '../payment/payment-store.ts';
import { startPayment } from '../payment/start-payment.ts';
import { paymentOptions } from '../providers/provider-links.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { type AccountApp, openAccountApp } from './accounts.for-tests.ts';

/** City and Hamburg, its franchisee, each with accounts of its own; Bella has none; somebody else runs the installation. */
let world: AccountApp;
const CITY = 'sk_test_city';
const HAMBURG = 'sk_test_hamburg';
beforeAll(async () => {
  world = await openAccountApp();
  await world.connectStripe(world.city.id, CITY);
  await world.connectStripe(world.hamburg.id, HAMBURG);
  await world.connectPaypal(world.city.id, 'city');
  await world.connectPaypal(world.hamburg.id, 'hamburg');
});
afterAll(() => world.close());

type Option = Parameters<AccountApp['orderOf']>[0];

async function begun(companyId: string, option: Option, amountCents?: number, reference?: string) {
  const ctx = world.scoped(companyId);
  const order = { ...world.orderOf(option, amountCents), ...(reference && { reference }) };
  const payment = await world.app.db.transaction((db) => addPayment({ ...ctx, db }, order));
  const { redirectTo } = await startPayment(ctx, payment.id);
  return { payment, checkout: redirectTo.split('/').at(-1)! };
}

async function paid(companyId: string, option: Option, amountCents?: number) {
  const { payment, checkout } = await begun(companyId, option, amountCents);
  if (option === 'paypal') world.paypal.approve(checkout);
  else world.stripe.pay(checkout);
  await lookAtPayments(world.scoped(companyId), payment.reference);
  return { payment, checkout };
}

async function refunded({ companyId, reference }: PaymentRecord, amountCents: number) {
  const ctx = world.scoped(companyId);
  const request = { reference, amountCents, reason: 'Kulanz', personName: 'Toni Test' };
  await world.app.db.transaction((db) => requestRefund({ ...ctx, db }, request));
  await world.app.runJobs();
}

const stateOf = async ({ companyId, reference, id }: PaymentRecord) =>
  (await paymentsOf(world.scoped(companyId), reference)).find((payment) => payment.id === id)!.state;
const money = () => ({
  city: [world.stripe.moneyOf(CITY), world.paypal.moneyOf('city')],
  hamburg: [world.stripe.moneyOf(HAMBURG), world.paypal.moneyOf('hamburg')],
  installation: world.stripe.moneyOf('sk_test_installation'),
});

test('every way to pay brings the money to the party it was paid to, and back from there', async () => {
  for (const option of ['card', 'klarna', 'paypal'] as const) {
    const city = await paid(world.city.id, option, 1000);
    const hamburg = await paid(world.hamburg.id, option, 300);
    expect([await stateOf(city.payment), await stateOf(hamburg.payment)]).toEqual(['succeeded', 'succeeded']);
    await refunded(city.payment, 100);
    await refunded(hamburg.payment, 30);
  }
  expect(money()).toEqual({ city: [1800, 900], hamburg: [540, 270], installation: 0 });
});

test('tried again another way, the earlier checkout is closed where it was opened', async () => {
  const before = money();
  const first = await begun(world.hamburg.id, 'card', 700);
  const second = await begun(world.hamburg.id, 'paypal', 700, first.payment.reference);
  expect(world.stripe.sessions.get(first.checkout)!.status).toBe('expired');
  world.paypal.approve(second.checkout);
  await lookAtPayments(world.scoped(world.hamburg.id), second.payment.reference);
  const after = money();
  expect(after).toEqual({ ...before, hamburg: [before.hamburg[0], before.hamburg[1]! + 700] });
});

test('an event counts for the account that sent it, at the address of its company, and nowhere else', async () => {
  const { city, hamburg } = world;
  const { payment, checkout } = await begun(hamburg.id, 'card');
  const [event] = world.stripe.pay(checkout);
  expect(await world.post('stripe', null, event!)).toBe(400);
  expect(await world.post('stripe', city.id, event!)).toBe(400);
  expect(await world.post('stripe', world.bella.id, event!)).toBe(404);
  expect(await stateOf(payment)).toBe('started');
  expect(await world.post('stripe', hamburg.id, event!)).toBe(200);
  expect(await stateOf(payment)).toBe('succeeded');
});

test('a party that signs an event about another party’s payment has no effect anywhere', async () => {
  const { city, hamburg } = world;
  const { payment } = await begun(hamburg.id, 'card');
  const own = await begun(city.id, 'card');
  // City's own account says that Hamburg's payment was paid: the metadata is typed by whoever has an account.
  const metadata = { fachwerk_company: hamburg.id, fachwerk_payment: payment.id };
  const session = { ...world.stripe.sessions.get(own.checkout)!, metadata, payment_status: 'paid', status: 'complete' };
  const forged = world.stripe.signed('checkout.session.completed', session);
  expect(await world.post('stripe', city.id, forged)).toBe(200);
  expect(await world.post('stripe', hamburg.id, forged)).toBe(400);
  expect(await stateOf(payment)).toBe('started');
  expect(await stateOf(own.payment)).toBe('started');
});

test('the same for PayPal, which is asked with the credentials of the address', async () => {
  const { city, hamburg } = world;
  const { payment, checkout } = await begun(hamburg.id, 'paypal');
  const [event] = world.paypal.approve(checkout);
  expect(await world.post('paypal', city.id, event!)).toBe(400);
  expect(await world.post('paypal', hamburg.id, event!)).toBe(200);
  await world.app.runJobs();
  expect(await stateOf(payment)).toBe('succeeded');
});

test('after an account was exchanged, what it began ends with it: its events, its looks and its refunds', async () => {
  const { city } = world;
  const before = await paid(city.id, 'card', 500);
  const open = await begun(city.id, 'card', 600);
  await world.connectStripe(city.id, 'sk_test_city_new');
  const [event] = world.stripe.pay(open.checkout);
  expect(await world.post('stripe', city.id, event!)).toBe(200);
  expect(await stateOf(open.payment)).toBe('succeeded');
  const inOld = world.stripe.moneyOf(CITY);
  await refunded(before.payment, 500);
  expect(world.stripe.moneyOf(CITY)).toBe(inOld - 500);
  await paid(city.id, 'card', 50);
  expect(world.stripe.moneyOf('sk_test_city_new')).toBe(50);
});

test('a new key to the same account takes over what the old one began', async () => {
  const { hamburg } = world;
  const { payment } = await paid(hamburg.id, 'card', 400);
  world.stripe.secrets.set(`${HAMBURG}_rolled`, `whsec_${HAMBURG}`);
  const keys = { secretKey: `${HAMBURG}_rolled`, webhookSecret: `whsec_${HAMBURG}` };
  await world.staff(hamburg.id).call(paymentAccountApi.connectStripe, keys);
  const calls = world.stripe.seen.length;
  await refunded(payment, 400);
  const used = world.stripe.seen.slice(calls).map(({ headers }) => headers.authorization);
  expect(new Set(used)).toEqual(new Set([`Bearer ${HAMBURG}_rolled`]));
});

test('an account with payments under way is not removed; afterwards it is, and its payments can still go back', async () => {
  const { city } = world;
  const { payment, checkout } = await begun(city.id, 'card', 200);
  const remove = () => world.staff(city.id).call(paymentAccountApi.remove, { provider: 'stripe' });
  expect((await remove()).body).toMatchObject({ code: 'payment_account.in_use', params: { count: 1 } });
  for (const event of world.stripe.pay(checkout)) await world.post('stripe', city.id, event);
  expect((await remove()).body.accounts.map(({ provider }) => provider)).toEqual(['paypal']);
  await expect(begun(city.id, 'card')).rejects.toMatchObject({ code: 'payment.option_unavailable' });
  await refunded(payment, 200);
  expect((await paymentsOf(world.scoped(city.id), payment.reference))[0]!.refunds[0]!.state).toBe('succeeded');
});

test('old secrets are forgotten when nobody needs them; a refund then fails in words instead of going elsewhere', async () => {
  const { city, app } = world;
  const [old] = await app.db.rows<{ payment: string }>(app.sql`
    select p.reference as payment from payments.payment p join payments.account a using (company_id)
    where p.company_id = ${city.id} and a.id = p.account_id and a.provider = 'stripe' and a.ended_at is not null
      and p.state = 'succeeded' and not exists (select from payments.refund r where r.company_id = p.company_id and r.payment_id = p.id)
    limit 1`);
  app.time.now = new Date(app.time.now.getTime() + 91 * 86_400_000);
  const run = async (job: string) => {
    await addJob(app.work(), payments.jobs!.find(({ name }) => name === job)!, {});
    await app.runJobs();
  };
  const kept = () =>
    app.db.rows(
      acrossCompanies(
        'a test counts',
        app.sql`select from payments.account where ended_at is not null and sealed is not null`,
      ),
    );
  await run('payments.forget_old');
  // One payment was never finished: its account is still asked after it.
  expect(await kept()).toHaveLength(1);
  await run('payments.look_for_open');
  await run('payments.forget_old');
  expect(await kept()).toHaveLength(0);
  const before = money();
  const [payment] = await paymentsOf(world.scoped(city.id), old!.payment);
  await refunded(payment as unknown as PaymentRecord, 1);
  const [refund] = (await paymentsOf(world.scoped(city.id), old!.payment))[0]!.refunds;
  expect(refund!.state).toBe('failed');
  expect(money()).toEqual(before);
});

test('the keys of the installation serve the company that runs it, and nobody else', async () => {
  const offered = async (companyId: string) =>
    (await paymentOptions(world.scoped(companyId))).map(({ option }) => option);
  expect(await offered(world.operator.id)).toEqual(['card', 'klarna']);
  expect(await offered(world.bella.id)).toEqual([]);
  expect(await offered(world.demo.id)).toEqual(['test']);
  await expect(begun(world.bella.id, 'card')).rejects.toMatchObject({ code: 'payment.option_unavailable' });
  await expect(begun(world.bella.id, 'test')).rejects.toMatchObject({ code: 'payment.option_unavailable' });
  const { payment, checkout } = await begun(world.operator.id, 'card', 90);
  for (const event of world.stripe.pay(checkout)) expect(await world.post('stripe', null, event)).toBe(200);
  expect(await stateOf(payment)).toBe('succeeded');
  expect(world.stripe.moneyOf('sk_test_installation')).toBe(90);
});

test('the database holds that a payment is with an account of its own company', async () => {
  const { db, sql } = world.app;
  const [foreign] = await db.rows<{ id: string }>(
    sql`select id from payments.account where company_id = ${world.hamburg.id} limit 1`,
  );
  const { payment } = await begun(world.operator.id, 'card');
  await expect(
    db.rows(sql`update payments.payment set account_id = ${foreign!.id}
      where company_id = ${world.operator.id} and id = ${payment.id}`),
  ).rejects.toThrow(/payment_account/);
});
