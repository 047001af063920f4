import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rental } from '../contract.ts';
import { rentalSiteApi } from '../contract-site.ts';
import { accessRightApi } from '../contract-staff.ts';
import { openLife, type TestLife } from './life.for-tests.ts';
import { rentalPersonalData } from './mine-personal-data.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const mine = (rental: Rental, siteOf = life.city.id) =>
  life.house.call(
    rentalSiteApi.mine,
    {},
    { siteOf, cookies: { fw_session: `${rental.customerId}.${rental.networkId}` } },
  );
const personOf = ({ customerId, networkId }: Rental) => ({
  companyId: networkId,
  id: customerId!,
  email: 'mine@example.org',
  name: 'Kim Kunde',
});

test('whoever is signed in sees their own rentals over all companies of the network, those that run first', async () => {
  const place = await life.wall(3);
  await life.boxes(life.altona, 1);
  const email = 'mine@example.org';
  const ended = await life.rent({ place, email });
  await life.end(ended);
  const coming = await life.rent({ place, email, startsAt: life.inMinutes(600) });
  const running = await life.rent({ place: life.altona, email });
  await life.rent({ place, email: 'somebody@example.org' });
  const { body } = await mine(running);
  expect(body.rentals.map(({ id }) => id)).toEqual([running.id, coming.id, ended.id]);
  expect(body.rentals[0]!.key).toBe((await life.accessTo(running)).key);
  expect((await life.house.call(rentalSiteApi.mine, {}, life.site)).status).toBe(401);
});

test('what is kept is handed out; what is open stands in the way of forgetting', async () => {
  const place = await life.wall();
  const rental = await life.rent({ place, email: 'export@example.org' });
  const ctx = () => life.inside(life.city.id);
  const { rentals } = (await rentalPersonalData.export(ctx(), personOf(rental))) as {
    rentals: Record<string, unknown>[];
  };
  expect(rentals).toMatchObject([
    { id: rental.id, steps: expect.arrayContaining([expect.objectContaining({ kind: 'started' })]) },
  ]);
  expect(JSON.stringify(rentals)).not.toContain((await life.accessTo(rental)).key);
  expect(await rentalPersonalData.holds(ctx(), personOf(rental))).toMatchObject([
    { reason: 'rental.data_hold.running', kind: 'open' },
  ]);
  expect(await rentalPersonalData.holds(life.inside(life.other.id), personOf(rental))).toEqual([]);
  life.later(400);
  await life.staff(life.city).call(accessRightApi.end, { id: rental.id, reason: 'Geleert' });
  expect(await rentalPersonalData.holds(ctx(), personOf(rental))).toMatchObject([
    { reason: 'rental.data_hold.unpaid' },
  ]);
  const timeline = await rentalPersonalData.timeline!(ctx(), personOf(rental), 10);
  expect(timeline.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['rental.timeline.ended', 'rental.timeline.started']),
  );
});

test('forgotten, the name is nowhere any more, and the sums stay', async () => {
  const rental = await life.rent({ place: await life.wall(), email: 'forget@example.org' });
  await life.end(rental);
  for (let times = 0; times < 2; times++) {
    await life.within(life.city.id, (ctx) => rentalPersonalData.erase(ctx, personOf(rental)));
  }
  expect(await life.find(rental)).toMatchObject({ customerName: '', priceCents: 400, state: 'ended' });
  const { db, sql } = life.house;
  const left = await db.first<{ steps: number; boxes: number }>(sql`
    select
      (select count(*) from rentals.rental_step where company_id = ${life.city.id} and rental_id = ${rental.id} and person_name like 'Kim%') as steps,
      (select count(*) from lockers.occupancy where company_id = ${life.city.id} and order_number = ${rental.orderNumber} and customer_name <> '') as boxes`);
  expect(left).toEqual({ steps: 0, boxes: 0 });
});
