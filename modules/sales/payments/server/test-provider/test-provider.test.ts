import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Payment, paymentApi, type TestChoice } from '../../contract.ts';
import { openPaymentApp, type PaymentApp } from '../payments.for-tests.ts';
import { settleTestPaymentJob } from './settle-test-payment.job.ts';
import { signedTestEvent } from './test-event.ts';

let pay: PaymentApp;
beforeAll(async () => {
  pay = await openPaymentApp();
});
afterAll(() => pay.app.close());

const tokenIn = (url: string) => url.split('/').at(-1)!;
const choose = async (payment: Payment, choice: TestChoice, siteOf = pay.city.id) => {
  const { redirectTo } = await pay.start(payment);
  return pay.app.call(paymentApi.chooseTest, { token: tokenIn(redirectTo), choice }, { siteOf });
};

test('without an account at a provider the test provider is offered, and says that it is one', async () => {
  const { body } = await pay.app.call(paymentApi.options, {}, { siteOf: pay.city.id });
  expect(body.options).toEqual([{ option: 'test', isTest: true }]);
  await expect(pay.add({ option: 'card' })).rejects.toMatchObject({ code: 'payment.option_unavailable' });
});

test('a payment leads to the page of the test provider, and twice to the same one', async () => {
  const payment = await pay.add();
  expect(payment).toMatchObject({ state: 'created', provider: 'test', companyId: pay.hamburg.id, currency: 'EUR' });
  const first = await pay.start(payment);
  expect(first.redirectTo).toMatch(/^http:\/\/city\.localhost:3000\/zahlung\/test\/[\w-]{64}$/);
  expect(await pay.start(payment)).toEqual(first);
  const { body } = await pay.app.call(
    paymentApi.testCheckout,
    { token: tokenIn(first.redirectTo) },
    { siteOf: pay.city.id },
  );
  expect(body).toEqual({
    amountCents: 1250,
    currency: 'EUR',
    description: 'Fach 12, Hauptbahnhof',
    state: 'started',
    returnPath: '/bestellung/abc/zahlung',
  });
});

test.each([
  ['succeed', 'succeeded'],
  ['decline', 'failed'],
  ['cancel', 'cancelled'],
] as const)('to %s there makes the payment %s, which is told once', async (choice, state) => {
  const payment = await pay.add();
  expect((await choose(payment, choice)).body.state).toBe(state);
  expect(await pay.now(payment)).toMatchObject({ state, settledAt: pay.app.time.now });
  expect(await pay.heard(payment)).toEqual([state]);
  await expect(pay.start(payment)).rejects.toMatchObject({ code: 'payment.already_settled' });
});

test('what is being checked when a real account is opened is not paid by the test provider any more', async () => {
  const payment = await pay.add();
  await choose(payment, 'pend');
  pay.later(2);
  const accounts = { operator: { company: 'hamburg' }, stripe: { secretKey: 'sk_live', webhookSecret: 'whsec' } };
  const work = { ...pay.app.work(), app: { ...pay.app.app, accounts } };
  await settleTestPaymentJob.run(work as never, { companyId: payment.companyId, paymentId: payment.id } as never);
  expect(await pay.heard(payment)).not.toContain('succeeded');
  expect((await pay.now(payment)).state).toBe('failed');
});

test('what is being checked succeeds by itself after two minutes', async () => {
  const payment = await pay.add();
  expect((await choose(payment, 'pend')).body.state).toBe('pending');
  pay.later(1);
  expect(await pay.heard(payment)).toEqual(['pending']);
  pay.later(1);
  expect(await pay.heard(payment)).toEqual(['pending', 'succeeded']);
  expect((await pay.now(payment)).state).toBe('succeeded');
});

test.each([
  ['succeed', 'succeeded'],
  ['decline', 'failed'],
] as const)('who does not want to wait lets it %s, and that stays', async (choice, state) => {
  const payment = await pay.add();
  await choose(payment, 'pend');
  const token = await tokenOf(payment);
  const decide = (by: TestChoice) =>
    pay.app.call(paymentApi.chooseTest, { token, choice: by }, { siteOf: pay.city.id });
  expect((await decide('cancel')).status).toBe(409);
  expect((await decide(choice)).body.state).toBe(state);
  pay.later(2);
  expect(await pay.heard(payment)).toEqual(['pending', state]);
});

test('a choice is made once', async () => {
  const payment = await pay.add();
  await choose(payment, 'decline');
  const again = await pay.app.call(
    paymentApi.chooseTest,
    { token: await tokenOf(payment), choice: 'succeed' },
    { siteOf: pay.city.id },
  );
  expect(again).toMatchObject({ status: 409, body: { code: 'payment.already_settled' } });
  expect((await pay.now(payment)).state).toBe('failed');
});

async function tokenOf(payment: Payment): Promise<string> {
  const row = await pay.app.db.first<{ redirectTo: string }>(pay.app.sql`
    select redirect_to from payments.payment where company_id = ${payment.companyId} and id = ${payment.id}`);
  return tokenIn(row!.redirectTo);
}

test('the page exists on sites that sell for the company, for the right token, and nowhere else', async () => {
  const token = tokenIn((await pay.start(await pay.add())).redirectTo);
  const ask = async (given: string, siteOf: string) =>
    (await pay.app.call(paymentApi.testCheckout, { token: given }, { siteOf })).status;
  expect(await ask(token, pay.city.id)).toBe(200);
  expect(await ask(token, pay.hamburg.id)).toBe(200);
  expect(await ask(token, pay.stranger.id)).toBe(404);
  const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
  expect(await ask(forged, pay.city.id)).toBe(404);
  expect(await ask('nonsense', pay.city.id)).toBe(404);
  const choice = { token, choice: 'succeed' } as const;
  expect((await pay.app.call(paymentApi.chooseTest, choice, { siteOf: pay.stranger.id })).status).toBe(404);
});

test('an event of the test provider needs its signature, its time and its bytes', async () => {
  const payment = await pay.add();
  await pay.start(payment);
  const { id: paymentId, companyId, amountCents, currency } = payment;
  const event = { id: 'one', companyId, paymentId, state: 'paid', amountCents, currency } as const;
  const { bytes, headers } = signedTestEvent(pay.app.work(), event);
  const body = Buffer.from(bytes).toString();
  const sent = { body, headers };
  const signature = headers['x-test-signature']!;
  expect(await pay.post('test', { body, headers: {} })).toBe(400);
  expect(await pay.post('test', { ...sent, body: body.replace('1250', '1251') })).toBe(400);
  expect(await pay.post('test', { body, headers: { 'x-test-signature': signature.replace(/t=\d+/, 't=1') } })).toBe(
    400,
  );
  expect(await pay.post('test', { body, headers: { 'x-test-signature': `${signature.slice(0, -4)}AAAA` } })).toBe(400);
  expect((await pay.now(payment)).state).toBe('started');
  pay.later(6);
  expect(await pay.post('test', sent)).toBe(400);
  const fresh = signedTestEvent(pay.app.work(), event);
  expect(await pay.post('test', { body, headers: fresh.headers })).toBe(200);
  expect(await pay.post('test', { body, headers: fresh.headers })).toBe(200);
  expect(await pay.heard(payment)).toEqual(['succeeded']);
});

test('staff read the payments of their companies only, and only with the right', async () => {
  const payment = await pay.add();
  const read = async (companyId: string, capabilities = ['payments.read']) => {
    const { status, body } = await pay.app
      .as({ companyId, capabilities })
      .call(paymentApi.list, { reference: payment.reference });
    return status === 200 ? body.payments.map(({ id }) => id) : status;
  };
  expect(await read(pay.hamburg.id)).toEqual([payment.id]);
  expect(await read(pay.city.id)).toEqual([payment.id]);
  expect(await read(pay.stranger.id)).toEqual([]);
  expect(await read(pay.hamburg.id, [])).toBe(403);
});

test('a provider this house has no account with is unknown', async () => {
  for (const provider of ['stripe', 'paypal', 'other'])
    expect(await pay.post(provider, { body: '{}', headers: {} })).toBe(404);
});

test('a payment nobody was sent to is given up after half an hour', async () => {
  const payment = await pay.add();
  pay.later(29);
  await pay.sweep();
  expect((await pay.now(payment)).state).toBe('created');
  pay.later(1);
  await pay.sweep();
  expect(await pay.heard(payment)).toEqual(['cancelled']);
  await expect(pay.start(payment)).rejects.toMatchObject({ code: 'payment.already_settled' });
});

test('choosing another way closes the first; it cannot be paid any more', async () => {
  const first = await pay.add();
  const { redirectTo } = await pay.start(first);
  const second = await pay.add({ reference: first.reference });
  await pay.start(second);
  expect((await pay.now(first)).state).toBe('cancelled');
  const late = { token: tokenIn(redirectTo), choice: 'succeed' } as const;
  expect((await pay.app.call(paymentApi.chooseTest, late, { siteOf: pay.city.id })).status).toBe(409);
  expect((await choose(second, 'succeed')).body.state).toBe('succeeded');
  const third = await pay.add({ reference: first.reference });
  await expect(pay.start(third)).rejects.toMatchObject({ code: 'payment.already_paid' });
});

test('nobody pays anew while a payment is being checked', async () => {
  const first = await pay.add();
  await choose(first, 'pend');
  const second = await pay.add({ reference: first.reference });
  await expect(pay.start(second)).rejects.toMatchObject({ code: 'payment.being_checked' });
});
