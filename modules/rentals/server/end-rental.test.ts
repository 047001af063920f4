import { findOrder } from '@fachwerk/orders/facade';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalSiteApi } from '../contract-site.ts';
import { accessRightApi } from '../contract-staff.ts';
import { openLife, type TestLife } from './life.for-tests.ts';
import { whyNotRent } from './surcharge-open.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const rowOf = ({ companyId, id }: { companyId: string; id: string }) =>
  life.house.sql`select from rentals.rental where company_id = ${companyId} and id = ${id} for update`;

test('empty, closed, ended: the box is free, the order done, the renter thanked', async () => {
  const place = await life.wall();
  const rental = await life.rent({ place, email: 'ends@example.org' });
  await life.house.db.rows(life.house.sql`
    update locations.location set review_link = 'https://review.example/wand' where company_id = ${place.companyId} and id = ${place.id}`);
  const { status, body } = await life.end(rental);
  expect([status, body.phase, body.pin, body.whyNotOpen]).toEqual([200, 'ended', '', 'rental.already_ended']);
  expect(await life.find(rental)).toMatchObject({ state: 'ended', occupancyId: null, endedAt: life.house.time.now });
  expect(await life.stateOf(rental)).toBe('free');
  expect((await findOrder(life.inside(life.city.id), rental.orderId!))?.status).toBe('finished');
  expect(await life.subjects('ends@example.org')).toContain(`Danke! Ihre Miete von Fach ${body.boxNumber} ist beendet`);
  const [mail] = (await life.mails()).filter(({ subject }) => subject.startsWith('Danke!'));
  expect(mail?.bodyText).toContain('https://review.example/wand');
});

test('it waits for the door, and for the word that it is empty', async () => {
  const rental = await life.rent({ place: await life.wall() });
  await life.door(rental, 'open');
  expect((await life.show(rental)).body).toMatchObject({ isOpen: true, whyNotEnd: 'rental.door_open' });
  expect((await life.end(rental)).body.code).toBe('rental.door_open');
  await life.door(rental, 'closed');
  expect((await life.end(rental, false)).body.code).toBe('rental.not_confirmed_empty');
  life.later(301);
  expect((await life.end(rental)).body.code).toBe('rental.surcharge_due');
  expect((await life.find(rental)).state).toBe('active');
});

test('two taps at the same moment end a rental once', async () => {
  const rental = await life.rent({ place: await life.wall(), email: 'twice@example.org' });
  const { key } = await life.accessTo(rental);
  const tap = () => life.house.call(rentalSiteApi.end, { key, confirmedEmpty: true }, life.site);
  const taps = await life.house.race(rowOf(rental), () => [tap(), tap()]);
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await life.stepsOf(rental)).filter((kind) => kind === 'ended')).toHaveLength(1);
  expect((await life.subjects('twice@example.org')).filter((subject) => subject.startsWith('Danke'))).toHaveLength(1);
});

test('opening and ending at the same moment: whoever comes second hears how it is', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const { key } = await life.accessTo(rental);
  const [ended, opened] = await life.house.race<{ status: number; body: { code?: string } }>(rowOf(rental), () => [
    life.house.call(rentalSiteApi.end, { key, confirmedEmpty: true }, life.site),
    life.house.call(rentalSiteApi.open, { key, transactionId: newId() }, life.site),
  ]);
  expect(ended!.status).toBe(200);
  expect(opened!.status === 200 || opened!.body.code === 'rental.already_ended').toBe(true);
  expect((await life.open(rental)).body.code).toBe('rental.already_ended');
});

test('a box rests for a look and is free by itself, once', async () => {
  const rental = await life.rent({ place: await life.wall(1, { checkMinutes: 30 }) });
  await life.end(rental);
  expect(await life.stateOf(rental)).toBe('to_check');
  life.later(29);
  await life.house.runJobs();
  expect(await life.stateOf(rental)).toBe('to_check');
  life.later(1);
  await life.house.runJobs();
  expect(await life.stateOf(rental)).toBe('free');
  expect((await life.find(rental)).occupancyId).toBeNull();
});

test('somebody has looked: it is free before, and the job finds nothing to do', async () => {
  const rental = await life.rent({ place: await life.wall(1, { checkMinutes: 30 }) });
  await life.end(rental);
  const staff = life.staff(life.city);
  expect((await staff.call(accessRightApi.find, { id: rental.id })).body.isToCheck).toBe(true);
  const checked = await staff.call(accessRightApi.checked, { id: rental.id });
  expect([checked.status, checked.body.isToCheck]).toEqual([200, false]);
  expect(await life.stateOf(rental)).toBe('free');
  expect((await staff.call(accessRightApi.checked, { id: rental.id })).status).toBe(409);
  await life.rent({ place: { ...life.berlin, id: rental.locationId }, lockId: rental.lockId });
  life.later(31);
  await life.house.runJobs();
  expect(await life.stateOf(rental)).toBe('rented');
});

test('staff end what runs and cancel what has not begun; what is due stays due and blocks new rentals', async () => {
  const place = await life.wall(2);
  const late = await life.rent({ place, email: 'late@example.org' });
  const coming = await life.rent({ place, startsAt: life.inMinutes(2000), email: 'late@example.org' });
  life.later(400);
  await life.house.runJobs();
  const staff = life.staff(life.city);
  const ended = await staff.call(accessRightApi.end, { id: late.id, reason: 'Nicht erreichbar' });
  expect([ended.status, ended.body.phase, ended.body.dueCents]).toEqual([200, 'ended', 1000]);
  life.later(600);
  expect((await staff.call(accessRightApi.find, { id: late.id })).body.dueCents).toBe(1000);
  expect(await whyNotRent(life.inside(life.hamburg.id), { id: late.customerId!, blockedAt: null })).toBe(
    'rental.surcharges_outstanding',
  );

  const cancelled = await staff.call(accessRightApi.end, { id: coming.id, reason: 'Umbau' });
  expect([cancelled.body.state, await life.stateOf(coming)]).toEqual(['cancelled', 'free']);
  expect((await staff.call(accessRightApi.end, { id: coming.id, reason: 'Umbau' })).body.code).toBe('rental.over');

  const waived = await staff.call(accessRightApi.waive, { id: late.id, reason: 'Kulanz' });
  expect(waived.body).toMatchObject({ dueCents: 0, waivedCents: 1000 });
  expect(await whyNotRent(life.inside(life.hamburg.id), { id: late.customerId!, blockedAt: null })).toBeNull();
  expect((await staff.call(accessRightApi.waive, { id: late.id, reason: 'Kulanz' })).body.code).toBe(
    'rental.no_surcharge_due',
  );
});
