import { addJob } from '@fachwerk/server/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldJob } from './payment/forget-old.job.ts';
import { openPaymentHouse, type PaymentHouse } from './payments.for-tests.ts';

let pay: PaymentHouse;
beforeAll(async () => {
  pay = await openPaymentHouse();
});
afterAll(() => pay.house.close());

const payer = (email: string) => ({ payer: { email, name: 'Kim Kunde', language: 'de' as const } });
const person = (email: string) => ({ companyId: pay.city.id, id: pay.city.id, email, name: 'Kim Kunde' });
const own = () => pay.house.house.personalData.find(({ module }) => module === 'payments')!;
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
    await addJob(pay.house.work(), forgetOldJob, {});
    await pay.house.runJobs();
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
