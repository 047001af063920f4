import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentAccountApi } from '../../contract-settings.ts';
import { addPayment } from '../payment/add-payment.ts';
import { paymentsOf } from '../payment/list-payments.ts';
import { startPayment } from '../payment/start-payment.ts';
import { type AccountApp, openAccountApp } from './accounts.for-tests.ts';

let world: AccountApp;
beforeAll(async () => {
  world = await openAccountApp();
});
afterAll(() => world.close());

/** Begins at the link of Stripe: the account that is made there, and the mark somebody comes back with. */
async function begin(companyId: string, mark?: string) {
  const { body, status } = await world.staff(companyId).call(paymentAccountApi.beginConnect, mark ? { mark } : {});
  expect(status).toBe(200);
  const url = new URL(body.url);
  const back = new URL(url.searchParams.get('back')!);
  expect([back.pathname, back.searchParams.get('stripe')]).toEqual(['/admin/settings/payments', 'zurueck']);
  return { account: url.pathname.split('/')[2]!, mark: back.searchParams.get('konto')! };
}
const finish = (companyId: string, mark: string) =>
  world.staff(companyId).call(paymentAccountApi.finishConnect, { mark });

/** Pays by card at whoever takes it for this company; the events that follow. */
async function paid(companyId: string) {
  const ctx = world.scoped(companyId);
  const payment = await world.app.db.transaction((db) => addPayment({ ...ctx, db }, world.orderOf('card')));
  await startPayment(ctx, payment.id);
  const [session] = [...world.stripe.sessions.values()].slice(-1);
  return {
    events: world.stripe.pay(session!.id),
    stateNow: async () => (await paymentsOf(ctx, payment.reference))[0]!.state,
  };
}

test('a company connects by the link: not before Stripe lets it take money, and going on keeps the account', async () => {
  const { bella, stripe } = world;
  const { account, mark } = await begin(bella.id);
  expect((await finish(bella.id, mark)).body).toMatchObject({ isConnected: false, settings: { accounts: [] } });
  const again = await begin(bella.id, mark);
  expect(again.account).toBe(account);
  stripe.connected.get(account)!.charges_enabled = true;
  // What was begun by one company is nothing to another.
  expect((await finish(world.city.id, again.mark)).body).toMatchObject({ code: 'payment_account.no_connect' });
  const { body } = await finish(bella.id, again.mark);
  expect(body).toMatchObject({
    isConnected: true,
    settings: { hasConnect: true, accounts: [{ provider: 'stripe', environment: 'sandbox' }] },
  });
});

test('whoever leaves in the middle and begins anew goes on with the same account; one that Stripe has lost is made again', async () => {
  const { hamburg, stripe } = world;
  const left = await begin(hamburg.id);
  expect((await begin(hamburg.id)).account).toBe(left.account);
  // What another company has begun is nothing to this one.
  const other = await begin(world.city.id);
  expect(other.account).not.toBe(left.account);
  stripe.connected.delete(left.account);
  const anew = await begin(hamburg.id);
  expect([anew.account === left.account, stripe.connected.has(anew.account)]).toEqual([false, true]);
  stripe.connected.get(anew.account)!.charges_enabled = true;
  expect((await finish(hamburg.id, anew.mark)).body).toMatchObject({ isConnected: true });
  expect((await begin(hamburg.id)).account).not.toBe(anew.account);
});

test('events of a connected account count for its payments alone, and its money is its own', async () => {
  const { bella, city, stripe, operator } = world;
  const { account, mark } = await begin(city.id);
  stripe.connected.get(account)!.charges_enabled = true;
  await finish(city.id, mark);
  const [ofBella, ofCity, ofOperator] = [await paid(bella.id), await paid(city.id), await paid(operator.id)];
  const states = async () => [await ofBella.stateNow(), await ofCity.stateNow(), await ofOperator.stateNow()];
  // Signed for connected accounts, but about a payment of another one: nobody believes it.
  const forged = stripe.signed('payment_intent.succeeded', {
    ...JSON.parse(ofBella.events[0]!.body).data.object,
    id: JSON.parse(ofCity.events[0]!.body).data.object.id,
  });
  expect(await world.post('stripe', null, forged)).toBe(200);
  expect(await states()).toEqual(['started', 'started', 'started']);
  for (const event of ofCity.events) expect(await world.post('stripe', null, event)).toBe(200);
  expect(await states()).toEqual(['started', 'succeeded', 'started']);
  for (const event of [...ofBella.events, ...ofOperator.events]) await world.post('stripe', null, event);
  expect(await states()).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect([stripe.moneyOf(account), stripe.moneyOf('sk_test_installation')]).toEqual([1250, 1250]);
});

test('a platform without Connect offers none', async () => {
  const { stripe: keys } = world.app.app.accounts!;
  Object.assign(world.app.app, { accounts: { stripe: { ...keys, connectSecret: undefined } } });
  const answer = await world.staff(world.hamburg.id).call(paymentAccountApi.beginConnect, {});
  expect(answer.body).toMatchObject({ code: 'payment_account.no_connect' });
  expect((await world.staff(world.hamburg.id).call(paymentAccountApi.show, {})).body.hasConnect).toBe(false);
});
