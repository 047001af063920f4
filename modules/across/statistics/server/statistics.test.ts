import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { addPerson } from '@fachwerk/auth/testing';
import { newId } from '@fachwerk/server/ids';
import { addJob } from '@fachwerk/server/jobs';
import { type AttachedFile, madeFile } from '@fachwerk/server/mail';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StatisticsFilter, statisticsApi } from '../contract.ts';
import { occupancyByHour } from '../rules/business.ts';
import { occupancyPercent } from '../rules/figures.ts';
import { monthsSince } from '../rules/period.ts';
import { mailFigures } from './mail/mail-figures.job.ts';
import { checkCompanyJob } from './rollup/check-figures.job.ts';
import { rollUpFigures } from './rollup/roll-up-figures.job.ts';
import { NOBODY, openStatistics, type TestStatistics } from './statistics.for-tests.ts';

const HOUR = 3600;

let world: TestStatistics;
beforeAll(async () => {
  world = await openStatistics();
});
afterAll(() => world.app.close());
beforeEach(() => {
  world.app.time.now = new Date('2026-12-01T12:00:00Z');
});

/** A company of its own each time: nobody else's rows are in its sums. */
async function newPlace() {
  const { app } = world;
  app.time.now = new Date('2026-12-01T12:00:00Z');
  return world.place(world.other, `Ort ${newId()}`);
}

const dayOfPlace = (companyId: string, locationId: string, on: string) =>
  world.app.db.first<{ takenSeconds: number; offeredSeconds: number; rentals: number; revenueCents: number }>(world.app
    .sql`
    select taken_seconds, offered_seconds, rentals, revenue_cents from statistics.box_day
    where company_id = ${companyId} and location_id = ${locationId} and on_day = ${on}`);

test('a day has 23, 24 or 25 hours by the clock of the books, and none is lost or counted twice', async () => {
  const place = await newPlace();
  const [box] = await world.boxes(place, 2);
  await world.stay(place, { lockId: box!, from: '2026-03-27T23:00:00Z', to: '2026-03-30T22:00:00Z' });
  await world.stay(place, { lockId: box!, from: '2026-10-23T22:00:00Z', to: '2026-10-26T23:00:00Z' });
  await world.rollUp(place.companyId, 400);
  const day = (on: string) => dayOfPlace(place.companyId, place.id, on);
  expect(await day('2026-03-28')).toMatchObject({ takenSeconds: 24 * HOUR, offeredSeconds: 48 * HOUR, rentals: 1 });
  expect(await day('2026-03-29')).toMatchObject({ takenSeconds: 23 * HOUR, offeredSeconds: 46 * HOUR, rentals: 0 });
  expect(await day('2026-10-25')).toMatchObject({ takenSeconds: 25 * HOUR, offeredSeconds: 50 * HOUR });
  const filter: StatisticsFilter = { period: 'month', at: '2026-03', locationIds: [place.id] };
  const { boxes } = await world.show(filter, place.companyId);
  expect(boxes!.sums.now).toMatchObject({ rentals: 1, revenueCents: 500, takenSeconds: 71 * HOUR });
  // Sundays of March at two o'clock: five, one of which the clock leaves out; taken all day on that one.
  const sunday = 6 * 24;
  expect([boxes!.heat[0]!.percents[sunday + 2], boxes!.heat[0]!.percents[sunday + 3]]).toEqual([0, 10]);
});

test('sums are those of the rows, beside the period before and the year before, by place and size', async () => {
  const place = await newPlace();
  const [small] = await world.boxes(place, 1, 'S');
  const [medium] = await world.boxes(place, 1, 'M');
  await world.stay(place, { lockId: small!, from: '2026-11-03T10:00:00Z', to: '2026-11-03T12:00:00Z', cents: 400 });
  await world.stay(place, { lockId: medium!, from: '2026-11-04T10:00:00Z', to: '2026-11-04T13:00:00Z', cents: 900 });
  await world.stay(place, { lockId: small!, from: '2026-10-05T10:00:00Z', to: '2026-10-05T11:00:00Z', cents: 200 });
  await world.stay(place, { lockId: small!, from: '2025-11-05T10:00:00Z', to: '2025-11-05T11:00:00Z', cents: 100 });
  await world.rollUp(place.companyId, 500);
  const { boxes, step } = await world.show(
    { period: 'month', at: '2026-11', locationIds: [place.id] },
    place.companyId,
  );
  const { now, before, yearBefore } = boxes!.sums;
  expect([now.rentals, now.revenueCents, now.takenSeconds]).toEqual([2, 1300, 5 * HOUR]);
  expect([before!.revenueCents, yearBefore!.revenueCents]).toEqual([200, 100]);
  expect(boxes!.sizes.map(({ id, now: { revenueCents } }) => [id, revenueCents])).toEqual([
    ['M', 900],
    ['S', 400],
  ]);
  const [third, fifth] = [boxes!.steps[2]!, boxes!.steps[4]!];
  expect([step, boxes!.steps.length, third.now.revenueCents]).toEqual(['day', 30, 400]);
  expect([fifth.before!.revenueCents, fifth.yearBefore!.revenueCents]).toEqual([200, 100]);
  const year = await world.show({ period: 'year', at: '2026-01', locationIds: [place.id] }, place.companyId);
  expect([year.step, year.boxes!.sums.now.revenueCents, year.boxes!.steps.length]).toEqual(['month', 1500, 12]);
  // The same place, while it is let for short rentals alone.
  const { db, sql } = world.app;
  await db.rows(
    sql`update locations.location set is_long_term = false where company_id = ${place.companyId} and id = ${place.id}`,
  );
  const ofYear: StatisticsFilter = { period: 'year', at: '2026-01', locationIds: [place.id] };
  expect((await world.show({ ...ofYear, term: 'short' }, place.companyId)).boxes).toEqual(year.boxes);
  expect((await world.show({ ...ofYear, term: 'long' }, place.companyId)).boxes).toBeNull();
  const onlySmall: StatisticsFilter = { period: 'month', at: '2026-11', locationIds: [place.id], sizeCodes: ['S'] };
  expect((await world.show(onlySmall, place.companyId)).boxes!.sums.now.revenueCents).toBe(400);
});

test('a time in whose middle the boxes were put up is compared with nothing', async () => {
  const { db, sql } = world.app;
  const place = await newPlace();
  const [box] = await world.boxes(place, 1);
  await db.rows(sql`
    update lockers.lock set created_at = '2025-11-14T09:00:00Z' where company_id = ${place.companyId} and id = ${box}`);
  await world.stay(place, { lockId: box!, from: '2025-11-20T10:00:00Z', to: '2025-11-20T12:00:00Z', cents: 1 });
  await world.stay(place, { lockId: box!, from: '2026-11-03T10:00:00Z', to: '2026-11-03T12:00:00Z', cents: 900 });
  await world.rollUp(place.companyId, 500);
  const filter: StatisticsFilter = { period: 'month', at: '2026-11', locationIds: [place.id] };
  const { boxes } = await world.show(filter, place.companyId);
  expect([boxes!.sums.before?.revenueCents, boxes!.sums.yearBefore, boxes!.locations[0]!.yearBefore]).toEqual([
    0,
    null,
    null,
  ]);
  expect(boxes!.steps.every(({ yearBefore }) => yearBefore === null)).toBe(true);
});

test('openings, faults and the time boxes could not be let, two faults at once counted once', async () => {
  const { db, sql } = world.app;
  const place = await newPlace();
  const { companyId, id: locationId, controllerId } = place;
  const [box] = await world.boxes(place, 1);
  for (const state of ['opened', 'jammed'])
    await db.rows(sql`
      insert into openings.attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, requested_at, ended_at, expires_at)
      values (${companyId}, ${newId()}, ${box}, ${locationId}, ${controllerId}, 'operator', false, ${state}, '2026-11-10T08:00:00Z',
        '2026-11-10T08:00:02Z', '2026-11-10T08:01:00Z')`);
  for (const [kind, from, to] of [
    ['jam', '2026-11-10T08:00:00Z', '2026-11-10T10:00:00Z'],
    ['battery_low', '2026-11-10T09:00:00Z', '2026-11-10T12:00:00Z'],
    ['pin_tries', '2026-11-10T09:00:00Z', '2026-11-11T12:00:00Z'],
  ])
    await db.rows(sql`
      insert into alerts.alert (company_id, id, kind, priority, state, subject_kind, subject_id, subject_name, location_id, raised_at, last_at, ended_at)
      values (${companyId}, ${newId()}, ${kind}, 'high', 'settled', 'lock', ${box}, '1', ${locationId}, ${from}::timestamptz, ${from}::timestamptz, ${to}::timestamptz)`);
  await world.rollUp(companyId, 400);
  const { boxes } = await world.show({ period: 'month', at: '2026-11', locationIds: [locationId] }, companyId);
  expect(boxes!.sums.now).toMatchObject({ openings: 1, failedOpenings: 1, faults: 3, faultSeconds: 4 * HOUR });
});

test('what is added up again is the same; a check finds what is wrong in old months, puts it right and says so', async () => {
  const { db, sql } = world.app;
  const place = await newPlace();
  const [box] = await world.boxes(place, 1);
  await world.stay(place, { lockId: box!, from: '2026-08-03T10:00:00Z', to: '2026-08-03T12:00:00Z' });
  await world.rollUp(place.companyId, 500);
  expect(await world.rollUp(place.companyId, 500)).toBe(0);
  await db.rows(sql`
    update statistics.box_day set rentals = 9 where company_id = ${place.companyId} and location_id = ${place.id} and on_day = '2026-08-03'`);
  const found = async () => {
    await addJob(world.app.work(), checkCompanyJob, { companyId: place.companyId });
    await world.app.runJobs();
    const row = await db.first<{ differences: number }>(
      sql`select differences from statistics.progress where company_id = ${place.companyId}`,
    );
    return row!.differences;
  };
  // Another month each night: until it is the turn of August, nothing is found.
  const { firstOn } = (await db.first<{ firstOn: string }>(
    sql`select first_on::text from statistics.progress where company_id = ${place.companyId}`,
  ))!;
  const isAugust = (now: Date) => {
    const old = monthsSince(firstOn, now).slice(2);
    return old[Math.floor(now.getTime() / 86_400_000) % old.length] === '2026-08';
  };
  let night = Date.parse('2026-12-01T02:00:00Z');
  while (!isAugust(new Date(night))) night += 86_400_000;
  world.app.time.now = new Date(night - 86_400_000);
  expect(await found()).toBe(0);
  world.app.time.now = new Date(night);
  expect(await found()).toBe(1);
  expect(await dayOfPlace(place.companyId, place.id, '2026-08-03')).toMatchObject({ rentals: 1 });
});

test('two who add up the same company at the same moment do so one after the other', async () => {
  const { app } = world;
  const place = await newPlace();
  const [box] = await world.boxes(place, 1);
  await world.rollUp(place.companyId);
  await world.stay(place, { lockId: box!, from: '2026-12-01T10:00:00Z', to: '2026-12-01T11:00:00Z' });
  const row = app.sql`select from statistics.progress where company_id = ${place.companyId} for update`;
  const changes = await app.race(row, () => [world.rollUp(place.companyId), world.rollUp(place.companyId)]);
  expect(changes.filter((count) => count > 0)).toHaveLength(1);
});

test('the job adds up every company, and one that was never added up from its first day on', async () => {
  const { app } = world;
  const [box] = await world.boxes(world.altona, 1);
  await world.stay(world.altona, {
    lockId: box!,
    from: '2026-05-03T10:00:00Z',
    to: '2026-05-03T12:00:00Z',
    cents: 700,
  });
  await addJob(app.work(), rollUpFigures, {});
  await app.runJobs();
  const may = { period: 'month', at: '2026-05' } as const;
  expect((await world.show(may, world.hamburg.id)).boxes!.sums.now.revenueCents).toBe(700);
});

test('a franchisor sees its franchisees, a franchisee itself, and nobody a stranger', async () => {
  const { companyId, id } = world.altona;
  const [box] = await world.boxes(world.altona, 1);
  await world.stay(world.altona, {
    lockId: box!,
    from: '2026-06-03T10:00:00Z',
    to: '2026-06-03T12:00:00Z',
    cents: 700,
  });
  await world.rollUp(companyId, 800);
  const june = { period: 'month', at: '2026-06' } as const;
  expect((await world.show(june)).boxes!.companies.map(({ id: each }) => each)).toContain(companyId);
  expect((await world.show({ ...june, companyIds: [companyId] })).boxes!.sums.now.revenueCents).toBe(700);
  expect((await world.show(june, companyId)).boxes!.sums.now.revenueCents).toBe(700);
  expect((await world.show(june, world.other.id)).boxes?.locations.some(({ id: each }) => each === id) ?? false).toBe(
    false,
  );
  for (const filter of [
    { ...june, companyIds: [world.other.id] },
    { ...june, companyIds: [NOBODY] },
    { ...june, locationIds: [world.abroad.id] },
    { ...june, locationIds: [NOBODY] },
  ]) {
    const { status, body } = await world.reader().call(statisticsApi.show, { filter });
    expect([status, body.code]).toEqual([404, 'statistics.place_unknown']);
  }
  const { body } = await world.reader(companyId).call(statisticsApi.filter, {});
  expect([body.companies.map(({ id: each }) => each), body.locations.map(({ id: each }) => each)]).toEqual([
    [companyId],
    [id],
  ]);
});

test('who may not is refused, and a time to come is', async () => {
  const { app } = world;
  const filter = { period: 'month', at: '2026-12' } as const;
  expect((await app.call(statisticsApi.show, { filter })).status).toBe(401);
  expect((await app.as({ companyId: world.city.id }).call(statisticsApi.show, { filter })).body.code).toBe(
    'access.denied',
  );
  const later = await world.reader().call(statisticsApi.show, { filter: { ...filter, at: '2027-01' } });
  expect([later.status, later.body.code]).toEqual([422, 'statistics.to_come']);
  const laterAtAGlance = await world.reader().call(statisticsApi.business, { month: '2027-01' });
  expect([laterAtAGlance.status, laterAtAGlance.body.code]).toEqual([422, 'statistics.to_come']);
  expect((await world.reader().call(statisticsApi.show, { filter: { ...filter, at: '2026-13' } })).status).toBe(422);
});

/** An order of goods is a paid order of a box whose line is another: everything else about it is right. */
async function sellGoods(issuedAt: string): Promise<string> {
  const { db, sql } = world.app;
  const itemId = newId();
  const [box] = await world.boxes(world.berlin, 1);
  const rental = await world.rent({ lockId: box!, startsAt: new Date(world.app.time.now.getTime() + 86_400_000) });
  await db.rows(sql`
    with line as (
      update orders.order_line set kind = 'item', subject_id = ${itemId}
      where company_id = ${rental.companyId} and order_id = ${rental.orderId}
    )
    update orders.invoice set issued_at = ${issuedAt}::timestamptz where company_id = ${rental.companyId} and order_id = ${rental.orderId}`);
  return itemId;
}

test('orders of goods count by the day of their papers, rentals do not count as orders', async () => {
  const itemId = await sellGoods('2026-11-20T22:30:00Z');
  const [box] = await world.boxes(world.berlin, 1);
  await world.rent({ lockId: box! });
  await addJob(world.app.work(), checkCompanyJob, { companyId: world.city.id });
  await world.app.runJobs();
  const { orders } = await world.show({ period: 'month', at: '2026-11' });
  expect(orders!.sums.now).toMatchObject({ orders: 1, turnoverCents: 400, cancelled: 0 });
  const sold = { orders: 1, quantity: 1, cents: 400 };
  expect(orders!.items).toMatchObject([{ id: itemId, now: sold, name: '' }]);
  expect(orders!.companies).toMatchObject([{ id: world.city.id, now: { orders: 1, turnoverCents: 400 } }]);
  expect(orders!.types.map(({ id }) => id)).toEqual(['service']);
  expect(orders!.steps.filter(({ now }) => now.orders > 0).map(({ on }) => on)).toEqual(['2026-11-20']);
  const december = await world.show({ period: 'month', at: '2026-12' });
  expect(december.orders).toBeNull();

  const one = await world.show({ period: 'year', at: '2026-01', itemId });
  expect(one).toMatchObject({ boxes: null, orders: null, item: { id: itemId, sums: { now: sold } } });
  expect(one.item!.steps.filter(({ now }) => now.orders > 0).map(({ on }) => on)).toEqual(['2026-11-01']);
  expect(one.item!.types).toMatchObject([{ id: 'service', now: sold }]);
  const year = await world.show({ period: 'year', at: '2026-01' });
  expect(year.orders!.items).toMatchObject([{ id: itemId, now: sold }]);
  const filter = { period: 'year', at: '2026-01', itemId } as const;
  const csv = (await world.reader().call(statisticsApi.export, { filter, table: 'item_types', format: 'csv' })).body;
  expect(Buffer.from(csv.base64, 'base64').toString()).toContain('Dienstleistung;1;4;1;');
  for (const [companyId, asked] of [
    [world.city.id, NOBODY],
    [world.other.id, itemId],
  ] as const) {
    const answer = await world.reader(companyId).call(statisticsApi.show, { filter: { ...filter, itemId: asked } });
    expect([answer.status, answer.body.code]).toEqual([404, 'statistics.item_unknown']);
  }
  // The item was sold in this company: of one of its franchisees it is as unknown.
  const elsewhere = { ...filter, companyIds: [world.hamburg.id] };
  expect((await world.reader().call(statisticsApi.show, { filter: elsewhere })).status).toBe(404);
});

test('appointments count on the day they are on, by service, for whoever may see them', async () => {
  const { app, city } = world;
  const desk = app.as({ companyId: city.id, capabilities: ['appointments.manage', 'appointments.edit'] });
  const service = {
    name: { de: 'Beratung' },
    description: {},
    durationMinutes: 60,
    beforeMinutes: 0,
    afterMinutes: 0,
    priceCents: 4000,
    isPrepaid: false,
    vatPercent: 19 as const,
    isOnline: true,
    roomIds: [],
    variants: [],
    addons: [],
    isLeisure: false,
    isArchived: false,
  };
  const serviceId = (await desk.call(setupApi.saveService, { service })).body.id;
  const staff = {
    name: 'Tina',
    userId: null,
    role: '',
    pictureId: null,
    hours: [],
    serviceIds: [serviceId],
    isOnline: true,
    isArchived: false,
  };
  const staffId = (await desk.call(setupApi.saveStaff, { staff })).body.id;
  const customer = { name: 'Kim', email: '', phone: '' };
  const book = async (startsAt: string) =>
    (
      await desk.call(appointmentApi.book, {
        serviceId,
        staffId,
        startsAt: new Date(startsAt),
        customer,
        staffNote: '',
      })
    ).body.ids[0]!;
  // The last moment of January by the clock of the books, and the first of February.
  await book('2026-01-31T22:59:00Z');
  const [came, missed, off] = [
    await book('2026-02-02T09:00:00Z'),
    await book('2026-02-03T09:00:00Z'),
    await book('2026-02-04T09:00:00Z'),
  ];
  const states = { done: came, no_show: missed, cancelled: off };
  for (const [state, id] of Object.entries(states))
    await app.db.rows(app.sql`
      update appointments.appointment set state = ${state} where company_id = ${city.id} and id = ${id}`);
  const filter = { period: 'month' as const, at: '2026-02' };
  const { appointments: shown } = (
    await world.reader(city.id, ['appointments.read']).call(statisticsApi.show, { filter })
  ).body;
  const expected = { appointments: 2, cents: 4000, minutes: 60, noShows: 1, cancelled: 1 };
  expect(shown?.sums.now).toEqual(expected);
  expect(shown?.services).toMatchObject([{ name: 'Beratung', now: expected }]);
  const busy = shown?.steps.filter(({ now }) => now.appointments + now.cancelled > 0) ?? [];
  expect(busy.map(({ on, now }) => [on, now.appointments, now.noShows, now.cancelled])).toEqual([
    ['2026-02-02', 1, 0, 0],
    ['2026-02-03', 1, 1, 0],
    ['2026-02-04', 0, 0, 1],
  ]);
  const year = (
    await world
      .reader(city.id, ['appointments.read'])
      .call(statisticsApi.show, { filter: { ...filter, period: 'year' } })
  ).body.appointments;
  expect(year?.steps.slice(0, 3).map(({ now }) => now.appointments)).toEqual([1, 2, 0]);
  expect((await world.show(filter)).appointments).toBeNull();
  const overview = async (more: readonly string[]) =>
    (await world.reader(city.id, more).call(statisticsApi.overview, { month: '2026-02' })).body.items.filter(
      ({ name }) => name === 'appointments' || name === 'worth',
    );
  const [count, worth] = await overview(['appointments.read']);
  expect([count!.value, count!.oldValue, count!.spark.slice(0, 4)]).toEqual([2, null, [0, 1, 1, 0]]);
  expect([worth!.value, worth!.spark[1], worth!.spark[2]]).toEqual([4000, 4000, 0]);
  expect(await overview([])).toEqual([]);
});

test('time of a project stands beside the period before and the year before, for who may see the team’s', async () => {
  const { app, city } = world;
  const projectId = newId();
  await app.db.rows(app.sql`
    insert into time_tracking.project (company_id, id, name, budget_monthly_cents, hourly_rate_cents, created_at)
    values (${city.id}, ${projectId}, 'Reinigung', 50000, 6000, ${app.time.now})`);
  for (const [day, minutes] of [
    ['2026-05-04', 30],
    ['2026-04-30', 20],
    ['2025-05-31', 10],
    ['2025-06-01', 999],
  ] as const)
    await app.db.rows(app.sql`
      insert into time_tracking.time_log (company_id, id, project_id, user_id, user_name, started_at, ended_at, description, hourly_rate_cents, created_at)
      select ${city.id}, ${newId()}, ${projectId}, ${newId()}, 'Kim', at, at + ${minutes}::int * interval '1 minute', 'x', 6000, at
      from (select (${day}::date + time '12:00') at time zone 'UTC' as at) as given`);
  const filter = { period: 'month', at: '2026-05' } as const;
  const { work } = (await world.reader(city.id, ['time_log.team']).call(statisticsApi.show, { filter })).body;
  const minutes = { minutes: 30, minutesBefore: 20, minutesYearBefore: 10 };
  expect(work?.projects).toMatchObject([{ name: 'Reinigung', ...minutes, cents: 3000, budgetCents: 50_000 }]);
  expect((await world.show(filter)).work).toBeNull();
});

test('the overview is the same figures; a table is taken away as CSV and as a spreadsheet', async () => {
  const place = await newPlace();
  const [box] = await world.boxes(place, 1);
  await world.stay(place, { lockId: box!, from: '2026-07-03T10:00:00Z', to: '2026-07-03T12:00:00Z', cents: 1234 });
  await world.rollUp(place.companyId, 500);
  const reader = world.reader(place.companyId);
  const { items } = (await reader.call(statisticsApi.overview, { month: '2026-07' })).body;
  const revenue = items.find(({ name }) => name === 'revenue')!;
  expect([revenue.value, revenue.oldValue, revenue.sign, revenue.spark.length, revenue.spark[2]]).toEqual([
    1234,
    0,
    'up',
    31,
    1234,
  ]);
  const { business } = (await reader.call(statisticsApi.business, { month: '2026-07' })).body;
  const { sums, heat, locations } = (await world.show({ period: 'month', at: '2026-07' }, place.companyId)).boxes!;
  expect([business!.revenueCents, business!.percent, business!.days[2]!.cents, business!.days.length]).toEqual([
    sums.now.revenueCents,
    occupancyPercent(sums.now),
    1234,
    31,
  ]);
  expect(business!.hours).toEqual(occupancyByHour(heat));
  const of = locations.find(({ id }) => id === place.id)!;
  expect(business!.best).toMatchObject({ id: of.id, name: of.name, percent: occupancyPercent(of.now) });
  const filter: StatisticsFilter = { period: 'month', at: '2026-07', locationIds: [place.id] };
  const csv = (await reader.call(statisticsApi.export, { filter, table: 'sizes', format: 'csv' })).body;
  expect(Buffer.from(csv.base64, 'base64').toString()).toContain('S;1;12,34;12,34;');
  expect(csv.fileName).toBe('größen-2026-07-01-2026-07-31.csv');
  for (const table of [
    'steps',
    'companies',
    'locations',
    'heat',
    'order_steps',
    'order_companies',
    'types',
    'items',
    'item_steps',
    'item_types',
    'projects',
  ] as const) {
    const { status, body } = await reader.call(statisticsApi.export, { filter, table, format: 'xlsx' });
    expect([status, body.base64.startsWith('UEsD')]).toEqual([200, true]);
  }
});

test('who asks for it gets the figures of the month before by mail, once', async () => {
  const { app } = world;
  const { hamburg, altona } = world;
  const [box] = await world.boxes(altona, 1);
  await world.stay(altona, { lockId: box!, from: '2026-11-03T10:00:00Z', to: '2026-11-03T12:00:00Z', cents: 2500 });
  await world.rollUp(hamburg.id, 800);
  const hired = (role: 'management' | 'technician') =>
    addPerson(app, hamburg.id, {
      name: 'Mia Muster',
      email: `${role}@example.org`,
      backendRoles: [role],
      passwordHash: 'x',
    });
  for (const userId of [await hired('management'), await hired('technician')]) {
    const person = app.as({ companyId: hamburg.id, userId, capabilities: ['statistics.read'] });
    await person.call(statisticsApi.subscribe, { isSubscribed: true });
    expect((await person.call(statisticsApi.filter, {})).body.isSubscribed).toBe(true);
  }
  for (const _ of ['first', 'second']) {
    await addJob(app.work(), mailFigures, {});
    await app.runJobs();
  }
  const mails = (await world.mails(hamburg.id)).filter(({ subject }) => subject.includes('November 2026'));
  // Who may not read the figures any more gets none.
  expect(mails.map(({ recipient }) => recipient)).toEqual(['management@example.org']);
  expect(mails[0]!.bodyText).toContain('Mietumsatz: 25,00\u00a0€');
  const [row] = await app.db.rows<{ attachments: AttachedFile[] }>(app.sql`
    select attachments from kit.mail where company_id = ${hamburg.id} and subject like '%November 2026'`);
  expect(row!.attachments.map(({ fileName }) => fileName)).toEqual(['Statistik 2026-11.xlsx']);
  const file = await madeFile({ ...app.work(), companyId: hamburg.id }, row!.attachments[0]!);
  // Course, operators, places, sizes, hours: a sheet each.
  const sheet = (number: number) => file!.content.includes(`xl/worksheets/sheet${number}.xml`);
  expect([sheet(1), sheet(5), sheet(6)]).toEqual([true, true, false]);
});
