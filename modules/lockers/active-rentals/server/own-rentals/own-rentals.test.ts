import { orderApi } from '@fachwerk/orders/contract-staff';
import type { Rental } from '@fachwerk/rentals/contract';
import type { CompanyCtx, Person } from '@fachwerk/server/ctx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stayApi } from '../../contract.ts';
import { openStays, type TestStays } from '../testing.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays();
});
afterAll(() => world.app.close());

const dataOf = (name: string) => world.app.app.personalData.find(({ module }) => module === name)!;
const holds = async (ctx: CompanyCtx, person: Person) => [
  ...(await dataOf('rentals').holds(ctx, [person])),
  ...(await dataOf('stays').holds(ctx, [person])),
];

const mine = (rental: Rental, siteOf = world.city.id) =>
  world.app.call(stayApi.mine, {}, { siteOf, cookies: { fw_session: `${rental.customerId}.${rental.networkId}` } });
const personOf = ({ customerId, networkId }: Rental) => ({
  companyId: networkId,
  id: customerId!,
  email: 'mine@example.org',
  name: 'Kim Kunde',
});

test('whoever is signed in sees their own rentals over all companies of the network, those that run first', async () => {
  const place = await world.wall(3);
  await world.boxes(world.altona, 1);
  const email = 'mine@example.org';
  const ended = await world.rent({ place, email });
  await world.end(ended);
  const coming = await world.rent({ place, email, startsAt: world.inMinutes(600) });
  const running = await world.rent({ place: world.altona, email });
  await world.rent({ place, email: 'somebody@example.org' });
  const { body } = await mine(running);
  expect(body.rentals.map(({ id }) => id)).toEqual([running.id, coming.id, ended.id]);
  expect(body.rentals[0]!.key).toBe((await world.accessTo(running)).key);
  expect((await world.app.call(stayApi.mine, {}, world.site)).status).toBe(401);
});

test('a browser that has shown a key finds the rental until it ends; one of somebody else, and a terminal, find nothing', async () => {
  const place = await world.wall(2);
  const [one, coming] = [await world.rent({ place }), await world.rent({ place, startsAt: world.inMinutes(600) })];
  const keys = await Promise.all([one, coming].map(async (rental) => (await world.accessTo(rental)).key));
  const show = (key: string, cookies = {}) => world.app.call(stayApi.show, { key }, { ...world.site, cookies });
  const current = (cookies: Record<string, string>, siteOf = world.city.id) =>
    world.app.call(stayApi.current, {}, { siteOf, cookies });

  const first = await show(keys[0]!);
  const { cookies } = await show(keys[1]!, first.cookies);
  const { body } = await current(cookies);
  expect(body.rentals).toMatchObject([
    { id: one.id, key: keys[0], lockId: one.lockId, phase: 'running' },
    { id: coming.id, key: keys[1], phase: 'booked' },
  ]);
  expect((await current({})).body.rentals).toEqual([]);
  expect((await current(cookies, world.other.id)).body.rentals).toEqual([]);
  expect((await show(keys[0]!, { fw_terminal: 'the-tablet-at-the-wall' })).cookies).toEqual({});

  await world.end(one);
  const later = await current(cookies);
  expect(later.body.rentals.map(({ id }) => id)).toEqual([coming.id]);
  expect(later.cookies).toEqual({ fw_keys: keys[1] });
  expect((await current({ fw_keys: `${'x'.repeat(40)}.${keys[1]}` })).cookies).toEqual({ fw_keys: keys[1] });
});

test('whoever is signed in finds the way back without a key', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'back@example.org' });
  const cookies = { fw_session: `${rental.customerId}.${rental.networkId}` };
  const { body } = await world.app.call(stayApi.current, {}, { ...world.site, cookies });
  expect(body.rentals).toMatchObject([{ id: rental.id, key: (await world.accessTo(rental)).key }]);
});

const statements = async () => {
  const { body } = await world.app.http.inject('/metrics');
  const counts = [...body.matchAll(/^fachwerk_database_seconds_count\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
};

test('many rentals are asked for together, and each is shown with what is its own', async () => {
  const place = await world.wall(3);
  const email = 'many@example.org';
  const first = await world.rent({ place, email });
  const askedFor = async () => {
    const before = await statements();
    const { body } = await mine(first);
    return { rentals: body.rentals, count: (await statements()) - before };
  };
  const one = await askedFor();
  const others = [await world.rent({ place, email }), await world.rent({ place, email })];
  const three = await askedFor();
  expect(three.count).toBe(one.count);
  for (const rental of [first, ...others]) {
    const { key, pin } = await world.accessTo(rental);
    const { body } = await world.app.call(stayApi.show, { key }, world.site);
    expect(body).toMatchObject({ id: rental.id, pin });
    expect(three.rentals.find(({ id }) => id === rental.id)).toEqual({ ...body, key });
  }
  expect(new Set(three.rentals.map(({ boxNumber }) => boxNumber)).size).toBe(3);
});

test('what is kept is handed out; what is open stands in the way of forgetting', async () => {
  const place = await world.wall();
  const rental = await world.rent({ place, email: 'export@example.org' });
  const ctx = () => world.scoped(world.city.id);
  const { rentals } = (await dataOf('rentals').export(ctx(), personOf(rental))) as {
    rentals: Record<string, unknown>[];
  };
  expect(rentals).toMatchObject([
    { id: rental.id, steps: expect.arrayContaining([expect.objectContaining({ kind: 'started' })]) },
  ]);
  expect(JSON.stringify(rentals)).not.toContain((await world.accessTo(rental)).key);
  expect(await holds(ctx(), personOf(rental))).toMatchObject([{ reason: 'rental.data_hold.running', kind: 'open' }]);
  expect(await holds(world.scoped(world.other.id), personOf(rental))).toEqual([]);
  world.later(400);
  await world.stop(rental);
  expect(await holds(ctx(), personOf(rental))).toMatchObject([{ reason: 'rental.data_hold.unpaid' }]);
  const timeline = await dataOf('rentals').timeline!(ctx(), personOf(rental), 10);
  expect(timeline.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['rental.timeline.ended', 'rental.timeline.started']),
  );
});

test('forgotten, the name is nowhere any more, and the sums stay', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'forget@example.org' });
  await world.end(rental);
  for (let times = 0; times < 2; times++) {
    await world.within(world.city.id, (ctx) => dataOf('rentals').erase(ctx, personOf(rental)));
  }
  expect(await world.find(rental)).toMatchObject({ customerName: '', priceCents: 400, state: 'ended' });
  const { db, sql } = world.app;
  const left = await db.first<{ steps: number; boxes: number }>(sql`
    select
      (select count(*) from rentals.rental_step where company_id = ${world.city.id} and rental_id = ${rental.id} and person_name like 'Kim%') as steps,
      (select count(*) from lockers.occupancy where company_id = ${world.city.id} and order_number = ${rental.orderNumber} and customer_name <> '') as boxes`);
  expect(left).toEqual({ steps: 0, boxes: 0 });
});

test('the order of a rental says what became of it, also to the franchisor, and to nobody else', async () => {
  const place = await world.wall(2);
  const ended = await world.rent({ place });
  await world.end(ended);
  const coming = await world.rent({ place, startsAt: world.inMinutes(600) });
  const phaseOf = async ({ orderNumber }: Rental, companyId = world.city.id) => {
    const desk = world.app.as({ companyId, capabilities: ['orders.read'] });
    const { body } = await desk.call(orderApi.list, { filter: { search: orderNumber }, excludeIds: [] });
    return body.orders.map(({ rental }) => rental?.phase);
  };
  expect([await phaseOf(ended), await phaseOf(coming), await phaseOf(ended, world.other.id)]).toEqual([
    ['ended'],
    ['booked'],
    [],
  ]);
});
