import { openShopper, type PlacementCall, type Shopper } from '../apps/server/src/testing/shopper.ts';
import { sql } from '../kit/server/db/sql.ts';
import { newId } from '../kit/server/house/ids.ts';
import { letWall, siteHost } from './availability.ts';
import { anywhere, fire, inTurns, type Measured, percentiles } from './load.ts';
import { addWall, type BenchWall } from './lockers.ts';
import { besideTransaction, type Row } from './table.ts';
import { type World, withTwin } from './world.ts';

const CUSTOMERS = 8;
const BOXES = 100;
const DAYS_AHEAD = 300;
const DAY_MS = 86_400_000;

/** A cart becomes an order with a payment that is begun, beside raw transactions with the same writes (P4). Filling the cart is not counted. */
export async function benchCheckout(world: World, seconds: number): Promise<Row[]> {
  const wall = await addWall(world, 1, BOXES);
  const { locationId } = wall;
  await letWall(world, locationId);
  await placeOrders(world, wall, 2);
  // As the database does by itself within a minute.
  await world.db.rows(sql`analyze`);
  return withTwin('checkout.ts', [world.databaseUrl, world.companyId, locationId], async (twin) => {
    const bare = { ...twin, path: '/place', method: 'POST' as const, connections: CUSTOMERS };
    await fire({ ...bare, seconds: 1 });
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => placeOrders(world, wall, turn),
      (turn) => fire({ ...bare, seconds: turn }),
    );
    return besideTransaction('placing an order', mine, theirs);
  });
}

type Filled = { readonly shopper: Shopper; readonly placement: PlacementCall };

/** All carts are filled first; then so many customers at once order theirs, one after the other. */
async function placeOrders(world: World, wall: BenchWall, seconds: number): Promise<Measured> {
  const filled: Filled[] = [];
  const until = performance.now() + seconds * 1000;
  const each = (work: () => Promise<void>) => Promise.all(Array.from({ length: CUSTOMERS }, work));
  await each(async () => {
    while (performance.now() < until) filled.push(await cartOf(world, wall));
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

async function cartOf(world: World, { locationId, sizeCode }: BenchWall): Promise<Filled> {
  const [host = '', port] = siteHost(world).split(':');
  const shopper = openShopper({ port: Number(port), host, email: `${newId()}@example.org`, address: anywhere() });
  const startsAt = new Date(Date.now() + (1 + Math.random() * DAYS_AHEAD) * DAY_MS);
  const placement = await shopper.withBox(locationId, sizeCode, startsAt);
  return { shopper, placement: { ...placement, paymentOption: 'test' } };
}
