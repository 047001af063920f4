import { openShopper, type PlacementCall, type Shopper } from '../apps/server/src/testing/shopper.ts';
import { newId } from '../kit/server/ids.ts';
import { sql } from '../kit/server/sql.ts';
import { letWall, siteHost } from './availability.ts';
import { fire, inTurns, type Measured, percentiles } from './load.ts';
import { addWall } from './lockers.ts';
import { percent, type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

const CUSTOMERS = 8;
const BOXES = 100;
const DAYS_AHEAD = 300;
const DAY_MS = 86_400_000;

/** A cart becomes an order with a payment that is begun, beside raw transactions with the same writes (P4). Filling the cart is not counted. */
export async function benchCheckout(world: World, seconds: number): Promise<Row[]> {
  const { locationId } = await addWall(world, 1, BOXES);
  await letWall(world, locationId);
  await placeOrders(world, locationId, 2);
  // As the database does by itself within a minute.
  await world.db.rows(sql`analyze`);
  return withTwin('checkout.ts', [world.databaseUrl, world.companyId, locationId], async (twin) => {
    const bare = { ...twin, path: '/place', method: 'POST' as const, connections: CUSTOMERS };
    await fire({ ...bare, seconds: 1 });
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => placeOrders(world, locationId, turn),
      (turn) => fire({ ...bare, seconds: turn }),
    );
    return [
      {
        figure: 'placing an order, requests/s',
        ours: rounded(mine.perSecond),
        twin: rounded(theirs.perSecond),
        ratio: percent(mine.perSecond / theirs.perSecond),
        goal: '≥ 50 %, P4',
        isMet: mine.perSecond >= theirs.perSecond * 0.5,
      },
      {
        figure: 'placing an order, p50 / p99 ms',
        ours: `${rounded(mine.p50Ms, 1)} / ${rounded(mine.p99Ms, 1)}`,
        twin: `${rounded(theirs.p50Ms, 1)} / ${rounded(theirs.p99Ms, 1)}`,
        ratio: '',
        goal: '',
        isMet: null,
      },
    ];
  });
}

type Filled = { readonly shopper: Shopper; readonly placement: PlacementCall };

/** All carts are filled first; then so many customers at once order theirs, one after the other. */
async function placeOrders(world: World, locationId: string, seconds: number): Promise<Measured> {
  const filled: Filled[] = [];
  const until = performance.now() + seconds * 1000;
  const each = (work: () => Promise<void>) => Promise.all(Array.from({ length: CUSTOMERS }, work));
  await each(async () => {
    while (performance.now() < until) filled.push(await cartOf(world, locationId));
  });
  const took: number[] = [];
  const begin = performance.now();
  await each(async () => {
    for (let next = filled.pop(); next; next = filled.pop()) {
      const startedAt = performance.now();
      await next.shopper.place(next.placement, newId());
      took.push(performance.now() - startedAt);
    }
  });
  return { perSecond: took.length / ((performance.now() - begin) / 1000), ...percentiles(took) };
}

async function cartOf(world: World, locationId: string): Promise<Filled> {
  const [host = '', port] = siteHost(world).split(':');
  // From anywhere, so that no limit per address is met.
  const address = `198.18.${Array.from({ length: 2 }, () => Math.floor(Math.random() * 256)).join('.')}`;
  const shopper = openShopper({ port: Number(port), host, email: `${newId()}@example.org`, address });
  const size = await world.db.first<{ sizeCode: string }>(
    sql`select size_code from lockers.lock where company_id = ${world.companyId} and location_id = ${locationId} limit 1`,
  );
  const startsAt = new Date(Date.now() + (1 + Math.random() * DAYS_AHEAD) * DAY_MS);
  const placement = await shopper.withBox(locationId, size!.sizeCode, startsAt);
  return { shopper, placement: { ...placement, paymentOption: 'test' } };
}
