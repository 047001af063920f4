import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalSimulationApi } from '../contract-simulation.ts';
import { openLife, type TestLife } from './life.for-tests.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const simulate = (id: string, what: 'time_up' | 'overrun', who = life.city) =>
  life.staff(who).call(rentalSimulationApi.simulate, { id, what });

async function setDemo(isDemo: boolean): Promise<void> {
  const { db, sql } = life.house;
  await db.rows(sql`update companies.company set is_demo = ${isDemo} where id = ${life.city.id}`);
}

test('nobody’s real rental is touched, and a stranger’s is unknown', async () => {
  const rental = await life.rent({ place: await life.wall() });
  expect((await simulate(rental.id, 'overrun')).body.code).toBe('rental.not_a_demo');
  await setDemo(true);
  expect((await simulate(rental.id, 'overrun', life.other)).status).toBe(404);
  await setDemo(false);
  expect((await life.find(rental)).endsAt).toEqual(rental.endsAt);
});

test('in the demonstration the end comes, then the extra payment, with everything that follows', async () => {
  await setDemo(true);
  const rental = await life.rent({ place: await life.wall(), email: 'demo@example.org' });
  expect((await simulate(rental.id, 'time_up')).body.phase).toBe('grace');
  await life.house.runJobs();
  const { body } = await simulate(rental.id, 'overrun');
  expect([body.phase, body.dueCents > 0]).toEqual(['overrun', true]);
  await life.house.runJobs();
  expect(await life.stateOf(rental)).toBe('overrun');
  expect((await life.open(rental)).body.code).toBe('rental.surcharge_due');
  expect(await life.stepsOf(rental)).toContain('overrun');
});
