import { orderApi } from '@fachwerk/orders/contract-staff';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { rentalCapabilities } from '@fachwerk/rentals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessRightApi } from '../../contract.ts';
import { openAccessRights, type TestAccessRights } from '../access-rights.for-tests.ts';

let world: TestAccessRights;
beforeAll(async () => {
  world = await openAccessRights();
});
afterAll(() => world.app.close());

/** Every screen that shows money of a rental asks one of these. */
test('a partial refund is the same amount wherever money of the rental stands', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'teil@example.org' });
  const staff = world.staff(world.city, [...Object.keys(rentalCapabilities), 'orders.settle', 'orders.read']);
  const { version, startsAt } = rental;
  const settling = { way: 'cash', cents: 400 } as const;
  const orderItem = { id: rental.id, version, startsAt, endsAt: world.inMinutes(240), settling };
  expect((await staff.call(rentalChangeApi.editDate, { orderItem })).status).toBe(200);
  await world.app.runJobs();

  // More than the first order has: the rest goes back of the money that was taken for the extension.
  const wish = { id: rental.id, amountCents: 500, reason: 'Kulanz', refundId: crypto.randomUUID() };
  const asked = await staff.call(rentalChangeApi.refund, wish);
  expect(asked.body.refundedCents).toBe(500);
  await world.app.runJobs();

  const { accessRights } = (await staff.call(accessRightApi.list, { filter: {} })).body;
  const row = accessRights.find(({ id }) => id === rental.id);
  const drawer = (await staff.call(rentalChangeApi.find, { id: rental.id })).body;
  const page = (await world.show(rental)).body;
  expect([row?.refundedCents, drawer.refundedCents, page.refundedCents]).toEqual([500, 500, 500]);
  expect([drawer.refundableCents, page.paidCents]).toEqual([300, 800]);

  const { orders } = (await staff.call(orderApi.list, { filter: {}, excludeIds: [] })).body;
  const theirs = orders.filter(({ customerId }) => customerId === rental.customerId);
  const back = theirs.map((order) => order.refundedCents + order.refundPendingCents).sort();
  expect(back).toEqual([100, 400]);
  // Money that came to people goes back by people: until somebody says how, it is on its way.
  expect(theirs.map(({ paymentState }) => paymentState).sort()).toEqual(['paid', 'refunded']);

  const spent = (await staff.call(orderApi.customerTotals, { customerId: rental.customerId! })).body;
  const { db, sql } = world.app;
  const [papers] = await db.rows<{ orders: number; rentals: number }>(sql`
    select (select sum(gross_cents)::int from orders.revenue_view where company_id = ${rental.companyId}) as orders,
      (select sum(cents)::int from rentals.revenue_view where company_id = ${rental.companyId}) as rentals`);
  const stats = (await staff.call(accessRightApi.stats, {})).body;
  expect([spent.spentCents, papers?.orders, papers?.rentals, stats.revenueTodayCents]).toEqual([400, 400, 400, 400]);
});
