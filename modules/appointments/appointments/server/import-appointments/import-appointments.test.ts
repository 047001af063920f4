import { WEEKDAYS } from '@fachwerk/base/time';
import { customers } from '@fachwerk/customers/module';
import { exampleFile, type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { sites } from '@fachwerk/sites/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setupApi } from '../../contract.ts';
import { appointmentApi } from '../../contract-appointment.ts';
import { appointments } from '../module.ts';

const { siteOf: _site, ...sitesByCompany } = sites;

let world: TestImports;
let shop: Importing;
beforeAll(async () => {
  world = await openImports(sitesByCompany, customers, appointments);
  world.app.time.now = new Date('2026-04-20T08:00:00Z');
});
afterAll(() => world.app.close());
beforeEach(async () => {
  shop = await world.company();
});

/** Taken as it is: the system, the kind and the columns are found. */
async function moveIn(name: string) {
  const found = await shop.upload(exampleFile(name), undefined, name);
  return shop.run(await shop.check(found));
}

async function calendar() {
  const span = { from: new Date('2026-03-01'), to: new Date('2026-06-01') };
  const { appointments: booked, blocks } = (await shop.staff.call(appointmentApi.list, span)).body;
  return {
    booked: booked.map(({ name, serviceName }) => `${serviceName} ${name}`),
    closed: blocks.map(({ reason }) => reason),
  };
}

test('the events of a calendar close their time; rows with a service are appointments, and nobody gets a mail', async () => {
  const hours = WEEKDAYS.map((day) => ({ day, from: '09:00', until: '17:00' }));
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
  const { id } = (await shop.staff.call(setupApi.saveService, { service })).body;
  const staff = {
    name: 'Tina',
    userId: null,
    role: '',
    pictureId: null,
    hours,
    serviceIds: [id],
    isOnline: true,
    isArchived: false,
  };
  await shop.staff.call(setupApi.saveStaff, { staff });

  const events = await moveIn('google-calendar.ics');
  expect(events.counts).toMatchObject({ done: 4, wrong: 0 });
  expect((await calendar()).closed).toEqual(['Zahnarzt', 'Team', 'Team später']);

  const file =
    'Leistung;Mitarbeiter;Beginn;Kunde;E-Mail\nHaarschnitt;Tina;20.5.2026 10:00;Kim Beispiel;kim@kunde.example\nDauerwelle;Tina;20.5.2026 14:00;Kim;';
  const checked = await shop.check(await shop.upload(file, 'appointments'));
  expect((await shop.rows(checked.id, 'wrong'))[0]!.problems[0]!.column).toBe(0);
  const done = await shop.run(checked);
  expect((await calendar()).booked).toEqual(['Haarschnitt Kim Beispiel']);

  await shop.undo(done);
  await shop.undo(events);
  expect(await calendar()).toEqual({ booked: [], closed: [] });
  const mails = await world.app.db.rows(
    world.app.sql`select subject from kit.mail where company_id = ${shop.companyId}`,
  );
  expect(mails).toEqual([]);
});
