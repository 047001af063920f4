import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { appointments } from '@fachwerk/appointments/module';
import { USUAL_SETTINGS } from '@fachwerk/appointments/rules/appointment';
import { access } from '@fachwerk/auth/module';
import { addDays, WEEKDAYS } from '@fachwerk/base/time';
import { openAccountsWith, type TestAccounts } from '@fachwerk/customer-accounts/testing';
import { orders } from '@fachwerk/orders/module';
import { payments } from '@fachwerk/payments/module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingApi } from '../contract.ts';
import { appointmentBooking } from './module.ts';

/** Only its tables: who is signed in says the module of accounts. */
const { authenticate: _, ...peopleTables } = access;

let world: TestAccounts;
beforeAll(async () => {
  world = await openAccountsWith({}, peopleTables, appointments, payments, orders, appointmentBooking);
});
afterAll(() => world.app.close());

/** Somebody who does a service here, at any time. */
async function openedDesk(company: TestAccounts['stranger']) {
  const { app } = world;
  const desk = app.as({
    companyId: company.id,
    capabilities: ['appointments.read', 'appointments.edit', 'appointments.manage'],
  });
  const service = {
    name: { de: 'Haarschnitt' },
    description: {},
    durationMinutes: 60,
    beforeMinutes: 0,
    afterMinutes: 0,
    priceCents: null,
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
  const hours = WEEKDAYS.map((day) => ({ day, from: '00:00', until: '23:59' }));
  const staff = {
    name: 'Tina',
    userId: null,
    role: '',
    pictureId: null,
    hours,
    serviceIds: [serviceId],
    isOnline: true,
    isArchived: false,
  };
  const staffId = (await desk.call(setupApi.saveStaff, { staff })).body.id;
  return { desk, serviceId, staffId };
}

const inDays = (days: number) => addDays(new Date(`${world.app.time.now.toISOString().slice(0, 10)}T10:00:00Z`), days);

/** A salon's free hour of a coming day, booked by its staff for this address. */
async function booked(company: TestAccounts['stranger'], email: string, days: number) {
  const { desk, serviceId, staffId } = await openedDesk(company);
  const startsAt = inDays(days);
  const customer = { name: 'Anna Berger', email, phone: '' };
  const reply = await desk.call(appointmentApi.book, { serviceId, staffId, startsAt, customer, staffNote: '' });
  expect(reply.status).toBe(200);
  return startsAt;
}

test('whoever is signed in finds what is booked for their address here, and by its key the appointment', async () => {
  const { app, stranger, nord } = world;
  const email = 'anna@example.org';
  await world.known(stranger, { email });
  await booked(stranger, 'andere@example.org', 2);
  const [later, sooner] = [await booked(stranger, email, 5), await booked(stranger, email, 3)];
  const at = world.at(stranger, await world.signIn(stranger, email));
  const { appointments: mine } = (await app.call(bookingApi.mine, {}, at)).body;
  expect(mine.map(({ startsAt }) => new Date(startsAt))).toEqual([sooner, later]);
  const shown = await app.call(bookingApi.show, { key: mine[0]!.key }, at);
  expect(shown.body).toMatchObject({ serviceName: 'Haarschnitt', staffName: 'Tina', email });

  await world.known(nord, { email });
  const elsewhere = world.at(nord, await world.signIn(nord, email));
  expect((await app.call(bookingApi.mine, {}, elsewhere)).body.appointments).toEqual([]);
  expect((await app.call(bookingApi.mine, {}, world.at(stranger))).status).toBe(401);
});

test('whoever is signed in confirms nothing with their own address; with another one they do, and so does a guest', async () => {
  const { app, stranger } = world;
  const email = 'berta@example.org';
  const { desk, serviceId, staffId } = await openedDesk(stranger);
  const settings = { ...USUAL_SETTINGS, needsConfirmation: true };
  await desk.call(setupApi.saveSettings, { settings });
  await world.known(stranger, { email });
  const at = world.at(stranger, await world.signIn(stranger, email));
  const stateOf = async (given: string, days: number, where: object) => {
    const wish = { bookingId: crypto.randomUUID(), serviceId, staffId, startsAt: inDays(days), phone: '', note: '' };
    const who = { name: 'Berta Berger', email: given, accepted: { terms: true, privacy: true, withdrawal: true } };
    const { body } = await app.call(bookingApi.book, { ...wish, ...who }, where);
    return (await app.call(bookingApi.show, { key: body.key }, where)).body.state;
  };
  expect([
    await stateOf(email, 6, at),
    await stateOf('andere@example.org', 7, at),
    await stateOf(email, 8, world.at(stranger)),
  ]).toEqual(['booked', 'unconfirmed', 'unconfirmed']);
  const { appointments: mine } = (await app.call(bookingApi.mine, {}, at)).body;
  expect(mine.map(({ startsAt, isUnconfirmed }) => [new Date(startsAt), isUnconfirmed])).toEqual([
    [inDays(6), false],
    [inDays(8), true],
  ]);
  const offers = [at, world.at(stranger)].map((where) => app.call(bookingApi.offer, {}, where));
  expect((await Promise.all(offers)).map(({ body }) => body.needsConfirmation)).toEqual([false, true]);
});

test('what was had before is booked again with the same person; each once, and only what is still offered', async () => {
  const { app, stranger } = world;
  const email = 'clara@example.org';
  await world.known(stranger, { email });
  const { desk, serviceId, staffId } = await openedDesk(stranger);
  const customer = { name: 'Clara Berger', email, phone: '' };
  for (const days of [-40, -10]) {
    const wish = { serviceId, staffId, startsAt: inDays(days), customer, staffNote: '' };
    expect((await desk.call(appointmentApi.book, wish)).status).toBe(200);
  }
  const at = world.at(stranger, await world.signIn(stranger, email));
  const mine = async () => (await app.call(bookingApi.mine, {}, at)).body.before;
  const againPath = `/termine/${serviceId}?person=${staffId}`;
  expect(await mine()).toEqual([{ serviceName: 'Haarschnitt', staffName: 'Tina', againPath }]);
  const { services } = (await desk.call(setupApi.show, {})).body;
  const { id, ...service } = services.find((each) => each.id === serviceId)!;
  await desk.call(setupApi.saveService, { id, service: { ...service, isArchived: true } });
  expect(await mine()).toEqual([]);
});
