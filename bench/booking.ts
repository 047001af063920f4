import { sql } from '../kit/server/sql.ts';
import { checkoutApi } from '../modules/checkout/contract.ts';
import { letWall, siteHost } from './availability.ts';
import { fire } from './load.ts';
import { addWall } from './lockers.ts';
import { percent, type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

const VISITORS = 8;
const DAY_MS = 86_400_000;

/** A box for a coming day into the cart of a new visitor, beside one raw transaction with the same writes (P4). */
export async function benchBooking(world: World, seconds: number): Promise<Row[]> {
  const { locationId } = await addWall(world, 20, 100);
  await letWall(world, locationId);
  const size = await world.db.first<{ sizeCode: string }>(
    sql`select size_code from lockers.lock where company_id = ${world.companyId} and location_id = ${locationId} limit 1`,
  );
  // There are more boxes than anybody books in one run; each run is for another day.
  const book = (days: number, lasting: number) =>
    fire({
      url: world.product.url,
      path: `/api${checkoutApi.addBox.path}`,
      method: 'POST',
      headers: { host: siteHost(world), 'content-type': 'application/json' },
      body: JSON.stringify({
        locationId,
        sizeCode: size!.sizeCode,
        period: { startsAt: new Date(Date.now() + days * DAY_MS), durationMinutes: 120 },
      }),
      fromEverywhere: true,
      connections: VISITORS,
      seconds: lasting,
    });
  return withTwin('booking.ts', [world.databaseUrl, world.companyId, locationId], async (twin) => {
    const bare = { ...twin, path: '/book', method: 'POST' as const, connections: VISITORS };
    await book(2, 2);
    await fire({ ...bare, seconds: 2 });
    const mine = await book(5, seconds);
    const theirs = await fire({ ...bare, seconds });
    return [
      {
        figure: 'booking a box, requests/s',
        ours: rounded(mine.perSecond),
        twin: rounded(theirs.perSecond),
        ratio: percent(mine.perSecond / theirs.perSecond),
        goal: '≥ 50 %, P4',
        isMet: mine.perSecond >= theirs.perSecond * 0.5,
      },
      {
        figure: 'booking a box, p50 / p99 ms',
        ours: `${rounded(mine.p50Ms, 1)} / ${rounded(mine.p99Ms, 1)}`,
        twin: `${rounded(theirs.p50Ms, 1)} / ${rounded(theirs.p99Ms, 1)}`,
        ratio: '',
        goal: '',
        isMet: null,
      },
    ];
  });
}
