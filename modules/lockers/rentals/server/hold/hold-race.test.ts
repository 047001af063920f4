import { acrossCompanies, type Sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Rental } from '../../contract.ts';
import { bookPaidRentals } from '../payment/book-paid-rentals.ts';
import { lockRental } from '../record/rental-store.ts';
import { openRentals, type TestPlace, type TestRentals } from '../testing.ts';

const TRIES = 64;

/** The code must be correct by itself: the constraint is only a backup. */
describe.each(['with the exclusion constraint', 'without it'])('%s', (which) => {
  let rentals: TestRentals;
  beforeAll(async () => {
    rentals = await openRentals();
    if (which === 'without it') {
      const { db, sql } = rentals.app;
      const without = (query: Sql) => db.rows(acrossCompanies('the test takes the second net away', query));
      await without(sql`alter table rentals.rental drop constraint rental_box_free`);
      await without(sql`drop index lockers.occupancy_one_per_box`);
    }
  });
  afterAll(() => rentals.app.close());

  const inMinutes = (minutes: number) => new Date(rentals.app.time.now.getTime() + minutes * 60_000);
  const wall = async (count: number): Promise<TestPlace & { boxes: string[] }> => {
    const place = await rentals.place(rentals.city, 'Wand');
    return { ...place, boxes: await rentals.boxes(place, count) };
  };
  const heldRow = (lockId: string) =>
    rentals.app.sql`select from lockers.lock where company_id = ${rentals.city.id} and id = ${lockId} for update`;

  async function outcome(tries: readonly PromiseSettledResult<Rental>[]) {
    const won = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    return { won, codes: [...new Set(codes)] };
  }

  /** No two live rentals of a box overlap, whatever the database would allow. */
  async function expectNobodyTwice() {
    const { db, sql } = rentals.app;
    const twice = await db.rows(sql`
      select from rentals.rental a join rentals.rental b on a.company_id = b.company_id and a.lock_id = b.lock_id and a.id < b.id
        and tstzrange(a.starts_at, a.blocked_until) && tstzrange(b.starts_at, b.blocked_until)
      where a.company_id = ${rentals.city.id} and a.state in ('held', 'ordered', 'booked', 'active')
        and b.state in ('held', 'ordered', 'booked', 'active')`);
    expect(twice).toEqual([]);
    const double = await db.rows(sql`
      select lock_id from lockers.occupancy where company_id = ${rentals.city.id} and released_at is null
      group by lock_id having count(*) > 1`);
    expect(double).toEqual([]);
  }

  test.each([
    ['now', undefined],
    ['for tomorrow', 1440],
  ])(`${TRIES} people want the last box %s: one gets it`, async (_when, minutes) => {
    const place = await wall(1);
    const startsAt = minutes === undefined ? {} : { startsAt: inMinutes(minutes) };
    const tries = await rentals.app.race(heldRow(place.boxes[0]!), () =>
      Array.from({ length: TRIES }, async () => (await Promise.allSettled([rentals.hold({ place, ...startsAt })]))[0]!),
    );
    const { won, codes } = await outcome(tries);
    expect(won).toHaveLength(1);
    expect(codes).toEqual(['rental.size_unavailable']);
    await expectNobodyTwice();
  });

  test('many people want many boxes: each gets another one, and all are given', async () => {
    const place = await wall(8);
    const tries = await Promise.allSettled(Array.from({ length: 16 }, () => rentals.hold({ place })));
    const { won } = await outcome(tries);
    expect(new Set(won.map(({ lockId }) => lockId)).size).toBe(8);
    expect(won).toHaveLength(8);
    await expectNobodyTwice();
  });

  test('an expired hold and its late payment, against somebody who takes the box', async () => {
    const place = await wall(1);
    const first = await rentals.hold({ place });
    const placed = await rentals.order([first]);
    await rentals.tryToPay(placed);
    rentals.later(31);
    const [mine] = await rentals.app.race(heldRow(place.boxes[0]!), () => [
      Promise.allSettled([rentals.hold({ place })]).then(([settled]) => settled!),
      rentals.app.runJobs().then(() => null as never),
    ]);
    await rentals.app.runJobs();
    const { won } = await outcome([mine as PromiseSettledResult<Rental>]);
    const paid = await rentals.find(first);
    expect([won.length, paid.state]).toEqual(won.length === 1 ? [1, 'cancelled'] : [0, 'active']);
    await expectNobodyTwice();
  });

  test('two payments delivered at once start a rental once', async () => {
    const place = await wall(1);
    const held = await rentals.hold({ place });
    const placed = await rentals.order([held]);
    await rentals.pay(placed);
    const payload = {
      companyId: placed.companyId,
      orderId: placed.id,
      paymentId: placed.id,
      paidAt: rentals.app.time.now,
    };
    const again = () => rentals.within(placed.companyId, (ctx) => bookPaidRentals.job.run(ctx, payload as never));
    await rentals.app.race(heldRow(place.boxes[0]!), () => [again(), again()]);
    const kinds = await rentals.stepsOf(held);
    expect(kinds.filter((kind) => kind === 'started')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'access_sent')).toHaveLength(1);
  });

  test('a rental that is held waits its turn behind the box', async () => {
    const place = await wall(1);
    const held = await rentals.hold({ place });
    const look = () => rentals.within(rentals.city.id, (ctx) => lockRental(ctx, held.id));
    const [one, two] = await rentals.app.race(heldRow(place.boxes[0]!), () => [look(), look()]);
    expect([one?.id, two?.id]).toEqual([held.id, held.id]);
  });
});
