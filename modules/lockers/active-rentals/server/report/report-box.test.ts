import { afterAll, beforeAll, expect, test } from 'vitest';
import { stayApi } from '../../contract.ts';
import { openStays, type TestStays } from '../testing.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays();
});
afterAll(() => world.app.close());

const alertsAt = async (lockId: string) =>
  world.app.db.rows<{ kind: string }>(world.app.sql`
    select kind from alerts.open_alert_view where company_id = ${world.city.id} and subject_id = ${lockId}`);

test('a box that is not empty: another one at once, at the same price, with the same key; staff get an alert', async () => {
  const place = await world.wall(2);
  const rental = await world.rent({ place, email: 'full@example.org' });
  const { status, body } = await world.report(rental, 'not_empty');
  expect([status, body.phase, body.paidCents]).toEqual([200, 'running', rental.priceCents]);
  const moved = await world.find(rental);
  expect(moved.lockId).not.toBe(rental.lockId);
  expect([await world.stateOf(rental), await world.stateOf(moved)]).toEqual(['out_of_service', 'rented']);
  expect(await alertsAt(rental.lockId)).toEqual([{ kind: 'box_reported' }]);
  expect((await world.open(moved)).status).toBe(200);
  expect(await world.stepsOf(rental)).toEqual(expect.arrayContaining(['reported', 'replaced']));
  expect(await world.subjects('full@example.org')).toContain(`Ihr neues Fach: ${body.boxNumber}`);
  const access = await world.accessTo(rental);
  expect(await world.accessTo(moved)).toEqual(access);
});

test('a larger one where there is none of the size; later hours still cost what was booked', async () => {
  const place = await world.wall(1);
  const [large] = await world.boxes(place, 1, { sizeCode: 'L' });
  const rental = await world.rent({ place });
  await world.report(rental);
  expect(await world.find(rental)).toMatchObject({ lockId: large, sizeCode: 'S', priceCents: 400 });
  expect((await world.show(rental)).body.overrunCentsPerHour).toBe(200);
});

test('where there is none, it says so, and staff know all the same', async () => {
  const place = await world.wall(1);
  const rental = await world.rent({ place });
  const answer = await world.report(rental);
  expect([answer.status, answer.body.code]).toEqual([409, 'rental.no_replacement']);
  expect((await world.find(rental)).lockId).toBe(rental.lockId);
  expect(await alertsAt(rental.lockId)).toEqual([{ kind: 'box_reported' }]);
  expect(await world.stepsOf(rental)).toContain('reported');
});

test('nobody goes through a whole wall', async () => {
  const rental = await world.rent({ place: await world.wall(5) });
  const answers = [await world.report(rental), await world.report(rental), await world.report(rental)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
});

test('two who report at once never get the same box', async () => {
  const place = await world.wall(3);
  const [one, two] = [await world.rent({ place }), await world.rent({ place })];
  const keys = [await world.accessTo(one), await world.accessTo(two)];
  const answers = await Promise.all(
    keys.map(({ key }) => world.app.call(stayApi.report, { key, what: 'defect', hasThingsInside: false }, world.site)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('whoever has things inside keeps box and rental, and staff are told at once whom to call', async () => {
  const rental = await world.rent({ place: await world.wall(2), email: 'inside@example.org' });
  const { key } = await world.accessTo(rental);
  const refused = await world.report(rental, 'defect', true);
  expect([refused.status, refused.body.code]).toEqual([409, 'rental.things_inside']);
  expect(await alertsAt(rental.lockId)).toEqual([]);

  const help = (phone: string) => world.app.call(stayApi.askForHelp, { key, phone }, world.site);
  const { db, sql } = world.app;
  await db.rows(
    sql`update orders.customer_order set phone = '' where company_id = ${rental.companyId} and id = ${rental.orderId}`,
  );
  const unknown = await help('');
  expect([unknown.status, unknown.body.code]).toEqual([422, 'rental.phone_missing']);
  const { status, body } = await help('+49 170 555');
  expect([status, new Date(body.helpAskedAt!)]).toEqual([200, world.app.time.now]);
  expect((await world.find(rental)).lockId).toBe(rental.lockId);
  expect(await world.stateOf(rental)).toBe('rented');
  expect(
    await db.rows(
      sql`select kind, priority, data from alerts.alert where company_id = ${world.city.id} and subject_id = ${rental.lockId}`,
    ),
  ).toEqual([{ kind: 'things_inside', priority: 'urgent', data: { phone: '+49 170 555', name: 'Kim Kunde' } }]);
  const abroad = await world.app.call(stayApi.askForHelp, { key, phone: '1' }, { siteOf: world.other.id });
  expect([abroad.status, abroad.body.code]).toEqual([404, 'rental.unknown']);
});
