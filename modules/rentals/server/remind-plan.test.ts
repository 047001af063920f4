import { addJob } from '@fachwerk/server/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessRightApi } from '../contract-staff.ts';
import { openLife, type TestLife } from './life.for-tests.ts';
import { followTime } from './remind-plan.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const at = async (minutes: number) => {
  life.later(minutes);
  await life.house.runJobs();
};

test('reminded an hour before, told at the end, asked for money after grace; each once', async () => {
  const rental = await life.rent({ place: await life.wall(), email: 'clock@example.org', durationMinutes: 120 });
  const heard = async () => (await life.subjects('clock@example.org')).map((subject) => subject.split(':')[0]).slice(2);
  await at(59);
  expect(await heard()).toEqual([]);
  await at(1);
  expect(await heard()).toEqual(['Ihre Miete endet bald']);
  await at(60);
  expect(await heard()).toEqual(['Ihre Miete endet bald', 'Ihre Mietzeit ist zu Ende']);
  expect(await life.stateOf(rental)).toBe('rented');
  await at(180);
  expect(await heard()).toEqual(['Ihre Miete endet bald', 'Ihre Mietzeit ist zu Ende', 'Nachzahlung fällig']);
  expect(await life.stateOf(rental)).toBe('overrun');

  // Whoever comes twice tells nothing twice.
  const { companyId, id: rentalId, version } = await life.find(rental);
  for (let times = 0; times < 3; times++) await addJob({ ...life.house.work() }, followTime, { companyId, rentalId });
  await life.house.runJobs();
  expect(await heard()).toHaveLength(3);
  expect((await life.find(rental)).version).toBe(version);
});

test('after a pause of the house only what still matters is told', async () => {
  await life.rent({ place: await life.wall(), email: 'pause@example.org' });
  await at(140);
  expect((await life.subjects('pause@example.org')).slice(2).map((subject) => subject.split(':')[0])).toEqual([
    'Ihre Mietzeit ist zu Ende',
  ]);
});

test('a moved end is told of anew, and not at the old time', async () => {
  const rental = await life.rent({ place: await life.wall(), email: 'moved@example.org' });
  await at(60);
  const { version } = await life.find(rental);
  const dates = { id: rental.id, version, startsAt: rental.startsAt, endsAt: life.inMinutes(180) };
  expect((await life.staff(life.city).call(accessRightApi.editDate, { orderItem: dates })).status).toBe(200);
  await at(60);
  const heard = async () => (await life.subjects('moved@example.org')).slice(2).map((subject) => subject.split(':')[0]);
  expect(await heard()).toEqual(['Ihre Miete endet bald', expect.stringContaining('Neue Mietzeit')]);
  await at(60);
  expect((await heard()).at(-1)).toBe('Ihre Miete endet bald');
});

test('who has ended hears nothing more', async () => {
  const rental = await life.rent({ place: await life.wall(), email: 'done@example.org' });
  await life.end(rental);
  const before = await life.subjects('done@example.org');
  await at(600);
  expect(await life.subjects('done@example.org')).toEqual(before);
});
