import { appointments } from '@fachwerk/appointments/module';
import { dayOf } from '@fachwerk/base/time';
import { catalog } from '@fachwerk/catalog/module';
import { customerFor } from '@fachwerk/customers/facade';
import { dayReportApi } from '@fachwerk/day-reports/contract';
import { dayReports } from '@fachwerk/day-reports/module';
import { eInvoices } from '@fachwerk/e-invoices/module';
import { franchise } from '@fachwerk/franchise/module';
import { fulfilment } from '@fachwerk/fulfilment/module';
import { locationDeskApi } from '@fachwerk/location-desk/contract';
import { locationDesk } from '@fachwerk/location-desk/module';
import type { Order } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { addOrder } from '@fachwerk/orders/facade';
import { openRentalChanges, type TestRentalChanges } from '@fachwerk/rental-changes/testing';
import { accessRightApi } from '@fachwerk/rental-desk/contract';
import { accessRights } from '@fachwerk/rental-desk/module';
import { newId } from '@fachwerk/server/ids';
import { addJob } from '@fachwerk/server/jobs';
import { settlementApi } from '@fachwerk/settlement/contract';
import { settlement } from '@fachwerk/settlement/module';
import { statisticsApi } from '@fachwerk/statistics/contract';
import { statistics } from '@fachwerk/statistics/module';
import { timeTracking } from '@fachwerk/time-tracking/module';
import { visits } from '@fachwerk/visits/module';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Every screen that shows revenue answers by one definition (docs/decisions/0151-one-revenue.md): compared here on one set of data. */
let world: TestRentalChanges;
const CAPABILITIES = [
  'orders.read',
  'orders.status',
  'orders.refund',
  'rentals.read',
  'locations.read',
  'day_reports.read',
  'statistics.read',
  'settlements.read',
];
const staff = (companyId = world.city.id) => world.app.as({ companyId, capabilities: CAPABILITIES });
const at = (time: string) => {
  world.app.time.now = new Date(time);
};
/** Of the franchisor's boxes, of its goods, of its franchisee's boxes: what the papers of the day say. */
const CITY_RENTALS = 400 + 400 + 600 - 100;
const CITY_GOODS = 1000 - 100 + 150;
const HAMBURG_RENTALS = 400 - 400 + 400;
const TODAY = '2026-03-10';

type Lines = Parameters<typeof addOrder>[1]['lines'];
const line = (kind: Lines[number]['kind'], unitCents: number, vatPercent = 19): Lines[number] => ({
  kind,
  subjectId: kind === 'item' ? newId() : null,
  title: kind,
  detail: '',
  quantity: 1,
  unitCents,
  vatPercent,
  data: {},
});
function place(companyId: string, lines: Lines): Promise<Order> {
  return world.within(companyId, async (ctx) => {
    const contact = {
      email: 'kim@example.org',
      firstName: 'Kim',
      lastName: 'Kunde',
      phone: '',
      language: 'de' as const,
    };
    const customer = await customerFor(ctx, contact);
    return addOrder(ctx, {
      customerId: customer.id,
      networkId: world.city.id,
      contact,
      language: 'de',
      lines,
      accepted: { terms: 1, privacy: 1, withdrawal: 1 },
      siteCompanyId: world.city.id,
    });
  });
}
const refund = async (orderId: string, amountCents: number) => {
  const { status, body } = await staff().call(orderApi.refund, {
    refundId: newId(),
    orderId,
    amountCents,
    reason: 'Kulanz',
  });
  expect([status, body]).toMatchObject([200, {}]);
  await world.app.runJobs();
};

beforeAll(async () => {
  world = await openRentalChanges(
    accessRights,
    locationDesk,
    catalog,
    fulfilment,
    timeTracking,
    visits,
    appointments,
    statistics,
    dayReports,
    franchise,
    eInvoices,
    settlement,
  );
  // Counted since January, so that February can be compared with.
  at('2026-01-05T09:00:00Z');
  await world.boxes(world.berlin, 1);
  await world.rent({ place: world.berlin, durationMinutes: 60 });
  await world.pay(await place(world.city.id, [line('item', 100)]));
  // A month before: in the morning and in the evening of the day with the same number.
  at('2026-02-10T09:00:00Z');
  await world.pay(await place(world.city.id, [line('item', 300)]));
  await world.boxes(world.berlin, 1);
  await world.rent({ place: world.berlin });
  at('2026-02-10T20:00:00Z');
  await world.pay(await place(world.city.id, [line('item', 900)]));
  await world.boxes(world.berlin, 1);
  await world.rent({ place: world.berlin, durationMinutes: 300 });
  at('2026-03-03T09:00:00Z');
  await world.boxes(world.berlin, 8);
  await world.boxes(world.altona, 8);
  // A week before: in the morning, and in the evening of a day that is compared up to its morning.
  await world.rent({ place: world.berlin });
  at('2026-03-03T20:00:00Z');
  await world.rent({ place: world.berlin, durationMinutes: 300 });
  at('2026-03-10T08:00:00Z');
  await world.rent({ place: world.berlin });
  // Booked and paid today, begins in three days.
  await world.rent({ place: world.berlin, startsAt: new Date('2026-03-13T08:00:00Z') });
  const partly = await world.rent({ place: world.berlin, durationMinutes: 180 });
  await refund(partly.orderId!, 100);
  const back = await world.rent({ place: world.altona });
  await refund(back.orderId!, 400);
  await world.rent({ place: world.altona });
  await world.pay(await place(world.city.id, [line('item', 1000), line('discount', -100), line('tip', 150, 0)]));
  await world.pay(await place(world.city.id, [line('gift', 5000, 0)]));
  // Ordered and not paid: no paper, no revenue.
  await place(world.city.id, [line('item', 7700)]);
  at('2026-03-10T10:00:00Z');
  for (const job of statistics.jobs ?? [])
    if (job.name === 'statistics.roll_up') await addJob(world.app.work(), job, {});
  await world.app.runJobs();
});
afterAll(() => world.app.close());

const dayReport = async (companyId: string) =>
  (await staff(companyId).call(dayReportApi.show, { on: TODAY })).body.turnover;
const shown = async (companyId = world.city.id, locationIds?: string[]) => {
  const filter = { period: 'month' as const, at: '2026-03', ...(locationIds ? { locationIds } : {}) };
  const { body } = await staff(companyId).call(statisticsApi.show, { filter });
  const step = (steps?: readonly { readonly on: string }[]) => steps?.findIndex(({ on }) => on === TODAY) ?? -1;
  const rentals = body.boxes?.steps[step(body.boxes.steps)]?.now.revenueCents ?? 0;
  const goods = body.orders?.steps[step(body.orders.steps)]?.now.turnoverCents ?? 0;
  return { rentals, goods };
};

test('overview, day reports, statistics and rental list show the same revenue of today', async () => {
  const all = CITY_RENTALS + CITY_GOODS + HAMBURG_RENTALS;
  const { body: tile } = await staff().call(orderApi.revenue, {});
  const { body: stats } = await staff().call(accessRightApi.stats, {});
  const [city, hamburg] = [await dayReport(world.city.id), await dayReport(world.hamburg.id)];
  const { rentals, goods } = await shown();
  expect({
    tile: tile.days.at(-1),
    stats: stats.revenueTodayCents,
    dayReports: city.grossCents + hamburg.grossCents,
    statistics: rentals + goods,
  }).toEqual({
    tile: { on: dayOf(world.app.time.now).toString(), cents: all, beforeCents: 400 },
    stats: all,
    dayReports: all,
    statistics: all,
  });
  expect([rentals, goods]).toEqual([CITY_RENTALS + HAMBURG_RENTALS, CITY_GOODS]);
});

test('one location shows the same in its curve, above its rentals and in the statistics; locations add up to the company', async () => {
  for (const [companyId, locationId, cents] of [
    [world.city.id, world.berlin.id, CITY_RENTALS],
    [world.hamburg.id, world.altona.id, HAMBURG_RENTALS],
  ] as const) {
    const { body: curve } = await staff(companyId).call(locationDeskApi.curve, { locationId });
    const { body: stats } = await staff(companyId).call(accessRightApi.stats, { locationId });
    const { rentals } = await shown(companyId, [locationId]);
    expect([curve.days.at(-1)?.revenueCents, stats.revenueTodayCents, rentals]).toEqual([cents, cents, cents]);
  }
});

test('a franchisee sees its own alone, and its settlement is the net of the same papers', async () => {
  const { body: tile } = await staff(world.hamburg.id).call(orderApi.revenue, {});
  const report = await dayReport(world.hamburg.id);
  expect([tile.cents, report.grossCents]).toEqual([HAMBURG_RENTALS, HAMBURG_RENTALS]);
  const { body } = await staff().call(settlementApi.list, { month: '2026-03' });
  expect(body.franchisees.map(({ preview }) => preview?.baseCents)).toEqual([report.netCents]);
});

test('a running day is compared with the same hours of the week before, on every screen', async () => {
  const { body: tile } = await staff().call(orderApi.revenue, {});
  const { body: stats } = await staff().call(accessRightApi.stats, {});
  expect([tile.beforeCents, stats.revenueSameDayLastWeekCents]).toEqual([400, 400]);
  const february = async () => {
    const { body } = await staff().call(statisticsApi.show, { filter: { period: 'month', at: '2026-03' } });
    return [body.boxes?.steps[9]?.before?.revenueCents, body.orders?.steps[9]?.before?.turnoverCents];
  };
  expect(await february()).toEqual([400, 300]);
  at('2026-03-10T21:00:00Z');
  expect(await february()).toEqual([1400, 1200]);
  expect((await staff().call(orderApi.revenue, {})).body.beforeCents).toBe(1400);
});
