import { surchargeLine, whyNotRent } from '@fachwerk/active-rentals/facade';
import { dueCents } from '@fachwerk/active-rentals/rules/overrun';
import { orderPaid } from '@fachwerk/orders/contract';
import { findOrder, linesOf } from '@fachwerk/orders/facade';
import { type Rental, rentalCapabilities } from '@fachwerk/rentals/contract';
import { emit } from '@fachwerk/server/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalChangeApi, type Settling } from '../../contract.ts';
import { brokenPromises } from '../month/month-invariants.for-tests.ts';
import { openRentalChanges, type TestRentalChanges } from '../testing.ts';

let world: TestRentalChanges;
beforeAll(async () => {
  world = await openRentalChanges();
});
afterAll(() => world.app.close());

const MAY = [...Object.keys(rentalCapabilities), 'orders.settle'];
const staff = (without?: string) =>
  world.staff(
    world.city,
    MAY.filter((name) => name !== without),
  );
const REASON = 'Der Zug hat Verspätung';

/** Two hours of S for 4 €, from now. */
const rented = async (email = 'kim@example.org') => world.rent({ place: await world.wall(), email });

type Wish = { settling?: Settling; reason?: string; by?: ReturnType<typeof staff> };

/** So many minutes longer, or shorter. */
async function move(rental: Rental, minutes: number, { settling, reason = REASON, by = staff() }: Wish = {}) {
  const { version, startsAt, endsAt } = await world.find(rental);
  const dates = { startsAt, endsAt: new Date(endsAt.getTime() + minutes * 60_000) };
  const orderItem = { id: rental.id, version, ...dates, reason, ...(settling && { settling }) };
  return by.call(rentalChangeApi.editDate, { orderItem });
}
const link = (cents: number): Settling => ({ way: 'link', cents });
const found = async (rental: Rental) => (await staff().call(rentalChangeApi.find, { id: rental.id })).body;

/** The renter presses the button of the paying page. */
async function order(rental: Rental) {
  const now = await world.find(rental);
  return world.orderLines(now, [await surchargeLine(world.scoped(rental.companyId), now)]);
}

async function intact() {
  const broken = Object.entries(await brokenPromises(world)).filter(([, rows]) => rows.length > 0);
  expect(broken).toEqual([]);
}

test('more time by link: it holds at once, the amount is due everywhere, and paying it settles it once', async () => {
  const rental = await rented('link@example.org');
  expect((await move(rental, 120)).body.code).toBe('rental.difference_open');
  expect((await move(rental, 120, { settling: link(399) })).body.code).toBe('rental.difference_changed');
  const moved = await move(rental, 120, { settling: link(400) });
  expect(moved.body).toMatchObject({ priceCents: 400, chargeCents: 400, dueCents: 400 });
  expect(moved.body.endsAt).toBe(new Date(rental.endsAt.getTime() + 120 * 60_000).toISOString());
  expect(moved.body.chargeSentAt).not.toBeNull();
  const [mail] = (await world.mails()).filter(({ subject }) => subject.startsWith('Verlängert'));
  expect(mail?.bodyText).toContain(`/miete/${(await world.accessTo(rental)).key}/nachzahlen`);
  expect(mail?.bodyText).toContain('4,00');
  expect((await world.show(rental)).body).toMatchObject({ dueCents: 400, chargeCents: 400, whyNotOpen: null });
  await intact();

  const placed = await order(rental);
  expect((await linesOf(world.scoped(rental.companyId), placed.id))[0]?.title).toContain('Mehrpreis');
  await world.pay(placed);
  const payload = { companyId: rental.companyId, orderId: placed.id, paymentId: null, paidAt: world.app.time.now };
  await world.within(rental.companyId, (ctx) => emit(ctx, orderPaid, payload));
  await world.app.runJobs();
  expect(await found(rental)).toMatchObject({ priceCents: 800, chargeCents: 0, dueCents: 0, refundableCents: 800 });
  expect(await world.stepsWith(rental, 'surcharge_paid')).toMatchObject([
    { personKind: 'customer', data: { amountCents: 400 } },
  ]);
  await intact();
});

test('time that was paid stays open; what comes after it waits for the money', async () => {
  const rental = await rented();
  await move(rental, 120, { settling: link(400) });
  expect((await world.open(rental)).status).toBe(200);
  world.later(121);
  expect((await world.open(rental)).body.code).toBe('rental.surcharge_due');
  await world.pay(await order(rental));
  expect((await world.open(rental)).status).toBe(200);
});

test('who owes a charge books nothing new', async () => {
  const rental = await rented('owes@example.org');
  await move(rental, 60, { settling: link(200) });
  const { customerId } = await world.find(rental);
  const who = { id: customerId!, blockedAt: null };
  expect(await whyNotRent(world.scoped(world.city.id), who)).toBe('rental.surcharges_outstanding');
});

test('cash is noted with the person: an order of its own, paid, with its invoice, in the same moment', async () => {
  const rental = await rented('cash@example.org');
  expect((await move(rental, 120, { settling: { way: 'cash', cents: 400 }, by: staff('orders.settle') })).status).toBe(
    403,
  );
  const paid = await move(rental, 120, { settling: { way: 'cash', cents: 400 } });
  expect(paid.body).toMatchObject({ priceCents: 800, chargeCents: 0, dueCents: 0 });
  const { db, sql } = world.app;
  const [made] = await db.rows<{ id: string; number: string; laterOption: string; papers: number }>(sql`
    select o.id, o.number, o.later_option, (select count(*)::int from orders.invoice i where i.company_id = o.company_id and i.order_id = o.id) as papers
    from orders.customer_order o join rentals.applied_line a on a.company_id = o.company_id and a.order_id = o.id
    where o.company_id = ${rental.companyId} and a.rental_id = ${rental.id}`);
  expect(made).toMatchObject({ laterOption: 'cash', papers: 1 });
  expect(await findOrder(world.scoped(rental.companyId), made!.id)).toMatchObject({
    paymentState: 'paid',
    status: 'finished',
  });
  expect(await world.stepsWith(rental, 'surcharge_paid')).toMatchObject([{ personKind: 'staff' }]);
  await world.app.runJobs();
  expect(await world.stepsWith(rental, 'surcharge_paid')).toHaveLength(1);
  await intact();
});

test('waiving takes the right and a reason, and is not charged again', async () => {
  const rental = await rented();
  const settling: Settling = { way: 'waived', cents: 400 };
  expect((await move(rental, 120, { settling, by: staff('rentals.refund') })).status).toBe(403);
  expect((await move(rental, 120, { settling, reason: '' })).body.code).toBe('rental.reason_missing');
  const waived = await move(rental, 120, { settling });
  expect(waived.body).toMatchObject({ priceCents: 400, waivedCents: 400, dueCents: 0 });
  // Back to where it was: nobody has paid for what goes.
  expect((await move(rental, -120)).body).toMatchObject({ refundedCents: 0 });
});

test('shorter: an open charge goes first, then money can go back, once', async () => {
  const rental = await rented('shorter@example.org');
  await move(rental, 120, { settling: link(400) });
  const dropped = await move(rental, -120);
  expect(dropped.body).toMatchObject({ chargeCents: 0, dueCents: 0, refundedCents: 0 });
  await intact();
  const refund: Settling = { way: 'refund', cents: 200 };
  expect((await move(rental, -60, { settling: refund, by: staff('rentals.refund') })).status).toBe(403);
  expect((await move(rental, -60, { settling: { way: 'refund', cents: 201 } })).body.code).toBe(
    'rental.refund_too_high',
  );
  const back = await move(rental, -60, { settling: refund });
  expect(back.body).toMatchObject({ priceCents: 400, refundedCents: 200 });
  // The hour that was given back costs again.
  expect((await move(rental, 60)).body.code).toBe('rental.difference_open');
  expect((await move(rental, 60, { settling: link(200) })).body).toMatchObject({ chargeCents: 200 });
  await world.app.runJobs();
  await intact();
});

test('the same change sent again is the same answer; another one of an old version is refused', async () => {
  const rental = await rented();
  const { version, startsAt } = rental;
  const orderItem = { id: rental.id, version, startsAt, endsAt: world.inMinutes(240), settling: link(400) };
  const key = crypto.randomUUID();
  const { token } = staff();
  const send = (given?: string) =>
    world.app.call(
      rentalChangeApi.editDate,
      { orderItem },
      { token, ...(given && { headers: { 'idempotency-key': given } }) },
    );
  const [one, two] = [await send(key), await send(key)];
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(two.body).toEqual(one.body);
  expect((await send()).body.code).toBe('rental.changed_meanwhile');
  expect(await world.stepsWith(rental, 'charged')).toHaveLength(1);
});

test('the renter pays while staff waive: nobody loses money, whoever is second', async () => {
  const rental = await rented('race@example.org');
  await move(rental, 120, { settling: link(400) });
  const placed = await order(rental);
  await world.tryToPay(placed);
  const row = world.app
    .sql`select from rentals.rental where company_id = ${rental.companyId} and id = ${rental.id} for update`;
  await world.app.race<unknown>(row, () => [
    staff().call(rentalChangeApi.waive, { id: rental.id, reason: 'Kulanz' }),
    world.app.runJobs(),
  ]);
  await world.app.runJobs();
  const after = await found(rental);
  const isPaid = after.priceCents === 800;
  expect(after).toMatchObject({
    chargeCents: 0,
    dueCents: 0,
    waivedCents: isPaid ? 0 : 400,
    refundedCents: isPaid ? 0 : 400,
  });
  await intact();
});

test('two staff take the same money, or change the same rental: one of them does', async () => {
  const rental = await rented();
  await move(rental, 60, { settling: link(200) });
  const row = world.app
    .sql`select from rentals.rental where company_id = ${rental.companyId} and id = ${rental.id} for update`;
  const take = () =>
    staff().call(rentalChangeApi.receive, { id: rental.id, way: 'cash', cents: 200, receiptId: crypto.randomUUID() });
  const taken = await world.app.race(row, () => [take(), take()]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await found(rental)).toMatchObject({ priceCents: 600, dueCents: 0 });
  const moves = await world.app.race(row, () => [
    move(rental, 60, { settling: link(200) }),
    move(rental, 60, { settling: link(200) }),
  ]);
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  await intact();
});

test('overrun that is due can be paid to a person, too; the link is sent anew', async () => {
  const rental = await rented('late@example.org');
  world.later(120 + 181);
  const cents = dueCents(await world.find(rental), world.app.time.now);
  expect(cents).toBeGreaterThan(0);
  const sent = await staff().call(rentalChangeApi.sendLink, { id: rental.id });
  expect(sent.body.chargeSentAt).not.toBeNull();
  const receiptId = crypto.randomUUID();
  const wish = { id: rental.id, way: 'card_on_site' as const, receiptId };
  expect((await staff().call(rentalChangeApi.receive, { ...wish, cents: cents + 1 })).body.code).toBe(
    'rental.difference_changed',
  );
  const paid = await staff().call(rentalChangeApi.receive, { ...wish, cents });
  expect(paid.body).toMatchObject({ dueCents: 0, surchargeCents: cents });
  expect((await staff().call(rentalChangeApi.receive, { ...wish, cents })).body).toEqual(paid.body);
  await intact();
});

test('a booking that is called off owes nothing', async () => {
  const place = await world.wall();
  const rental = await world.rent({ place, startsAt: world.inMinutes(600), email: 'off@example.org' });
  await move(rental, 60, { settling: link(200) });
  const off = await staff().call(rentalChangeApi.end, { id: rental.id, reason: 'Umbau' });
  expect(off.body).toMatchObject({ state: 'cancelled', chargeCents: 0, dueCents: 0 });
  await intact();
});

test('nothing of it is within reach of another company', async () => {
  const rental = await rented();
  const foreign = world.staff(world.other, MAY);
  const wish = { id: rental.id, way: 'cash' as const, cents: 200, receiptId: crypto.randomUUID() };
  expect((await foreign.call(rentalChangeApi.receive, wish)).status).toBe(404);
  expect((await foreign.call(rentalChangeApi.sendLink, { id: rental.id })).status).toBe(404);
});
