import { controllerApi } from '@fachwerk/lockers/contract-controller';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { terminalApi } from '../contract-site.ts';
import { accessRightApi } from '../contract-staff.ts';
import { openLife, type TestLife } from './life.for-tests.ts';
import type { TestPlace } from './rentals.for-tests.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
// The limits of the last test do not count.
beforeEach(() => life.later(120));
afterAll(() => life.house.close());

async function token(place: TestPlace): Promise<string> {
  const technician = life.house.as({ companyId: place.companyId, capabilities: ['controllers.manage'] });
  const controller = { name: 'Eingang', kind: 'terminal', locationId: place.id, serial: '', note: '' } as const;
  return (await technician.call(controllerApi.add, { controller })).body.provisioning.token;
}
const pairBy = (given: string, siteOf = life.city.id) =>
  life.house.call(terminalApi.pair, { token: given }, { siteOf });
const paired = async (place: TestPlace) => (await pairBy(await token(place))).body.terminal;
const openAt = (terminal: string, pin: string, siteOf = life.city.id) =>
  life.house.call(terminalApi.open, { terminal, pin, transactionId: newId() }, { siteOf });
/** None that is in use. */
const wrongOf = (pin: string) => (pin === '000000' ? '000001' : '000000');

test('a tablet is paired once by the token of its terminal, and knows where it stands', async () => {
  const place = await life.wall();
  const given = await token(place);
  const { status, body } = await pairBy(given);
  expect([status, body.locationId, body.locationName]).toEqual([200, place.id, 'Wand']);
  const again = [await pairBy(given), await pairBy(newId()), await pairBy(await token(place), life.other.id)];
  expect(again.map((answer) => answer.status)).toEqual([404, 404, 404]);
  const shown = await life.house.call(terminalApi.show, { terminal: body.terminal }, life.site);
  expect(shown.body).toMatchObject({ id: place.id, freeBoxes: 1 });
  const abroad = await life.house.call(terminalApi.show, { terminal: body.terminal }, { siteOf: life.other.id });
  expect([abroad.status, abroad.body.code]).toEqual([404, 'terminal.unknown']);
});

test('staff see when a tablet was there last', async () => {
  const place = await life.wall();
  const terminal = await paired(place);
  const staff = life.house.as({ companyId: place.companyId, capabilities: ['controllers.read', 'controllers.manage'] });
  const seen = async () => {
    const { lastSeenAt, state } = (await staff.call(controllerApi.find, { controller: { id: terminal.slice(0, 36) } }))
      .body;
    return [lastSeenAt, state];
  };
  const at = () => life.house.time.now.toISOString();
  expect(await seen()).toEqual([at(), 'online']);
  life.later(1);
  const alive = await life.house.call(terminalApi.alive, { terminal }, life.site);
  expect([alive.status, ...(await seen())]).toEqual([200, at(), 'online']);
  const abroad = await life.house.call(terminalApi.alive, { terminal }, { siteOf: life.other.id });
  expect([abroad.status, abroad.body.code]).toEqual([404, 'terminal.unknown']);
});

test('a PIN opens its box at its own location alone, and the tablet follows the door', async () => {
  const place = await life.wall();
  const rental = await life.rent({ place });
  const { pin } = await life.accessTo(rental);
  const terminal = await paired(place);
  const { status, body } = await openAt(terminal, pin);
  expect([status, body.state, body.rental.id]).toEqual([200, 'requested', rental.id]);
  const attempt = { attemptId: body.id };
  expect((await life.house.call(terminalApi.attempt, { terminal, ...attempt }, life.site)).status).toBe(200);

  const elsewhere = await paired(await life.wall());
  const wrong = [await openAt(elsewhere, pin), await openAt(elsewhere, wrongOf(pin))];
  expect(wrong.map((answer) => [answer.status, answer.body.code])).toEqual([
    [404, 'pin.wrong'],
    [404, 'pin.wrong'],
  ]);
  expect((await life.house.call(terminalApi.attempt, { terminal: elsewhere, ...attempt }, life.site)).status).toBe(404);
});

test('a right PIN is refused with the reason of its rental', async () => {
  const place = await life.wall();
  const rental = await life.rent({ place });
  const { pin } = await life.accessTo(rental);
  const terminal = await paired(place);
  life.later(301);
  expect((await openAt(terminal, pin)).body.code).toBe('rental.surcharge_due');
  await life.staff(life.city).call(accessRightApi.end, { id: rental.id, reason: 'Geleert' });
  expect((await openAt(terminal, pin)).body.code).toBe('pin.wrong');
});

test('after five wrong ones the terminal rests, for the right one too; then it opens again', async () => {
  const place = await life.wall();
  const { pin } = await life.accessTo(await life.rent({ place, durationMinutes: 600 }));
  const terminal = await paired(place);
  for (let tries = 0; tries < 5; tries++) expect((await openAt(terminal, wrongOf(pin))).body.code).toBe('pin.wrong');
  const resting = await openAt(terminal, pin);
  expect([resting.status, resting.body.code, resting.body.params]).toEqual([
    429,
    'pin.too_many_tries',
    { seconds: 300 },
  ]);
  life.later(5);
  expect((await openAt(terminal, pin)).status).toBe(200);
});

test('many tries at the same moment are counted one after the other', async () => {
  const place = await life.wall();
  const { pin } = await life.accessTo(await life.rent({ place }));
  const terminal = await paired(place);
  const row = life.house.sql`
    select from rentals.pin_guard where company_id = ${place.companyId} and location_id = ${place.id} for update`;
  const answers = await life.house.race(row, () => Array.from({ length: 9 }, () => openAt(terminal, wrongOf(pin))));
  expect(answers.map(({ status }) => status).sort()).toEqual([404, 404, 404, 404, 404, 429, 429, 429, 429]);
});

test('whoever goes on for long alarms staff', async () => {
  const place = await life.wall();
  const { pin } = await life.accessTo(await life.rent({ place, durationMinutes: 600 }));
  const terminal = await paired(place);
  for (let round = 0; round < 4; round++) {
    for (let tries = 0; tries < 5; tries++) await openAt(terminal, wrongOf(pin));
    life.later(6);
  }
  const alerts = await life.house.db.rows(life.house.sql`
    select from alerts.open_alert_view where company_id = ${place.companyId} and location_id = ${place.id} and kind = 'pin_tries'`);
  expect(alerts).toHaveLength(1);
});
