import { attemptEnded, openApi, rentedBoxOpened } from '@fachwerk/lockers/contract-open';
import { emit } from '@fachwerk/server/events';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalSiteApi } from '../contract-site.ts';
import { accessRightApi } from '../contract-staff.ts';
import { openLife, type TestLife } from './life.for-tests.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const endAttempt = async (attemptId: string, lockId: string, state: 'opened' | 'jammed') => {
  await life.within(life.city.id, (ctx) =>
    emit(ctx, attemptEnded, { companyId: life.city.id, attemptId, lockId, state }),
  );
  await life.house.runJobs();
};

test('whoever has the key opens; the same tap again is the same attempt, and its outcome is on the timeline once', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const { key } = await life.accessTo(rental);
  const transactionId = newId();
  const { status, body } = await life.open(rental, transactionId);
  expect([status, body.state, body.id]).toEqual([200, 'requested', transactionId]);
  expect((await life.open(rental, transactionId)).body.id).toBe(transactionId);
  expect((await life.house.call(rentalSiteApi.attempt, { key, attemptId: transactionId }, life.site)).status).toBe(200);

  await endAttempt(transactionId, rental.lockId, 'opened');
  await endAttempt(transactionId, rental.lockId, 'opened');
  const [opened, ...more] = await life.stepsWith(rental, 'opened');
  expect(more).toEqual([]);
  expect(opened).toMatchObject({
    personKind: 'customer',
    personName: 'Kim Kunde',
    data: { state: 'opened', way: 'key' },
  });
});

test('a jam is on the timeline too', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const { body } = await life.open(rental);
  await endAttempt(body.id, rental.lockId, 'jammed');
  expect((await life.stepsWith(rental, 'open_failed'))[0]).toMatchObject({ data: { state: 'jammed' } });
});

test('nobody learns of an attempt by another key', async () => {
  const place = await life.wall(2);
  const [one, two] = [await life.rent({ place }), await life.rent({ place })];
  const { body } = await life.open(one);
  const { key } = await life.accessTo(two);
  const answer = await life.house.call(rentalSiteApi.attempt, { key, attemptId: body.id }, life.site);
  expect([answer.status, answer.body.code]).toEqual([404, 'open.attempt_unknown']);
});

test('it is refused with the reason: not yet, taken away, run over, ended', async () => {
  const place = await life.wall(2);
  const coming = await life.rent({ place, startsAt: life.inMinutes(600) });
  expect((await life.open(coming)).body.code).toBe('rental.not_yet');
  const rental = await life.rent({ place });
  const staff = life.staff(life.city);
  await staff.call(accessRightApi.revoke, { id: rental.id, reason: 'Verdacht auf Missbrauch' });
  expect((await life.open(rental)).body).toMatchObject({ code: 'rental.access_revoked' });
  await staff.call(accessRightApi.restore, { id: rental.id, reason: 'Geklärt' });
  life.later(301);
  const due = await life.open(rental);
  expect([due.status, due.body.code]).toEqual([402, 'rental.surcharge_due']);
  await staff.call(accessRightApi.end, { id: rental.id, reason: 'Geleert' });
  expect((await life.open(rental)).body.code).toBe('rental.already_ended');
});

test('before the payment there is no key to open with; after a cancelled booking its key opens nothing', async () => {
  const place = await life.wall();
  const held = await life.hold({ place });
  expect(await life.accessTo(held)).toBeNull();
  await life.order([held]);
  expect(await life.accessTo(held)).toBeNull();
  const coming = await life.rent({ place, startsAt: life.inMinutes(600) });
  await life.staff(life.city).call(accessRightApi.end, { id: coming.id, reason: 'Umbau' });
  const over = await life.open(coming);
  expect([over.status, over.body.code]).toEqual([409, 'rental.over']);
});

test('a key of nobody and a key of another network are the same', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const { key } = await life.accessTo(rental);
  const call = (given: string, siteOf: string) => life.house.call(rentalSiteApi.show, { key: given }, { siteOf });
  const answers = [await call(newId(), life.city.id), await call(key, life.other.id)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'rental.unknown'],
    [404, 'rental.unknown'],
  ]);
});

test('the franchisor’s site shows and opens a box of its franchisee', async () => {
  await life.boxes(life.altona);
  const rental = await life.rent({ place: life.altona });
  expect((await life.show(rental)).body).toMatchObject({
    phase: 'running',
    contractParty: 'Hamburg',
    whyNotOpen: null,
  });
  expect((await life.open(rental)).status).toBe(200);
});

test('taking the access away at the same moment comes before or after, never between', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const { key } = await life.accessTo(rental);
  const row = life.house
    .sql`select from rentals.rental where company_id = ${rental.companyId} and id = ${rental.id} for update`;
  const staff = life.staff(life.city);
  const [revoked, opened] = await life.house.race<{ status: number }>(row, () => [
    staff.call(accessRightApi.revoke, { id: rental.id, reason: 'Verdacht' }),
    life.house.call(rentalSiteApi.open, { key, transactionId: newId() }, life.site),
  ]);
  expect(revoked!.status).toBe(200);
  expect([200, 403]).toContain(opened!.status);
  expect((await life.open(rental)).body.code).toBe('rental.access_revoked');
});

test('a key that is replaced while its opening waits opens nothing', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const { key } = await life.accessTo(rental);
  const replaced = life.house.sql`
    update rentals.rental set key_hash = 'another' where company_id = ${rental.companyId} and id = ${rental.id}`;
  const [opened] = await life.house.race(replaced, () => [
    life.house.call(rentalSiteApi.open, { key, transactionId: newId() }, life.site),
  ]);
  expect([opened!.status, opened!.body.code]).toEqual([404, 'rental.unknown']);
});

test('whoever rents a box is told when staff open it, once', async () => {
  const rental = await life.rent({ place: await life.wall(), email: 'told@example.org' });
  const staff = life.house.as({ companyId: life.city.id, capabilities: ['locks.open', 'locks.read'] });
  const item = { id: rental.lockId, transactionId: newId(), reason: 'Rauch aus dem Fach' };
  const { body } = await staff.call(openApi.open, { item, type: 'operator', sendAltSignal: false });
  const told = { companyId: life.city.id, lockId: rental.lockId, attemptId: body.id, reason: item.reason };
  for (let times = 0; times < 2; times++) {
    await life.within(life.city.id, (ctx) => emit(ctx, rentedBoxOpened, told));
    await life.house.runJobs();
  }
  expect(await life.stepsWith(rental, 'opened_by_staff')).toMatchObject([
    { personKind: 'staff', personName: 'Test Person', data: { reason: item.reason } },
  ]);
  const subjects = (await life.subjects('told@example.org')).filter((subject) => subject.includes('von uns geöffnet'));
  expect(subjects).toHaveLength(1);
});
