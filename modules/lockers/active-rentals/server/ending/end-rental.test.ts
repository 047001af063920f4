import { setLimits } from '@fachwerk/limits/testing';
import { findOrder } from '@fachwerk/orders/facade';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stayApi } from '../../contract.ts';
import { whyNotRent } from '../surcharge/unpaid-surcharges.ts';
import { openStays, type TestStays } from '../testing.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays();
});
afterAll(() => world.app.close());

const rowOf = ({ companyId, id }: { companyId: string; id: string }) =>
  world.app.sql`select from rentals.rental where company_id = ${companyId} and id = ${id} for update`;

/** The agreed terms apply to this rental, whatever prices and location change afterwards. */
async function makeDearer({ companyId, locationId }: { companyId: string; locationId: string }): Promise<void> {
  const { db, sql } = world.app;
  await db.rows(sql`update pricing.price set overrun_cents_per_hour = 9900 where company_id = ${companyId}`);
  await setLimits(world.app, { companyId, locationId, overrun: { graceMinutes: 0, since: 'booked_end' } });
}

test('empty, closed, ended: the box is free, the order done, the renter thanked', async () => {
  const place = await world.wall();
  const rental = await world.rent({ place, email: 'ends@example.org' });
  await world.app.db.rows(world.app.sql`
    update locations.location set review_link = 'https://review.example/wand' where company_id = ${place.companyId} and id = ${place.id}`);
  const { status, body } = await world.end(rental);
  expect([status, body.phase, body.pin, body.whyNotOpen]).toEqual([200, 'ended', '', 'rental.already_ended']);
  expect(await world.find(rental)).toMatchObject({ state: 'ended', occupancyId: null, endedAt: world.app.time.now });
  expect(await world.stateOf(rental)).toBe('free');
  expect((await findOrder(world.scoped(world.city.id), rental.orderId!))?.status).toBe('finished');
  expect(await world.subjects('ends@example.org')).toContain(`Ihre Miete von Fach ${body.boxNumber} ist beendet`);
  const [mail] = (await world.mails()).filter(({ subject }) => subject.endsWith('ist beendet'));
  // A review request is advertising: it is on the page, not in an unsolicited mail.
  expect(mail?.bodyText).not.toContain('https://review.example/wand');
});

test('it waits for the door, and for the word that it is empty', async () => {
  const rental = await world.rent({ place: await world.wall() });
  await world.door(rental, 'open');
  expect((await world.show(rental)).body).toMatchObject({ isOpen: true, whyNotEnd: 'rental.door_open' });
  expect((await world.end(rental)).body.code).toBe('rental.door_open');
  await world.door(rental, 'closed');
  expect((await world.end(rental, false)).body.code).toBe('rental.not_confirmed_empty');
  expect((await world.find(rental)).state).toBe('active');
});

test('an empty box is given back at once though an extra payment is open: it costs no more, and what is due stays due', async () => {
  const email = 'owing@example.org';
  const rental = await world.rent({ place: await world.wall(), email });
  const { key } = await world.accessTo(rental);
  await makeDearer(rental);
  world.later(301);
  expect((await world.end(rental)).body).toMatchObject({ phase: 'ended', dueCents: 800 });
  expect(await world.stateOf(rental)).toBe('free');
  world.later(600);
  // This browser has shown the key: it still gets the open amount and the payment link.
  const shown = await world.app.call(stayApi.show, { key }, { ...world.site, cookies: { fw_keys: key } });
  expect(shown.body.dueCents).toBe(800);
  expect(shown.cookies).toEqual({});
  expect(await whyNotRent(world.scoped(world.city.id), { id: rental.customerId!, blockedAt: null })).toBe(
    'rental.surcharges_outstanding',
  );
  const [mail] = (await world.mails()).filter(({ subject }) => subject.endsWith('eine Nachzahlung ist offen'));
  expect(mail?.bodyText.replaceAll('\u00a0', ' ')).toContain('sind 8,00 € offen');
  expect(mail?.bodyText).toContain(`/miete/${key}/nachzahlen`);
});

test('two taps at the same moment end a rental once', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'twice@example.org' });
  const { key } = await world.accessTo(rental);
  const tap = () => world.app.call(stayApi.end, { key, confirmedEmpty: true }, world.site);
  const taps = await world.app.race(rowOf(rental), () => [tap(), tap()]);
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await world.stepsOf(rental)).filter((kind) => kind === 'ended')).toHaveLength(1);
  expect((await world.subjects('twice@example.org')).filter((subject) => subject.endsWith('ist beendet'))).toHaveLength(
    1,
  );
});

test('opening and ending at the same moment: whoever comes second hears how it is', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { key } = await world.accessTo(rental);
  const [ended, opened] = await world.app.race<{ status: number; body: { code?: string } }>(rowOf(rental), () => [
    world.app.call(stayApi.end, { key, confirmedEmpty: true }, world.site),
    world.app.call(stayApi.open, { key, transactionId: newId() }, world.site),
  ]);
  expect(ended!.status).toBe(200);
  expect(opened!.status === 200 || opened!.body.code === 'rental.already_ended').toBe(true);
  expect((await world.open(rental)).body.code).toBe('rental.already_ended');
});

test('a box rests for a look and is free by itself, once', async () => {
  const rental = await world.rent({ place: await world.wall(1, { checkMinutes: 30 }) });
  await world.end(rental);
  expect(await world.stateOf(rental)).toBe('to_check');
  world.later(29);
  await world.app.runJobs();
  expect(await world.stateOf(rental)).toBe('to_check');
  world.later(1);
  await world.app.runJobs();
  expect(await world.stateOf(rental)).toBe('free');
  expect((await world.find(rental)).occupancyId).toBeNull();
});
