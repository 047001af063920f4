import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalChangeApi } from '../../contract.ts';
import { openRentalChanges, type TestRentalChanges } from '../testing.ts';

let world: TestRentalChanges;
beforeAll(async () => {
  world = await openRentalChanges();
});
afterAll(() => world.app.close());

test('staff move a running rental: the new box opens with the same key, the old one is free', async () => {
  const place = await world.wall(2);
  const [large] = await world.boxes(place, 1, { sizeCode: 'L' });
  const rental = await world.rent({ place, email: 'swap@example.org' });
  const staff = world.staff(world.city);
  const { boxes } = (await staff.call(rentalChangeApi.swapChoices, { id: rental.id })).body;
  expect(boxes.map(({ sizeCode }) => sizeCode)).toEqual(['S', 'L']);
  const swap = (lockId: string, isFirstBoxDefect = false) =>
    staff.call(rentalChangeApi.swap, {
      id: rental.id,
      lockId,
      reason: 'Größeres Paket',
      isFirstBoxDefect,
      ...(lockId === large && { settling: { way: 'waived', cents: 400 } }),
    });
  expect((await swap(rental.lockId)).body.code).toBe('rental.same_box');
  const swapped = await swap(large!);
  expect([swapped.status, swapped.body.lockId]).toEqual([200, large]);
  expect([await world.stateOf(rental), await world.stateOf(await world.find(rental))]).toEqual(['free', 'rented']);
  expect((await world.open(rental)).status).toBe(200);
  expect((await swap(boxes[0]!.lockId, true)).status).toBe(200);
  expect(await world.stateOf({ companyId: world.city.id, lockId: large! })).toBe('out_of_service');
  expect(
    (await world.subjects('swap@example.org')).filter((subject) => subject.startsWith('Ihr neues Fach')),
  ).toHaveLength(2);
});

test('boxes of one size stand in the order of their numbers', async () => {
  const rental = await world.rent({ place: await world.wall(11) });
  const { boxes } = (await world.staff(world.city).call(rentalChangeApi.swapChoices, { id: rental.id })).body;
  const numbers = boxes.map(({ number }) => Number(number));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(numbers).toHaveLength(10);
});

test('a box of another location, of nobody, or that is taken cannot be swapped to', async () => {
  const place = await world.wall(2);
  const [rental, neighbour] = [await world.rent({ place }), await world.rent({ place })];
  const [elsewhere] = (await world.wall()).boxes;
  const staff = world.staff(world.city);
  for (const lockId of [elsewhere!, neighbour.lockId, neighbour.id]) {
    const answer = await staff.call(rentalChangeApi.swap, {
      id: rental.id,
      lockId,
      reason: 'Versuch',
      isFirstBoxDefect: false,
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'rental.box_unavailable']);
  }
  expect((await world.find(rental)).lockId).toBe(rental.lockId);
});

test('swapping against holding at the same moment: the box goes to one of them', async () => {
  const place = await world.wall(2);
  const rental = await world.rent({ place });
  const free = place.boxes.find((lockId) => lockId !== rental.lockId)!;
  const row = world.app
    .sql`select from lockers.lock_state where company_id = ${world.city.id} and lock_id = ${free} for update`;
  const staff = world.staff(world.city);
  const outcomes = await world.app.race<boolean>(row, () => [
    staff
      .call(rentalChangeApi.swap, { id: rental.id, lockId: free, reason: 'Wunsch', isFirstBoxDefect: false })
      .then(({ status }) => status === 200),
    world.hold({ place, lockId: free }).then(
      () => true,
      () => false,
    ),
  ]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});
