import { addJob } from '@fachwerk/server/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStays, type TestStays } from '../testing.ts';
import { followTime } from './follow-time.job.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays();
});
afterAll(() => world.app.close());

const at = async (minutes: number) => {
  world.later(minutes);
  await world.app.runJobs();
};

test('a mail an hour before, one at the end, one that asks for money after grace; each once', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'clock@example.org', durationMinutes: 120 });
  const subjects = async () =>
    (await world.subjects('clock@example.org')).map((subject) => subject.split(':')[0]).slice(2);
  await at(59);
  expect(await subjects()).toEqual([]);
  await at(1);
  expect(await subjects()).toEqual(['Ihre Miete endet bald']);
  await at(60);
  expect(await subjects()).toEqual(['Ihre Miete endet bald', 'Ihre Mietzeit ist abgelaufen']);
  expect(await world.stateOf(rental)).toBe('rented');
  await at(180);
  expect(await subjects()).toEqual(['Ihre Miete endet bald', 'Ihre Mietzeit ist abgelaufen', 'Nachzahlung fällig']);
  expect(await world.stateOf(rental)).toBe('overrun');

  // A job that runs twice sends one mail.
  const { companyId, id: rentalId, version } = await world.find(rental);
  for (let times = 0; times < 3; times++) await addJob({ ...world.app.work() }, followTime, { companyId, rentalId });
  await world.app.runJobs();
  expect(await subjects()).toHaveLength(3);
  expect((await world.find(rental)).version).toBe(version);
});

test('after a pause of the house only what still matters is sent', async () => {
  await world.rent({ place: await world.wall(), email: 'pause@example.org' });
  await at(140);
  expect((await world.subjects('pause@example.org')).slice(2).map((subject) => subject.split(':')[0])).toEqual([
    'Ihre Mietzeit ist abgelaufen',
  ]);
});

test('who has ended gets no more mails', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'done@example.org' });
  await world.end(rental);
  const before = await world.subjects('done@example.org');
  await at(600);
  expect(await world.subjects('done@example.org')).toEqual(before);
});
