import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalChangeApi } from '../../contract.ts';
import { openRentalChanges, type TestRentalChanges } from '../testing.ts';

let world: TestRentalChanges;
beforeAll(async () => {
  world = await openRentalChanges();
});
afterAll(() => world.app.close());

const simulate = (id: string, what: 'time_up' | 'overrun', who = world.city) =>
  world.staff(who).call(rentalChangeApi.simulate, { id, what });

async function setDemo(isDemo: boolean): Promise<void> {
  const { db, sql } = world.app;
  await db.rows(sql`update companies.company set is_demo = ${isDemo} where id = ${world.city.id}`);
}

test('nobody’s real rental is touched, and a stranger’s is unknown', async () => {
  const rental = await world.rent({ place: await world.wall() });
  await setDemo(false);
  expect((await simulate(rental.id, 'overrun')).body.code).toBe('rental.not_a_demo');
  await setDemo(true);
  expect((await simulate(rental.id, 'overrun', world.other)).status).toBe(404);
  expect((await world.find(rental)).endsAt).toEqual(rental.endsAt);
});

test('in the demonstration the end comes, then the extra payment, with everything that follows', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'demo@example.org' });
  expect((await simulate(rental.id, 'time_up')).body.phase).toBe('grace');
  await world.app.runJobs();
  const { body } = await simulate(rental.id, 'overrun');
  expect([body.phase, body.dueCents > 0]).toEqual(['overrun', true]);
  await world.app.runJobs();
  expect(await world.stateOf(rental)).toBe('overrun');
  expect((await world.open(rental)).body.code).toBe('rental.surcharge_due');
  expect(await world.stepsOf(rental)).toContain('overrun');
});
