import { access } from '@fachwerk/access/module';
import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { appointments } from '@fachwerk/appointments/module';
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
afterAll(() => world.house.close());

/** A salon's free hour of a coming day, booked by its staff for this address. */
async function booked(company: TestAccounts['stranger'], email: string, inDays: number) {
  const { house } = world;
  const desk = house.as({
    companyId: company.id,
    capabilities: ['appointments.read', 'appointments.edit', 'appointments.manage'],
  });
  const service = {
    ...{ name: { de: 'Haarschnitt' }, description: {}, durationMinutes: 60, beforeMinutes: 0, afterMinutes: 0 },
    ...{ priceCents: null, isPrepaid: false, vatPercent: 19 as const, isOnline: true, roomIds: [], isArchived: false },
  };
  const serviceId = (await desk.call(setupApi.saveService, { service })).body.id;
  const hours = WEEKDAYS.map((day) => ({ day, from: '00:00', until: '23:59' }));
  const staff = { name: 'Tina', userId: null, hours, serviceIds: [serviceId], isOnline: true, isArchived: false };
  const staffId = (await desk.call(setupApi.saveStaff, { staff })).body.id;
  const startsAt = addDays(new Date(`${house.time.now.toISOString().slice(0, 10)}T10:00:00Z`), inDays);
  const customer = { name: 'Anna Berger', email, phone: '' };
  const reply = await desk.call(appointmentApi.book, { serviceId, staffId, startsAt, customer, staffNote: '' });
  expect(reply.status).toBe(200);
  return startsAt;
}

test('whoever is signed in finds what is booked for their address here, and by its key the appointment', async () => {
  const { house, stranger, nord } = world;
  const email = 'anna@example.org';
  await world.known(stranger, { email });
  await booked(stranger, 'andere@example.org', 2);
  const [later, sooner] = [await booked(stranger, email, 5), await booked(stranger, email, 3)];
  const at = world.at(stranger, await world.signIn(stranger, email));
  const { appointments: mine } = (await house.call(bookingApi.mine, {}, at)).body;
  expect(mine.map(({ startsAt }) => new Date(startsAt))).toEqual([sooner, later]);
  const shown = await house.call(bookingApi.show, { key: mine[0]!.key }, at);
  expect(shown.body).toMatchObject({ serviceName: 'Haarschnitt', staffName: 'Tina', email });

  await world.known(nord, { email });
  const elsewhere = world.at(nord, await world.signIn(nord, email));
  expect((await house.call(bookingApi.mine, {}, elsewhere)).body.appointments).toEqual([]);
  expect((await house.call(bookingApi.mine, {}, world.at(stranger))).status).toBe(401);
});
