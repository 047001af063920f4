import { openShopper } from '../apps/server/src/testing/shopper.ts';
import { newId } from '../kit/server/app/ids.ts';
import { sql } from '../kit/server/db/sql.ts';
import { letWall, siteHost } from './availability.ts';
import { anywhere } from './load.ts';
import { addWall, type BenchWall } from './lockers.ts';
import { besideBarePlacing, type FilledCart, placeOrders } from './place-orders.ts';
import type { Row } from './table.ts';
import type { World } from './world.ts';

const BOXES = 100;
const DAYS_AHEAD = 300;
const DAY_MS = 86_400_000;

/** A cart with a box. */
export async function benchCheckout(world: World, seconds: number): Promise<Row[]> {
  const wall = await addWall(world, 1, BOXES);
  const { locationId } = wall;
  await letWall(world, locationId);
  const fillCart = () => cartOf(world, wall);
  await placeOrders(fillCart, 2);
  // As the database does by itself within a minute.
  await world.db.rows(sql`analyze`);
  const twin = [world.databaseUrl, world.companyId, locationId];
  return besideBarePlacing('placing an order', 'checkout.ts', twin, { fillCart, seconds });
}

async function cartOf(world: World, { locationId, sizeCode }: BenchWall): Promise<FilledCart> {
  const [host = '', port] = siteHost(world).split(':');
  const shopper = openShopper({ port: Number(port), host, email: `${newId()}@example.org`, address: anywhere() });
  const startsAt = new Date(Date.now() + (1 + Math.random() * DAYS_AHEAD) * DAY_MS);
  const placement = await shopper.withBox(locationId, sizeCode, startsAt);
  return { shopper, placement: { ...placement, paymentOption: 'test' } };
}
