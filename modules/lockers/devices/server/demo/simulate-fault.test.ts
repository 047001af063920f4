import { demoFleet } from '@fachwerk/lockers/facade-demo';
import { openLocks, type TestLocation, type TestLocks } from '@fachwerk/maintenance/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { controllerApi } from '../../contract-controller.ts';
import { simulationApi } from '../../contract-simulation.ts';

let locks: TestLocks;
let there: TestLocation;
beforeAll(async () => {
  locks = await openLocks();
  await locks.app.db.rows(
    locks.app.sql`update companies.company set is_demo = true where id in (${locks.city.id}, ${locks.hamburg.id})`,
  );
});
afterAll(() => locks.app.close());
beforeEach(async () => {
  there = await locks.location(locks.hamburg, 'Hafen');
  await makeVirtual(there);
});

/** Marks a device as virtual, like those of the demo. */
async function makeVirtual({ companyId, controllerId }: TestLocation): Promise<void> {
  const { db, sql } = locks.app;
  await db.rows(
    sql`update devices.controller set is_virtual = true where company_id = ${companyId} and id = ${controllerId}`,
  );
}

const jam = (lock: number | null, isOn = true, fault = 'jam' as const) => ({
  controllerId: there.controllerId,
  lock,
  fault,
  isOn,
});
const faults = async (company = locks.hamburg) =>
  (await locks.by(company).call(simulationApi.faults, {})).body.faults.filter(
    ({ controllerId }) => controllerId === there.controllerId,
  );

test('a fault is kept until it is taken back, once, and the franchisor sees it too', async () => {
  const staff = locks.by(locks.hamburg);
  for (let i = 0; i < 2; i++) expect((await staff.call(simulationApi.simulate, jam(3))).status).toBe(200);
  expect(await faults()).toMatchObject([{ lock: 3, fault: 'jam' }]);
  expect(await faults(locks.city)).toHaveLength(1);
  expect(await faults(locks.other)).toEqual([]);
  await locks.by(locks.city).call(simulationApi.simulate, jam(3, false));
  expect(await faults()).toEqual([]);
});

test('real hardware is left alone, and somebody else’s is unknown', async () => {
  const real = await locks.location(locks.other, 'Echt');
  const ask = (company: typeof locks.other, controllerId: string) =>
    locks.by(company).call(simulationApi.simulate, { ...jam(1), controllerId });
  expect((await ask(locks.other, real.controllerId)).body.code).toBe('simulation.not_a_demo');
  const [theirs, nobodys] = [await ask(locks.hamburg, real.controllerId), await ask(locks.hamburg, newId())];
  expect([theirs.status, theirs.body.code]).toEqual([404, 'controller.unknown']);
  expect([nobodys.status, nobodys.body.error]).toEqual([404, theirs.body.error]);
  expect((await locks.by(locks.hamburg).call(simulationApi.simulate, jam(null))).body.code).toBe(
    'simulation.wrong_place',
  );
});

test('a real device that was put in the place of a virtual one is its own: the simulator neither plays nor replaces it', async () => {
  const { db, sql } = locks.app;
  const { controllerId, companyId } = there;
  const staff = locks.by(locks.hamburg);
  const { body: token } = await staff.call(controllerApi.renewToken, { controller: { id: controllerId } });
  await locks.app.call(controllerApi.provision, token);
  const credentials = sql`
    select password_hash, command_key_sealed, credentials_version from devices.controller
    where company_id = ${companyId} and id = ${controllerId}`;
  const before = await db.first(credentials);
  const { controllers } = await demoFleet(locks.app.work());
  expect(controllers.map((each) => each.credentials.controllerId)).not.toContain(controllerId);
  expect(await db.first(credentials)).toEqual(before);
  expect((await staff.call(simulationApi.simulate, jam(1))).body.code).toBe('simulation.not_a_demo');
  expect((await staff.call(simulationApi.faults, {})).body.controllerIds).not.toContain(controllerId);
});

test('a fleet for the simulator has every demo device with its locks and faults, and new credentials each time', async () => {
  await makeVirtual(await locks.location(locks.city, 'Mitte'));
  const { channel } = await locks.lock(there);
  await locks.by(locks.hamburg).call(simulationApi.simulate, jam(channel));
  const ofHafen = async () =>
    (await demoFleet(locks.app.work())).controllers.find(
      ({ credentials }) => credentials.controllerId === there.controllerId,
    )!;
  const first = await ofHafen();
  expect(first).toMatchObject({ locks: [{ channel }], faults: [{ lock: channel, fault: 'jam', isOn: true }] });
  expect((await ofHafen()).credentials.password).not.toBe(first.credentials.password);
  const { controllers } = await demoFleet(locks.app.work());
  expect(new Set(controllers.map(({ credentials }) => credentials.companyCode))).toEqual(
    new Set([locks.city.code, locks.hamburg.code]),
  );
});
