import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldJob } from './payment/forget-old.job.ts';
import { openPaymentApp, type PaymentApp } from './payments.for-tests.ts';

let pay: PaymentApp;
beforeAll(async () => {
  pay = await openPaymentApp();
});
afterAll(() => pay.app.close());

const payer = (email: string) => ({ payer: { email, name: 'Kim Kunde', language: 'de' as const } });
const person = (email: string) => ({ companyId: pay.city.id, id: pay.city.id, email, name: 'Kim Kunde' });
const own = () => pay.app.app.personalData.find(({ module }) => module === 'payments')!;
const exported = async (email: string, companyId: string) =>
  (await own().export(pay.scoped(companyId), person(email))).payments as object[];

test('a customer gets and erases what stands about them in the network, and nobody else’s', async () => {
  await pay.add(payer('kim@example.org'));
  await pay.add(payer('kim@example.org'), pay.city.id);
  await pay.add(payer('kim@example.org'), pay.stranger.id);
  await pay.add(payer('alex@example.org'));
  expect(await exported('kim@example.org', pay.city.id)).toMatchObject([
    { amountCents: 1250, payerName: 'Kim Kunde' },
    { amountCents: 1250 },
  ]);
  await own().erase(pay.scoped(pay.city.id), person('kim@example.org'));
  await own().erase(pay.scoped(pay.city.id), person('kim@example.org'));
  expect(await exported('kim@example.org', pay.city.id)).toEqual([]);
  expect(await exported('kim@example.org', pay.stranger.id)).toHaveLength(1);
  expect(await exported('alex@example.org', pay.city.id)).toHaveLength(1);
});

test('after three months nothing here says who paid', async () => {
  const email = 'robin@example.org';
  const payment = await pay.add(payer(email));
  const forget = async () => {
    await addJob(pay.app.work(), forgetOldJob, {});
    await pay.app.runJobs();
  };
  pay.later(60);
  await pay.sweep();
  await forget();
  expect(await exported(email, pay.hamburg.id)).toHaveLength(1);
  pay.later(91 * 24 * 60);
  await forget();
  expect(await exported(email, pay.hamburg.id)).toEqual([]);
  expect(await pay.now(payment)).toMatchObject({ amountCents: 1250, state: 'cancelled' });
});

test('the history of a customer tells payments and what became of them, to whoever may see payments', async () => {
  const email = 'mia@example.org';
  await pay.sweep();
  const payment = await pay.add(payer(email));
  const told = (...capabilities: string[]) => {
    const caller = { capabilities: new Set(capabilities) } as unknown as NonNullable<CompanyCtx['caller']>;
    return own().timeline!({ ...pay.scoped(pay.city.id), caller }, person(email), 10);
  };
  expect(await told('payments.read')).toEqual([]);
  pay.later(60);
  await pay.sweep();
  const { state } = await pay.now(payment);
  expect(await told('payments.read')).toMatchObject([
    { what: `payments.timeline.${state}`, params: { amount: expect.stringMatching(/^12,50\s€$/) } },
  ]);
  expect(await told('customers.read')).toEqual([]);
});
