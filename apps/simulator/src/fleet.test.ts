import { alerts } from '@fachwerk/alerts/module';
import { access } from '@fachwerk/auth/module';
import { addMinutes } from '@fachwerk/base/time';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { deviceCapabilities } from '@fachwerk/devices/contract';
import { controllerApi } from '@fachwerk/devices/contract-controller';
import { simulationApi } from '@fachwerk/devices/contract-simulation';
import { devices } from '@fachwerk/devices/module';
import { limits } from '@fachwerk/limits/module';
import { locations } from '@fachwerk/locations/module';
import { addLocation } from '@fachwerk/locations/testing';
import { lockerCapabilities } from '@fachwerk/lockers/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { lockers } from '@fachwerk/lockers/module';
import { logs } from '@fachwerk/logs/module';
import { openApi, openingCapabilities } from '@fachwerk/openings/contract';
import { openings } from '@fachwerk/openings/module';
import { pricing } from '@fachwerk/pricing/module';
import { addBoxSizes } from '@fachwerk/pricing/testing';
import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { refusingBroker } from '@fachwerk/testing/refusing-broker';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Fleet, startFleet } from './fleet.ts';
import type { Pace } from './pace.ts';

/** Everything at once, but doors stay open until a test has seen them. */
const QUICK: Pace = {
  reportMs: 200,
  reconnectMs: 50,
  longestReconnectMs: 50,
  flapMs: 100,
  slowMs: 400,
  openMs: () => 5,
  closeMs: () => 60_000,
};
const { authenticate: _, ...people } = access;

const EVERYTHING = Object.keys({ ...deviceCapabilities, ...lockerCapabilities, ...openingCapabilities });

let app: TestApp;
let staff: ReturnType<TestApp['as']>;
let locationId: string;
let fleet: Fleet | undefined;
let minutesAhead = 0;
beforeAll(async () => {
  app = await openApp(companies, people, logs, pricing, locations, limits, alerts, devices, lockers, openings);
  // Devices have clocks of their own, so that of the house runs too; a test may put it forward.
  Object.defineProperty(app.time, 'now', { get: () => addMinutes(new Date(), minutesAhead) });
  await app.start();
  const company = await createCompany(app.work(), { name: 'City', kind: 'franchisor', isDemo: true });
  staff = app.as({ companyId: company.id, userId: newId(), capabilities: EVERYTHING });
  await addBoxSizes(app, company.id, ['M']);
  locationId = await addLocation(app, { companyId: company.id, name: 'Hafen' });
});
afterEach(async () => {
  minutesAhead = 0;
  await fleet?.stop();
});
afterAll(() => app.close());

let walls = 0;
/** A virtual controller with one lock, connected. */
async function connected() {
  const name = `Wand ${++walls}`;
  const added = await staff.call(controllerApi.add, {
    controller: { name, kind: 'controller', locationId, serial: '', note: '' },
  });
  const { id: controllerId } = added.body.controller;
  const place = { column: walls, row: 1, columnSpan: 1, rowSpan: 1 };
  const item = { number: name, sizeCode: 'M', controllerId, channel: 1, place, priceGroupId: null, locationId };
  const lock = (await staff.call(lockApi.add, { item })).body;
  const credentials = (await app.call(controllerApi.provision, added.body.provisioning)).body;
  const { db, sql } = app;
  await db.rows(
    sql`update devices.controller set is_virtual = true where company_id = ${added.body.controller.companyId} and id = ${controllerId}`,
  );
  fleet = startFleet(
    { controllers: [{ credentials, locks: [{ channel: 1 }], faults: [] }] },
    { seed: 1, steps: [] },
    QUICK,
  );
  const look = async () => (await staff.call(controllerApi.find, { controller: { id: controllerId } })).body;
  await vi.waitFor(async () => expect((await look()).state).toBe('online'), { timeout: 120_000 });
  return { lock, look, device: fleet.controllers[0]! };
}

async function ask(lockId: string) {
  const transactionId = newId();
  await staff.call(openApi.open, { item: { id: lockId, transactionId }, sendAltSignal: false, type: 'operator' });
  await app.runJobs();
  return async () => (await staff.call(openApi.attempt, { id: transactionId })).body;
}

async function open(lockId: string) {
  const attempt = await ask(lockId);
  await vi.waitFor(async () => expect((await attempt()).endedAt).not.toBeNull(), { timeout: 120_000 });
  return attempt();
}

test('a virtual lock opens when it is told to, and its door says so', async () => {
  const { lock } = await connected();
  expect(await open(lock.id)).toMatchObject({ state: 'opened', doorState: 'open' });
});

test('one that jams says so', async () => {
  const { lock, device } = await connected();
  device.simulate({ lock: 1, fault: 'jam', isOn: true });
  expect(await open(lock.id)).toMatchObject({ state: 'jammed', doorState: 'closed' });
});

test('one that lies is not believed: without proof of an open door the time runs out', async () => {
  const { lock, device } = await connected();
  device.simulate({ lock: 1, fault: 'lying', isOn: true });
  const attempt = await ask(lock.id);
  // It has said that it is open, too.
  const lied = { state: 'acknowledged', detail: 'unproven' };
  await vi.waitFor(async () => expect(await attempt()).toMatchObject(lied), { timeout: 120_000 });
  minutesAhead = 1;
  await app.runJobs();
  expect(await attempt()).toMatchObject({ state: 'failed', doorState: 'closed' });
});

test('a controller that is torn off is away, and comes back', async () => {
  const { look, device } = await connected();
  device.simulate({ lock: null, fault: 'offline', isOn: true });
  await vi.waitFor(async () => expect((await look()).state).toBe('offline'), { timeout: 120_000 });
  device.simulate({ lock: null, fault: 'offline', isOn: false });
  await vi.waitFor(async () => expect((await look()).state).toBe('online'), { timeout: 120_000 });
});

test('one that is away hears that it is to come back', async () => {
  const { lock, look } = await connected();
  const tell = async (isOn: boolean) => {
    const controllerId = lock.controllerId!;
    await staff.call(simulationApi.simulate, { controllerId, lock: null, fault: 'offline', isOn });
    await app.runJobs();
  };
  await tell(true);
  await vi.waitFor(async () => expect((await look()).state).toBe('offline'), { timeout: 120_000 });
  await vi.waitFor(
    async () => {
      await tell(false);
      expect((await look()).state).toBe('online');
    },
    { timeout: 120_000, interval: 200 },
  );
});

test('a controller that was refused tries again', async () => {
  const broker = await refusingBroker();
  const credentials = {
    companyCode: 'city',
    controllerId: newId(),
    username: 'one',
    password: 'p',
    commandKey: 'k',
    brokerUrl: broker.url,
    heartbeatSeconds: 30,
  };
  fleet = startFleet({ controllers: [{ credentials, locks: [], faults: [] }] }, { seed: 1, steps: [] }, QUICK);
  await vi.waitFor(() => expect(broker.answers()).toEqual([5, 0]), { timeout: 120_000 });
  await fleet.stop();
  await broker.close();
});
