import { stayApi } from '@fachwerk/active-rentals/contract';
import { extensionLine } from '@fachwerk/active-rentals/facade';
import { findOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { newId } from '@fachwerk/server/ids';
import { openSecondServer } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalChangeApi } from '../../contract.ts';
import { cancellationApi } from '../../contract-cancellation.ts';
import { cancellations } from '../module.ts';
import { openRentalChanges, type TestRentalChanges } from '../testing.ts';

let world: TestRentalChanges;
beforeAll(async () => {
  world = await openRentalChanges(cancellations);
});
afterAll(() => world.app.close());

const orderOf = async ({ companyId, orderId }: Rental) => (await findOrder(world.scoped(companyId), orderId!))!;
const keyOf = async (rental: Rental) => (await world.accessTo(rental)).key;
const look = async (rental: Rental) => world.app.call(cancellationApi.show, { key: await keyOf(rental) }, world.site);
const cancel = async (rental: Rental, refundCents: number) =>
  world.app.call(cancellationApi.cancel, { key: await keyOf(rental), refundCents }, world.site);
const rowOf = ({ companyId, id }: Rental) =>
  world.app.sql`select from rentals.rental where company_id = ${companyId} and id = ${id} for update`;
const creditsOf = ({ companyId, orderId }: Rental) =>
  world.app.db.rows<{ kind: string }>(world.app.sql`
    select kind from orders.invoice where company_id = ${companyId} and order_id = ${orderId} order by number`);

test('what goes back is shown, then everything does: box free at once, order off, credit note, one mail; a second tap changes nothing', async () => {
  const place = await world.wall();
  const email = 'off@example.org';
  const startsAt = world.inMinutes(300);
  const rental = await world.rent({ place, startsAt, email });
  expect((await look(rental)).body).toEqual({ whyNot: null, isCancelled: false, refundCents: 400 });
  const done = { whyNot: 'rental.over', isCancelled: true, refundCents: 400 };
  expect((await cancel(rental, 400)).body).toEqual(done);
  expect(await world.hold({ place, startsAt })).toMatchObject({ state: 'held', lockId: rental.lockId });
  expect(await cancel(rental, 400)).toMatchObject({ status: 200, body: done });
  await world.app.runJobs();
  expect((await look(rental)).body).toEqual(done);
  expect(await orderOf(rental)).toMatchObject({ status: 'canceled', refundedCents: 400, paymentState: 'refunded' });
  expect(await creditsOf(rental)).toEqual([{ kind: 'invoice' }, { kind: 'credit' }]);
  expect(await world.stepsWith(rental, 'cancelled')).toMatchObject([{ personKind: 'customer' }]);
  expect(await world.stepsWith(rental, 'refunded')).toMatchObject([{ data: { amountCents: 400 } }]);
  expect((await world.subjects(email)).filter((subject) => subject.startsWith('Storniert'))).toHaveLength(1);
  expect((await world.show(rental)).body).toMatchObject({ phase: 'cancelled', pin: '' });
  // The time it was booked for comes, and nothing begins.
  world.later(301);
  await world.app.runJobs();
  expect((await world.find(rental)).state).toBe('cancelled');
});

test('what was paid to have it longer goes back too, and what was shown before that is not enough', async () => {
  const rental = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(300) });
  const line = await extensionLine(world.scoped(rental.companyId), rental, world.inMinutes(480));
  const longer = await world.orderLines(rental, [line]);
  await world.pay(longer);
  const stale = await cancel(rental, 400);
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'rental.refund_changed' }]);
  expect((await cancel(rental, 400 + longer.totalCents)).status).toBe(200);
  await world.app.runJobs();
  expect(await findOrder(world.scoped(rental.companyId), longer.id)).toMatchObject({ paymentState: 'refunded' });
});

test('of an order of two boxes one is called off, then the other: each gives its own back, and with the last the order is off', async () => {
  const place = await world.wall(2);
  const startsAt = world.inMinutes(300);
  const held = [await world.hold({ place, startsAt }), await world.hold({ place, startsAt })];
  await world.pay(await world.order(held));
  const [one, other] = (await Promise.all(held.map((each) => world.find(each)))) as [Rental, Rental];
  await cancel(one, 400);
  await world.app.runJobs();
  expect(await orderOf(one)).toMatchObject({ status: 'approved', refundedCents: 400 });
  expect((await world.find(other)).state).toBe('booked');
  await cancel(other, 400);
  await world.app.runJobs();
  expect(await orderOf(one)).toMatchObject({ status: 'canceled', refundedCents: 800, paymentState: 'refunded' });
});

test('what has begun is ended, not called off; a key of nobody and one of another network are the same', async () => {
  const running = await world.rent({ place: await world.wall() });
  expect((await look(running)).body).toMatchObject({ whyNot: 'rental.begun', refundCents: 0 });
  expect((await cancel(running, 0)).body).toMatchObject({ code: 'rental.begun' });
  const coming = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(300) });
  const input = { key: await keyOf(coming), refundCents: 400 };
  const answers = [
    await world.app.call(cancellationApi.cancel, input, { siteOf: world.other.id }),
    await world.app.call(cancellationApi.cancel, { ...input, key: newId() }, world.site),
    await world.app.call(cancellationApi.show, { key: input.key }, { siteOf: world.other.id }),
  ];
  expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
    answers.map(() => [404, 'rental.unknown']),
  );
  expect((await world.find(coming)).state).toBe('booked');
});

test('it begins at the same moment: it is off and paid back, or it runs and nothing goes back', async () => {
  const rental = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(60) });
  const { key } = await world.accessTo(rental);
  world.later(60);
  const [answer] = await world.app.race<unknown>(rowOf(rental), () => [
    world.app.call(cancellationApi.cancel, { key, refundCents: 400 }, world.site),
    world.app.runJobs(),
  ]);
  await world.app.runJobs();
  const { state } = await world.find(rental);
  const isOff = (answer as { status: number }).status === 200;
  expect([state, (await orderOf(rental)).refundedCents]).toEqual(isOff ? ['cancelled', 400] : ['active', 0]);
  const opened = await world.app.call(stayApi.open, { key, transactionId: newId() }, world.site);
  expect(opened.status).toBe(isOff ? 409 : 200);
});

test('a page that was open when it began: whatever it sends then, again, or by another server, nothing goes back and the box still opens', async () => {
  const rental = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(60) });
  expect((await look(rental)).body).toEqual({ whyNot: null, isCancelled: false, refundCents: 400 });
  world.later(60);
  await world.app.runJobs();
  const nextDoor = await openSecondServer(world.app);
  const input = { key: await keyOf(rental), refundCents: 400 };
  const sent = [
    await cancel(rental, 400),
    await cancel(rental, 400),
    await nextDoor.call(cancellationApi.cancel, input, world.site),
  ];
  await nextDoor.close();
  expect(sent.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
    sent.map(() => [409, 'rental.begun']),
  );
  expect((await look(rental)).body).toEqual({ whyNot: 'rental.begun', isCancelled: false, refundCents: 0 });
  await world.app.runJobs();
  expect(await orderOf(rental)).toMatchObject({ refundedCents: 0, refundPendingCents: 0, paymentState: 'paid' });
  expect((await world.open(rental)).status).toBe(200);
  await world.end(rental);
  expect((await cancel(rental, 0)).body).toMatchObject({ code: 'rental.already_ended' });
});

test('two windows and a colleague at the same moment: it is off once, and its money goes back once', async () => {
  const email = 'once@example.org';
  const rental = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(300), email });
  const { key } = await world.accessTo(rental);
  const renterCall = () => world.app.call(cancellationApi.cancel, { key, refundCents: 400 }, world.site);
  const staffCall = () =>
    world.staff(world.city).call(rentalChangeApi.end, { id: rental.id, reason: 'Angerufen', refundCents: 400 });
  await world.app.race<unknown>(rowOf(rental), () => [renterCall(), staffCall(), renterCall()]);
  await world.app.runJobs();
  expect(await orderOf(rental)).toMatchObject({ refundedCents: 400, refundPendingCents: 0, paymentState: 'refunded' });
  expect(await world.stepsWith(rental, 'cancelled')).toHaveLength(1);
  expect((await look(rental)).body).toMatchObject({ isCancelled: true, refundCents: 400 });
  expect((await world.subjects(email)).filter((subject) => /storniert/i.test(subject))).toHaveLength(1);
});
