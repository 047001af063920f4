import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalSiteApi } from '../contract-site.ts';
import { accessRightApi } from '../contract-staff.ts';
import { openLife, type TestLife } from './life.for-tests.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const alertsAt = async (lockId: string) =>
  life.house.db.rows<{ kind: string }>(life.house.sql`
    select kind from alerts.open_alert_view where company_id = ${life.city.id} and subject_id = ${lockId}`);

test('a box that is not empty: another one at once, at the same price, with the same key; staff are told', async () => {
  const place = await life.wall(2);
  const rental = await life.rent({ place, email: 'full@example.org' });
  const { status, body } = await life.report(rental, 'not_empty');
  expect([status, body.phase, body.paidCents]).toEqual([200, 'running', rental.priceCents]);
  const moved = await life.find(rental);
  expect(moved.lockId).not.toBe(rental.lockId);
  expect([await life.stateOf(rental), await life.stateOf(moved)]).toEqual(['out_of_service', 'rented']);
  expect(await alertsAt(rental.lockId)).toEqual([{ kind: 'box_reported' }]);
  expect((await life.open(moved)).status).toBe(200);
  expect(await life.stepsOf(rental)).toEqual(expect.arrayContaining(['reported', 'replaced']));
  expect(await life.subjects('full@example.org')).toContain(`Ihr neues Fach: ${body.boxNumber}`);
  const access = await life.accessTo(rental);
  expect(await life.accessTo(moved)).toEqual(access);
});

test('a larger one where there is none of the size; later hours still cost what was booked', async () => {
  const place = await life.wall(1);
  const [large] = await life.boxes(place, 1, { sizeCode: 'L' });
  const rental = await life.rent({ place });
  await life.report(rental);
  expect(await life.find(rental)).toMatchObject({ lockId: large, sizeCode: 'S', priceCents: 400 });
  expect((await life.show(rental)).body.overrunCentsPerHour).toBe(200);
});

test('where there is none, it says so, and staff know all the same', async () => {
  const place = await life.wall(1);
  const rental = await life.rent({ place });
  const answer = await life.report(rental);
  expect([answer.status, answer.body.code]).toEqual([409, 'rental.no_replacement']);
  expect((await life.find(rental)).lockId).toBe(rental.lockId);
  expect(await alertsAt(rental.lockId)).toEqual([{ kind: 'box_reported' }]);
  expect(await life.stepsOf(rental)).toContain('reported');
});

test('nobody goes through a whole wall', async () => {
  const rental = await life.rent({ place: await life.wall(5) });
  const answers = [await life.report(rental), await life.report(rental), await life.report(rental)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
});

test('two who report at once never get the same box', async () => {
  const place = await life.wall(3);
  const [one, two] = [await life.rent({ place }), await life.rent({ place })];
  const keys = [await life.accessTo(one), await life.accessTo(two)];
  const answers = await Promise.all(
    keys.map(({ key }) => life.house.call(rentalSiteApi.report, { key, what: 'defect' }, life.site)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('staff move a running rental: the new box opens with the same key, the old one is free', async () => {
  const place = await life.wall(2);
  const [large] = await life.boxes(place, 1, { sizeCode: 'L' });
  const rental = await life.rent({ place, email: 'swap@example.org' });
  const staff = life.staff(life.city);
  const { boxes } = (await staff.call(accessRightApi.swapChoices, { id: rental.id })).body;
  expect(boxes.map(({ sizeCode }) => sizeCode)).toEqual(['S', 'L']);
  const swap = (lockId: string, isFirstBoxDefect = false) =>
    staff.call(accessRightApi.swap, { id: rental.id, lockId, reason: 'Größeres Paket', isFirstBoxDefect });
  expect((await swap(rental.lockId)).body.code).toBe('rental.same_box');
  const swapped = await swap(large!);
  expect([swapped.status, swapped.body.lockId]).toEqual([200, large]);
  expect([await life.stateOf(rental), await life.stateOf(await life.find(rental))]).toEqual(['free', 'rented']);
  expect((await life.open(rental)).status).toBe(200);
  expect((await swap(boxes[0]!.lockId, true)).status).toBe(200);
  expect(await life.stateOf({ companyId: life.city.id, lockId: large! })).toBe('out_of_service');
  expect(
    (await life.subjects('swap@example.org')).filter((subject) => subject.startsWith('Ihr Fach hat jetzt')),
  ).toHaveLength(2);
});

test('a box of another location, of nobody, or that is taken cannot be swapped to', async () => {
  const place = await life.wall(2);
  const [rental, neighbour] = [await life.rent({ place }), await life.rent({ place })];
  const [elsewhere] = (await life.wall()).boxes;
  const staff = life.staff(life.city);
  for (const lockId of [elsewhere!, neighbour.lockId, neighbour.id]) {
    const answer = await staff.call(accessRightApi.swap, {
      id: rental.id,
      lockId,
      reason: 'Versuch',
      isFirstBoxDefect: false,
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'rental.box_unavailable']);
  }
  expect((await life.find(rental)).lockId).toBe(rental.lockId);
});

test('swapping against holding at the same moment: the box goes to one of them', async () => {
  const place = await life.wall(2);
  const rental = await life.rent({ place });
  const free = place.boxes.find((lockId) => lockId !== rental.lockId)!;
  const row = life.house
    .sql`select from lockers.lock_state where company_id = ${life.city.id} and lock_id = ${free} for update`;
  const staff = life.staff(life.city);
  const outcomes = await life.house.race<boolean>(row, () => [
    staff
      .call(accessRightApi.swap, { id: rental.id, lockId: free, reason: 'Wunsch', isFirstBoxDefect: false })
      .then(({ status }) => status === 200),
    life.hold({ place, lockId: free }).then(
      () => true,
      () => false,
    ),
  ]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});
