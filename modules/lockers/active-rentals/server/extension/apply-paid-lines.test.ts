import { orderCancelled, orderPaid } from '@fachwerk/orders/contract';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { emit } from '@fachwerk/server/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { surchargeLine } from '../surcharge/quote-surcharge.ts';
import { openStays, type TestStays } from '../testing.ts';
import { extensionLine, quoteExtension } from './quote-extension.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays();
});
afterAll(() => world.app.close());

const orderOf = (id: string) => findOrder(world.scoped(world.city.id), id);
async function extension(rental: Rental, endsAt: Date, email?: string) {
  return world.orderLines(rental, [await extensionLine(world.scoped(rental.companyId), rental, endsAt)], email);
}
async function surcharge(rental: Rental) {
  const now = await world.find(rental);
  return world.orderLines(rental, [await surchargeLine(world.scoped(rental.companyId), now)]);
}
const paidAgain = async (orderId: string) => {
  const order = (await orderOf(orderId))!;
  const payload = { companyId: order.companyId, orderId, paymentId: order.paymentId!, paidAt: world.app.time.now };
  await world.within(order.companyId, (ctx) => emit(ctx, orderPaid, payload));
  await world.app.runJobs();
};

test('a paid extension moves the end once, however often its payment is delivered', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'longer@example.org' });
  const endsAt = world.inMinutes(300);
  expect(await quoteExtension(world.scoped(world.city.id), rental, endsAt)).toMatchObject({
    priceCents: 600,
  });
  const order = await extension(rental, endsAt, 'longer@example.org');
  expect((await world.find(rental)).endsAt).toEqual(rental.endsAt);
  await world.pay(order);
  await paidAgain(order.id);
  expect(await world.find(rental)).toMatchObject({ endsAt, blockedUntil: endsAt, priceCents: 1000 });
  expect(await world.stepsWith(rental, 'extended')).toMatchObject([{ data: { amountCents: 600 } }]);
  expect(
    (await world.subjects('longer@example.org')).filter((subject) => subject.startsWith('Verlängert')),
  ).toHaveLength(1);
  expect((await orderOf(order.id))?.status).toBe('finished');
});

test('somebody booked the time before the payment came: the money goes back and the end stays', async () => {
  const place = await world.wall();
  const rental = await world.rent({ place });
  const order = await extension(rental, world.inMinutes(300), 'late@example.org');
  await world.rent({ place, startsAt: world.inMinutes(240) });
  await world.pay(order);
  await paidAgain(order.id);
  expect((await world.find(rental)).endsAt).toEqual(rental.endsAt);
  expect(await world.stepsWith(rental, 'refunded')).toMatchObject([{ data: { amountCents: 600 } }]);
  expect(await orderOf(order.id)).toMatchObject({ refundedCents: 600, paymentState: 'refunded' });
  expect(await world.subjects('kim@example.org')).toContain('Ihre Verlängerung war nicht mehr möglich');
});

test('extending against booking at the same moment: one of them has the time, never both', async () => {
  const place = await world.wall();
  const rental = await world.rent({ place });
  const order = await extension(rental, world.inMinutes(300));
  await world.tryToPay(order);
  const [lockId] = place.boxes;
  const row = world.app
    .sql`select from lockers.lock_state where company_id = ${place.companyId} and lock_id = ${lockId} for update`;
  const startsAt = world.inMinutes(200);
  const booking = () =>
    world.hold({ place, startsAt }).then(
      () => 'booked',
      (error: { code: string }) => error.code,
    );
  const [booked] = await world.app.race<unknown>(row, () => [booking(), world.app.runJobs()]);
  await world.app.runJobs();
  const { endsAt } = await world.find(rental);
  const isLonger = endsAt > rental.endsAt;
  expect(booked === 'booked').toBe(!isLonger);
});

test('a payment that takes its time still makes a rental longer that has run over meanwhile', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const endsAt = world.inMinutes(600);
  const order = await extension(rental, endsAt);
  world.later(400);
  await world.app.runJobs();
  expect(await world.stateOf(rental)).toBe('overrun');
  await world.pay(order);
  expect(await world.find(rental)).toMatchObject({ endsAt });
  expect([await world.stateOf(rental), (await world.open(rental)).status]).toEqual(['rented', 200]);
});

test('an extra payment opens the box again to the end of the started hour; then it is due anew', async () => {
  const rental = await world.rent({ place: await world.wall() });
  world.later(301);
  await world.app.runJobs();
  expect((await world.show(rental)).body).toMatchObject({
    phase: 'overrun',
    dueCents: 800,
    whyNotEnd: null,
  });
  const order = await surcharge(rental);
  expect(order.totalCents).toBe(800);
  await world.pay(order);
  await paidAgain(order.id);
  const paid = await world.find(rental);
  expect(paid).toMatchObject({ surchargeCents: 800, paidUntil: new Date(rental.endsAt.getTime() + 4 * 3_600_000) });
  expect([await world.stateOf(rental), (await world.open(rental)).status]).toEqual(['rented', 200]);
  world.later(60);
  await world.app.runJobs();
  expect([await world.stateOf(rental), (await world.show(rental)).body.dueCents]).toEqual(['overrun', 200]);
  expect(await world.stepsWith(rental, 'overrun')).toHaveLength(2);
});

test('paid in two windows, the second payment goes back', async () => {
  const rental = await world.rent({ place: await world.wall() });
  world.later(301);
  const [one, two] = [await surcharge(rental), await surcharge(rental)];
  await world.pay(one);
  await world.pay(two);
  expect((await world.find(rental)).surchargeCents).toBe(800);
  expect((await orderOf(two.id))?.refundedCents).toBe(800);
  expect((await orderOf(one.id))?.refundedCents).toBe(0);
});

test('longer in two windows, to different ends: the time that is in both is paid once', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const [hour, two] = [await extension(rental, world.inMinutes(180)), await extension(rental, world.inMinutes(240))];
  await world.pay(hour);
  await world.pay(two);
  await paidAgain(two.id);
  expect(await world.find(rental)).toMatchObject({ endsAt: world.inMinutes(240), priceCents: 800 });
  expect(await orderOf(two.id)).toMatchObject({ totalCents: 400, refundedCents: 200, paymentState: 'partly_refunded' });
  expect(await world.stepsWith(rental, 'refunded')).toMatchObject([{ data: { amountCents: 200 } }]);
});

test('paid extra in two windows, an hour apart: the hours that are in both are paid once', async () => {
  const rental = await world.rent({ place: await world.wall() });
  world.later(301);
  const first = await surcharge(rental);
  world.later(60);
  const second = await surcharge(rental);
  await world.pay(first);
  await world.pay(second);
  expect(await world.find(rental)).toMatchObject({ surchargeCents: 1000 });
  expect(await orderOf(second.id)).toMatchObject({ totalCents: 1000, refundedCents: 800 });
  expect((await world.show(rental)).body.dueCents).toBe(0);
});

test('an extra payment for time that an extension has covered meanwhile goes back', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const longer = await extension(rental, world.inMinutes(600));
  world.later(301);
  const extra = await surcharge(rental);
  await world.pay(longer);
  await world.pay(extra);
  expect(await world.find(rental)).toMatchObject({ surchargeCents: 0, paidUntil: null });
  expect(await orderOf(extra.id)).toMatchObject({ refundedCents: 800, paymentState: 'refunded' });
});

test('a booked rental that was made longer and finds no box gets all its money back', async () => {
  const place = await world.wall();
  await world.rent({ place });
  const coming = await world.rent({ place, startsAt: world.inMinutes(180), email: 'nobox@example.org' });
  const order = await extension(coming, world.inMinutes(420), 'nobox@example.org');
  await world.pay(order);
  // The previous renter does not leave.
  for (const minutes of [180, 245]) {
    world.later(minutes);
    await world.app.runJobs();
  }
  expect((await world.find(coming)).state).toBe('cancelled');
  expect(await orderOf(coming.orderId!)).toMatchObject({ status: 'canceled', refundedCents: 400 });
  expect(await orderOf(order.id)).toMatchObject({ refundedCents: order.totalCents });
});

test('cancelling the order of a booking that was made longer gives all its money back, once', async () => {
  const place = await world.wall();
  const coming = await world.rent({ place, startsAt: world.inMinutes(180), email: 'off@example.org' });
  const order = await extension(coming, world.inMinutes(420), 'off@example.org');
  await world.pay(order);
  await world.within(world.city.id, (ctx) => cancelOrder(ctx, coming.orderId!, 'Kunde hat angerufen'));
  await world.app.runJobs();
  await world.within(world.city.id, (ctx) =>
    emit(ctx, orderCancelled, { companyId: world.city.id, orderId: coming.orderId!, reason: '' }),
  );
  await world.app.runJobs();
  expect((await world.find(coming)).state).toBe('cancelled');
  expect(await orderOf(coming.orderId!)).toMatchObject({ paymentState: 'refunded', refundedCents: 400 });
  expect(await orderOf(order.id)).toMatchObject({ paymentState: 'refunded', refundedCents: order.totalCents });
  expect(await world.stepsWith(coming, 'refunded')).toMatchObject([
    { data: { amountCents: order.totalCents, reason: 'Kunde hat angerufen' } },
  ]);
});

test('cancelling the order of a running rental leaves it its time, and what was paid for more of it', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const order = await extension(rental, world.inMinutes(300));
  await world.pay(order);
  await world.within(world.city.id, (ctx) => cancelOrder(ctx, rental.orderId!, 'Kulanz'));
  await world.app.runJobs();
  expect(await world.find(rental)).toMatchObject({ state: 'active', endsAt: world.inMinutes(300) });
  expect(await orderOf(order.id)).toMatchObject({ paymentState: 'paid', refundedCents: 0 });
});

test('an extension that is paid while its booking is being cancelled goes back, whichever is first', async () => {
  const place = await world.wall();
  const coming = await world.rent({ place, startsAt: world.inMinutes(180) });
  const order = await extension(coming, world.inMinutes(420));
  await world.tryToPay(order);
  await world.within(world.city.id, (ctx) => cancelOrder(ctx, coming.orderId!, 'Umbau'));
  const row = world.app
    .sql`select from rentals.rental where company_id = ${coming.companyId} and id = ${coming.id} for update`;
  await world.app.race<unknown>(row, () => [world.app.runJobs(), world.app.runJobs()]);
  await world.app.runJobs();
  expect((await world.find(coming)).state).toBe('cancelled');
  expect(await orderOf(order.id)).toMatchObject({ refundedCents: order.totalCents });
});
