import { openStays, type TestStays } from '@fachwerk/active-rentals/testing';
import { controllerApi } from '@fachwerk/devices/contract-controller';
import type { TestPlace } from '@fachwerk/rentals/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { terminalApi } from '../contract.ts';
import { terminals } from './module.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays(terminals);
});
// The limits of the last test do not count.
beforeEach(() => world.later(120));
afterAll(() => world.app.close());

async function token(place: TestPlace): Promise<string> {
  const technician = world.app.as({ companyId: place.companyId, capabilities: ['controllers.manage'] });
  const controller = { name: 'Eingang', kind: 'terminal', locationId: place.id, serial: '', note: '' } as const;
  return (await technician.call(controllerApi.add, { controller })).body.provisioning.token;
}
const pairBy = (given: string, siteOf = world.city.id) =>
  world.app.call(terminalApi.pair, { token: given }, { siteOf });
const paired = async (place: TestPlace) => (await pairBy(await token(place))).body.terminal;
const openAt = (terminal: string, pin: string, siteOf = world.city.id) =>
  world.app.call(terminalApi.open, { terminal, pin, transactionId: newId() }, { siteOf });
/** None that is in use. */
const wrongOf = (pin: string) => (pin === '000000' ? '000001' : '000000');

test('a tablet is paired once by the token of its terminal, and knows where it stands', async () => {
  const place = await world.wall();
  const given = await token(place);
  // Its token is for the tablet: it gives nobody an account at the broker, and is still good afterwards.
  expect((await world.app.call(controllerApi.provision, { token: given })).status).toBe(404);
  const { status, body } = await pairBy(given);
  expect([status, body.locationId, body.locationName]).toEqual([200, place.id, 'Wand']);
  const again = [await pairBy(given), await pairBy(newId()), await pairBy(await token(place), world.other.id)];
  expect(again.map((answer) => answer.status)).toEqual([404, 404, 404]);
  const shown = await world.app.call(terminalApi.show, { terminal: body.terminal }, world.site);
  expect(shown.body).toMatchObject({ id: place.id, freeBoxes: 1 });
  const abroad = await world.app.call(terminalApi.show, { terminal: body.terminal }, { siteOf: world.other.id });
  expect([abroad.status, abroad.body.code]).toEqual([404, 'terminal.unknown']);
  // What the tablet holds is for its site: no broker lets it in.
  const [username, password] = body.terminal.split('.') as [string, string];
  const device = await world.app.call(controllerApi.checkDevice, { username, password });
  expect(device.body).toEqual({ result: 'deny', ok: false });
});

test('staff see when a tablet was there last', async () => {
  const place = await world.wall();
  const terminal = await paired(place);
  const staff = world.app.as({
    companyId: place.companyId,
    capabilities: ['controllers.read', 'controllers.manage'],
  });
  const seen = async () => {
    const { lastSeenAt, state } = (await staff.call(controllerApi.find, { controller: { id: terminal.slice(0, 36) } }))
      .body;
    return [lastSeenAt, state];
  };
  const at = () => world.app.time.now.toISOString();
  expect(await seen()).toEqual([at(), 'online']);
  world.later(1);
  const alive = await world.app.call(terminalApi.alive, { terminal }, world.site);
  expect([alive.status, ...(await seen())]).toEqual([200, at(), 'online']);
  const abroad = await world.app.call(terminalApi.alive, { terminal }, { siteOf: world.other.id });
  expect([abroad.status, abroad.body.code]).toEqual([404, 'terminal.unknown']);
});

test('a PIN opens its box at its own location alone, and the tablet follows the door', async () => {
  const place = await world.wall();
  const rental = await world.rent({ place });
  const { pin } = await world.accessTo(rental);
  const terminal = await paired(place);
  const { status, body } = await openAt(terminal, pin);
  expect([status, body.state, body.rental!.id]).toEqual([200, 'requested', rental.id]);
  const attempt = { attemptId: body.id };
  expect((await world.app.call(terminalApi.attempt, { terminal, ...attempt }, world.site)).status).toBe(200);

  const elsewhere = await paired(await world.wall());
  const wrong = [await openAt(elsewhere, pin), await openAt(elsewhere, wrongOf(pin))];
  expect(wrong.map((answer) => [answer.status, answer.body.code])).toEqual([
    [404, 'pin.wrong'],
    [404, 'pin.wrong'],
  ]);
  expect((await world.app.call(terminalApi.attempt, { terminal: elsewhere, ...attempt }, world.site)).status).toBe(404);
});

test('a right PIN is refused with the reason of its rental', async () => {
  const place = await world.wall();
  const rental = await world.rent({ place });
  const { pin } = await world.accessTo(rental);
  const terminal = await paired(place);
  world.later(301);
  expect((await openAt(terminal, pin)).body.code).toBe('rental.surcharge_due');
  await world.stop(rental);
  expect((await openAt(terminal, pin)).body.code).toBe('pin.wrong');
});

test('after five wrong ones the terminal rests, for the right one too; then it opens again', async () => {
  const place = await world.wall();
  const { pin } = await world.accessTo(await world.rent({ place, durationMinutes: 600 }));
  const terminal = await paired(place);
  for (let tries = 0; tries < 5; tries++) expect((await openAt(terminal, wrongOf(pin))).body.code).toBe('pin.wrong');
  const resting = await openAt(terminal, pin);
  expect([resting.status, resting.body.code, resting.body.params]).toEqual([
    429,
    'pin.too_many_tries',
    { seconds: 300 },
  ]);
  world.later(5);
  expect((await openAt(terminal, pin)).status).toBe(200);
});

test('many tries at the same moment are counted one after the other', async () => {
  const place = await world.wall();
  const { pin } = await world.accessTo(await world.rent({ place }));
  const terminal = await paired(place);
  const row = world.app.sql`
    select from rentals.pin_guard where company_id = ${place.companyId} and location_id = ${place.id} for update`;
  const answers = await world.app.race(row, () => Array.from({ length: 9 }, () => openAt(terminal, wrongOf(pin))));
  expect(answers.map(({ status }) => status).sort()).toEqual([404, 404, 404, 404, 404, 429, 429, 429, 429]);
});

test('whoever goes on for long alarms staff', async () => {
  const place = await world.wall();
  const { pin } = await world.accessTo(await world.rent({ place, durationMinutes: 600 }));
  const terminal = await paired(place);
  for (let round = 0; round < 4; round++) {
    for (let tries = 0; tries < 5; tries++) await openAt(terminal, wrongOf(pin));
    world.later(6);
  }
  const alerts = await world.app.db.rows(world.app.sql`
    select from alerts.open_alert_view where company_id = ${place.companyId} and location_id = ${place.id} and kind = 'pin_tries'`);
  expect(alerts).toHaveLength(1);
});

test('the next one finds nothing of the last: cart, keys, sign-in and language go, the tablet stays what it is', async () => {
  const terminal = await paired(await world.wall());
  const left = {
    fw_cart: 'c',
    fw_orders: 'o',
    fw_keys: 'k',
    fw_session: 's',
    fw_login: 'l',
    fw_language: 'it',
    fw_consent: 'map',
  };
  const forget = (cookies: Record<string, string>) =>
    world.app.call(terminalApi.forget, {}, { ...world.site, cookies });
  const { status, cookies } = await forget({ ...left, fw_terminal: terminal });
  expect([status, cookies]).toEqual([200, Object.fromEntries(Object.keys(left).map((name) => [name, '']))]);
  expect((await forget(left)).body).toMatchObject({ code: 'terminal.unknown' });
});
