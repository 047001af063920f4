import type { Rental } from '@fachwerk/rentals/contract';
import { acrossCompanies, type Sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStays, type TestStays } from '../testing.ts';
import { extensionLine } from './quote-extension.ts';

/** The code must be correct by itself: the constraint is only a backup. */
describe.each(['with the exclusion constraint', 'without it'])('%s', (which) => {
  let world: TestStays;
  beforeAll(async () => {
    world = await openStays();
    if (which === 'without it') {
      const { db, sql } = world.app;
      const without = (query: Sql) => db.rows(acrossCompanies('the test takes the second net away', query));
      await without(sql`alter table rentals.rental drop constraint rental_box_free`);
      await without(sql`drop index lockers.occupancy_one_per_box`);
    }
  });
  afterAll(() => world.app.close());

  const heldRow = (lockId: string) =>
    world.app.sql`select from lockers.lock where company_id = ${world.city.id} and id = ${lockId} for update`;

  /** No two live rentals of a box overlap, whatever the database would allow. */
  async function expectNobodyTwice() {
    const { db, sql } = world.app;
    const twice = await db.rows(sql`
      select from rentals.rental a join rentals.rental b on a.company_id = b.company_id and a.lock_id = b.lock_id and a.id < b.id
        and tstzrange(a.starts_at, a.blocked_until) && tstzrange(b.starts_at, b.blocked_until)
      where a.company_id = ${world.city.id} and a.state in ('held', 'ordered', 'booked', 'active')
        and b.state in ('held', 'ordered', 'booked', 'active')`);
    expect(twice).toEqual([]);
    const double = await db.rows(sql`
      select lock_id from lockers.occupancy where company_id = ${world.city.id} and released_at is null
      group by lock_id having count(*) > 1`);
    expect(double).toEqual([]);
  }

  test('extending against booking: one of them has the time, never both', async () => {
    const place = await world.wall(1);
    const rental = await world.rent({ place });
    const line = await extensionLine(world.scoped(rental.companyId), rental, world.inMinutes(300));
    await world.tryToPay(await world.orderLines(rental, [line]));
    const book = () => Promise.allSettled([world.hold({ place, startsAt: world.inMinutes(200) })]);
    const [booked] = await world.app.race(heldRow(place.boxes[0]!), () => [
      book().then(([settled]) => settled!),
      world.app.runJobs().then(() => null as never),
    ]);
    await world.app.runJobs();
    const isLonger = (await world.find(rental)).endsAt > rental.endsAt;
    expect((booked as PromiseSettledResult<Rental>).status).toBe(isLonger ? 'rejected' : 'fulfilled');
    await expectNobodyTwice();
  });
});
