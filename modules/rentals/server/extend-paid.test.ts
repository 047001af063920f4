import { orderCancelled, orderPaid } from '@fachwerk/orders/contract';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { emit } from '@fachwerk/server/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rental } from '../contract.ts';
import { accessRightApi } from '../contract-staff.ts';
import { extensionLine, quoteExtension, surchargeLine } from './extend-quote.ts';
import { openLife, type TestLife } from './life.for-tests.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const orderOf = (id: string) => findOrder(life.inside(life.city.id), id);
async function extension(rental: Rental, endsAt: Date, email?: string) {
  return life.orderLines(rental, [await extensionLine(life.inside(rental.companyId), rental, endsAt)], email);
}
async function surcharge(rental: Rental) {
  const now = await life.find(rental);
  return life.orderLines(rental, [await surchargeLine(life.inside(rental.companyId), now)]);
}
const paidAgain = async (orderId: string) => {
  const order = (await orderOf(orderId))!;
  const told = { companyId: order.companyId, orderId, paymentId: order.paymentId!, paidAt: life.house.time.now };
  await life.within(order.companyId, (ctx) => emit(ctx, orderPaid, told));
  await life.house.runJobs();
};

test('a paid extension moves the end once, however often it is told', async () => {
  const rental = await life.rent({ place: await life.wall(), email: 'longer@example.org' });
  const endsAt = life.inMinutes(300);
  expect(await quoteExtension(life.inside(life.city.id), rental, endsAt)).toMatchObject({ cents: 600, problem: null });
  const order = await extension(rental, endsAt, 'longer@example.org');
  expect((await life.find(rental)).endsAt).toEqual(rental.endsAt);
  await life.pay(order);
  await paidAgain(order.id);
  expect(await life.find(rental)).toMatchObject({ endsAt, blockedUntil: endsAt, priceCents: 1000 });
  expect(await life.stepsWith(rental, 'extended')).toMatchObject([{ data: { amountCents: 600 } }]);
  expect(
    (await life.subjects('longer@example.org')).filter((subject) => subject.startsWith('Verlängert')),
  ).toHaveLength(1);
  expect((await orderOf(order.id))?.status).toBe('finished');
});

test('somebody booked the time before the payment came: the money goes back and the end stays', async () => {
  const place = await life.wall();
  const rental = await life.rent({ place });
  const order = await extension(rental, life.inMinutes(300), 'late@example.org');
  await life.rent({ place, startsAt: life.inMinutes(240) });
  await life.pay(order);
  await paidAgain(order.id);
  expect((await life.find(rental)).endsAt).toEqual(rental.endsAt);
  expect(await life.stepsWith(rental, 'refunded')).toMatchObject([{ data: { amountCents: 600 } }]);
  expect(await orderOf(order.id)).toMatchObject({ refundedCents: 600, paymentState: 'refunded' });
  expect(await life.subjects('kim@example.org')).toContain('Ihre Verlängerung war nicht mehr möglich');
});

test('extending against booking at the same moment: one of them has the time, never both', async () => {
  const place = await life.wall();
  const rental = await life.rent({ place });
  const order = await extension(rental, life.inMinutes(300));
  await life.tryToPay(order);
  const [lockId] = place.boxes;
  const row = life.house
    .sql`select from lockers.lock_state where company_id = ${place.companyId} and lock_id = ${lockId} for update`;
  const startsAt = life.inMinutes(200);
  const booking = () =>
    life.hold({ place, startsAt }).then(
      () => 'booked',
      (error: { code: string }) => error.code,
    );
  const [booked] = await life.house.race<unknown>(row, () => [booking(), life.house.runJobs()]);
  await life.house.runJobs();
  const { endsAt } = await life.find(rental);
  const isLonger = endsAt > rental.endsAt;
  expect(booked === 'booked').toBe(!isLonger);
});

test('a payment that takes its time still makes a rental longer that has run over meanwhile', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const endsAt = life.inMinutes(600);
  const order = await extension(rental, endsAt);
  life.later(400);
  await life.house.runJobs();
  expect(await life.stateOf(rental)).toBe('overrun');
  await life.pay(order);
  expect(await life.find(rental)).toMatchObject({ endsAt });
  expect([await life.stateOf(rental), (await life.open(rental)).status]).toEqual(['rented', 200]);
});

test('an extra payment opens the box again to the end of the started hour; then it is due anew', async () => {
  const rental = await life.rent({ place: await life.wall() });
  life.later(301);
  await life.house.runJobs();
  expect((await life.show(rental)).body).toMatchObject({
    phase: 'overrun',
    dueCents: 800,
    whyNotEnd: 'rental.surcharge_due',
  });
  const order = await surcharge(rental);
  expect(order.totalCents).toBe(800);
  await life.pay(order);
  await paidAgain(order.id);
  const paid = await life.find(rental);
  expect(paid).toMatchObject({ surchargeCents: 800, paidUntil: new Date(rental.endsAt.getTime() + 4 * 3_600_000) });
  expect([await life.stateOf(rental), (await life.open(rental)).status]).toEqual(['rented', 200]);
  life.later(60);
  await life.house.runJobs();
  expect([await life.stateOf(rental), (await life.show(rental)).body.dueCents]).toEqual(['overrun', 200]);
  expect(await life.stepsWith(rental, 'overrun')).toHaveLength(2);
});

test('paid in two windows, the second payment goes back', async () => {
  const rental = await life.rent({ place: await life.wall() });
  life.later(301);
  const [one, two] = [await surcharge(rental), await surcharge(rental)];
  await life.pay(one);
  await life.pay(two);
  expect((await life.find(rental)).surchargeCents).toBe(800);
  expect((await orderOf(two.id))?.refundedCents).toBe(800);
  expect((await orderOf(one.id))?.refundedCents).toBe(0);
});

test('a booked rental that was made longer and finds no box gets all its money back', async () => {
  const place = await life.wall();
  await life.rent({ place });
  const coming = await life.rent({ place, startsAt: life.inMinutes(180), email: 'nobox@example.org' });
  const order = await extension(coming, life.inMinutes(420), 'nobox@example.org');
  await life.pay(order);
  // Whoever was there before does not leave.
  for (const minutes of [180, 245]) {
    life.later(minutes);
    await life.house.runJobs();
  }
  expect((await life.find(coming)).state).toBe('cancelled');
  expect(await orderOf(coming.orderId!)).toMatchObject({ status: 'canceled', refundedCents: 400 });
  expect(await orderOf(order.id)).toMatchObject({ refundedCents: order.totalCents });
});

test('cancelling the order of a booking that was made longer gives all its money back, once', async () => {
  const place = await life.wall();
  const coming = await life.rent({ place, startsAt: life.inMinutes(180), email: 'off@example.org' });
  const order = await extension(coming, life.inMinutes(420), 'off@example.org');
  await life.pay(order);
  await life.within(life.city.id, (ctx) => cancelOrder(ctx, coming.orderId!, 'Kunde hat angerufen'));
  await life.house.runJobs();
  await life.within(life.city.id, (ctx) =>
    emit(ctx, orderCancelled, { companyId: life.city.id, orderId: coming.orderId!, reason: '' }),
  );
  await life.house.runJobs();
  expect((await life.find(coming)).state).toBe('cancelled');
  expect(await orderOf(coming.orderId!)).toMatchObject({ paymentState: 'refunded', refundedCents: 400 });
  expect(await orderOf(order.id)).toMatchObject({ paymentState: 'refunded', refundedCents: order.totalCents });
  expect(await life.stepsWith(coming, 'refunded')).toMatchObject([
    { data: { amountCents: order.totalCents, reason: 'Kunde hat angerufen' } },
  ]);
});

test('so it is where staff had called the booking off before, without giving anything back', async () => {
  const coming = await life.rent({ place: await life.wall(), startsAt: life.inMinutes(180) });
  const order = await extension(coming, life.inMinutes(420));
  await life.pay(order);
  await life.staff(life.city).call(accessRightApi.end, { id: coming.id, reason: 'Umbau' });
  await life.house.runJobs();
  expect(await orderOf(order.id)).toMatchObject({ paymentState: 'paid', refundedCents: 0 });
  await life.within(life.city.id, (ctx) => cancelOrder(ctx, coming.orderId!, 'Kulanz'));
  await life.house.runJobs();
  expect(await orderOf(coming.orderId!)).toMatchObject({ refundedCents: 400 });
  expect(await orderOf(order.id)).toMatchObject({ refundedCents: order.totalCents });
});

test('cancelling the order of a running rental leaves it its time, and what was paid for more of it', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const order = await extension(rental, life.inMinutes(300));
  await life.pay(order);
  await life.within(life.city.id, (ctx) => cancelOrder(ctx, rental.orderId!, 'Kulanz'));
  await life.house.runJobs();
  expect(await life.find(rental)).toMatchObject({ state: 'active', endsAt: life.inMinutes(300) });
  expect(await orderOf(order.id)).toMatchObject({ paymentState: 'paid', refundedCents: 0 });
});

test('an extension that is paid while its booking is being cancelled goes back, whichever is first', async () => {
  const place = await life.wall();
  const coming = await life.rent({ place, startsAt: life.inMinutes(180) });
  const order = await extension(coming, life.inMinutes(420));
  await life.tryToPay(order);
  await life.within(life.city.id, (ctx) => cancelOrder(ctx, coming.orderId!, 'Umbau'));
  const row = life.house
    .sql`select from rentals.rental where company_id = ${coming.companyId} and id = ${coming.id} for update`;
  await life.house.race<unknown>(row, () => [life.house.runJobs(), life.house.runJobs()]);
  await life.house.runJobs();
  expect((await life.find(coming)).state).toBe('cancelled');
  expect(await orderOf(order.id)).toMatchObject({ refundedCents: order.totalCents });
});
