import { attemptEnded, openApi, rentedBoxOpened } from '@fachwerk/openings/contract';
import { emit } from '@fachwerk/server/events';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stayApi } from '../../contract.ts';
import { openStays, type TestStays } from '../testing.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays();
});
afterAll(() => world.app.close());

const endAttempt = async (attemptId: string, lockId: string, state: 'opened' | 'jammed') => {
  await world.within(world.city.id, (ctx) =>
    emit(ctx, attemptEnded, { companyId: world.city.id, attemptId, lockId, state }),
  );
  await world.app.runJobs();
};

test('whoever has the key opens; the same tap again is the same attempt, and its outcome is on the timeline once', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { key } = await world.accessTo(rental);
  const transactionId = newId();
  const { status, body } = await world.open(rental, transactionId);
  expect([status, body.state, body.id]).toEqual([200, 'requested', transactionId]);
  expect((await world.open(rental, transactionId)).body.id).toBe(transactionId);
  expect((await world.app.call(stayApi.attempt, { key, attemptId: transactionId }, world.site)).status).toBe(200);

  await endAttempt(transactionId, rental.lockId, 'opened');
  await endAttempt(transactionId, rental.lockId, 'opened');
  const [opened, ...more] = await world.stepsWith(rental, 'opened');
  expect(more).toEqual([]);
  expect(opened).toMatchObject({
    personKind: 'customer',
    personName: 'Kim Kunde',
    data: { state: 'opened', way: 'key' },
  });
});

test('a tap that arrives after its time opens nothing; one that has begun is told, however late somebody asks', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { key } = await world.accessTo(rental);
  const tap = (transactionId: string, until: Date) =>
    world.app.call(stayApi.open, { key, transactionId, until }, world.site);
  const inTime = newId();
  expect((await tap(inTime, world.inMinutes(1))).status).toBe(200);
  world.later(2);
  const late = await tap(newId(), world.inMinutes(-1));
  expect([late.status, late.body.code]).toEqual([409, 'rental.opening_too_late']);
  const { db, sql } = world.app;
  expect(
    await db.count(
      sql`select from openings.attempt where company_id = ${rental.companyId} and lock_id = ${rental.lockId}`,
    ),
  ).toBe(1);
  expect((await tap(inTime, world.inMinutes(-1))).body.id).toBe(inTime);
});

test('a jam is on the timeline too', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { body } = await world.open(rental);
  await endAttempt(body.id, rental.lockId, 'jammed');
  expect((await world.stepsWith(rental, 'open_failed'))[0]).toMatchObject({ data: { state: 'jammed' } });
});

test('nobody learns of an attempt by another key', async () => {
  const place = await world.wall(2);
  const [one, two] = [await world.rent({ place }), await world.rent({ place })];
  const { body } = await world.open(one);
  const { key } = await world.accessTo(two);
  const answer = await world.app.call(stayApi.attempt, { key, attemptId: body.id }, world.site);
  expect([answer.status, answer.body.code]).toEqual([404, 'open.attempt_unknown']);
});

test('it is refused with the reason: not yet, taken away, run over, ended', async () => {
  const place = await world.wall(2);
  const coming = await world.rent({ place, startsAt: world.inMinutes(600) });
  expect((await world.open(coming)).body.code).toBe('rental.not_yet');
  const rental = await world.rent({ place });
  await world.change(rental, { accessRevokedAt: world.app.time.now, accessRevokedReason: 'Verdacht auf Missbrauch' });
  expect((await world.open(rental)).body).toMatchObject({ code: 'rental.access_revoked' });
  await world.change(rental, { accessRevokedAt: null, accessRevokedReason: '' });
  world.later(301);
  const due = await world.open(rental);
  expect([due.status, due.body.code]).toEqual([402, 'rental.surcharge_due']);
  await world.stop(rental);
  expect((await world.open(rental)).body.code).toBe('rental.already_ended');
});

test('before the payment there is no key to open with; after a cancelled booking its key opens nothing', async () => {
  const place = await world.wall();
  const held = await world.hold({ place });
  expect(await world.accessTo(held)).toBeNull();
  await world.order([held]);
  expect(await world.accessTo(held)).toBeNull();
  const coming = await world.rent({ place, startsAt: world.inMinutes(600) });
  await world.change(coming, { state: 'cancelled' });
  const over = await world.open(coming);
  expect([over.status, over.body.code]).toEqual([409, 'rental.over']);
});

test('a key of nobody and a key of another network are the same', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { key } = await world.accessTo(rental);
  const call = (given: string, siteOf: string) => world.app.call(stayApi.show, { key: given }, { siteOf });
  const answers = [await call(newId(), world.city.id), await call(key, world.other.id)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'rental.unknown'],
    [404, 'rental.unknown'],
  ]);
});

test('the franchisor’s site shows and opens a box of its franchisee', async () => {
  await world.boxes(world.altona);
  const rental = await world.rent({ place: world.altona });
  expect((await world.show(rental)).body).toMatchObject({
    phase: 'running',
    contractParty: 'Hamburg',
    whyNotOpen: null,
  });
  expect((await world.open(rental)).status).toBe(200);
});

test('a key that is replaced while its opening waits opens nothing', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { key } = await world.accessTo(rental);
  const replaced = world.app.sql`
    update rentals.rental set key_hash = 'another' where company_id = ${rental.companyId} and id = ${rental.id}`;
  const [opened] = await world.app.race(replaced, () => [
    world.app.call(stayApi.open, { key, transactionId: newId() }, world.site),
  ]);
  expect([opened!.status, opened!.body.code]).toEqual([404, 'rental.unknown']);
});

test('whoever rents a box gets a mail when staff open it, once, and sees it on the page', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'opened@example.org' });
  expect((await world.show(rental)).body.openedByStaffAt).toBeNull();
  const staff = world.app.as({ companyId: world.city.id, capabilities: ['locks.open', 'locks.read'] });
  const item = { id: rental.lockId, transactionId: newId(), reason: 'Rauch aus dem Fach' };
  const { body } = await staff.call(openApi.open, { item, type: 'operator', sendAltSignal: false });
  const payload = { companyId: world.city.id, lockId: rental.lockId, attemptId: body.id, reason: item.reason };
  for (let times = 0; times < 2; times++) {
    await world.within(world.city.id, (ctx) => emit(ctx, rentedBoxOpened, payload));
    await world.app.runJobs();
  }
  expect(await world.stepsWith(rental, 'opened_by_staff')).toMatchObject([
    { personKind: 'staff', personName: 'Test Person', data: { reason: item.reason } },
  ]);
  const subjects = (await world.subjects('opened@example.org')).filter((subject) =>
    subject.includes('von uns geöffnet'),
  );
  expect(subjects).toHaveLength(1);
  expect(new Date((await world.show(rental)).body.openedByStaffAt!)).toEqual(world.app.time.now);
});
