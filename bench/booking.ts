import { Client } from 'undici';
import { sql } from '../kit/server/db/sql.ts';
import { boxCartApi } from '../modules/lockers/box-cart/contract.ts';
import { asked, letWall, siteHost } from './availability.ts';
import { fire, inTurns, type Measured, percentiles } from './load.ts';
import { addWall, type BenchWall } from './lockers.ts';
import { besideTransaction, type Row } from './table.ts';
import { type World, withTwin } from './world.ts';

const VISITORS = 8;
/** As in a busy station; all of one size. */
const BOXES = 100;
const DAYS_AHEAD = 300;
const DAY_MS = 86_400_000;

/** A box for a coming day into the cart of a new visitor, beside one raw transaction with the same writes (P4). */
export async function benchBooking(world: World, seconds: number): Promise<Row[]> {
  const wall = await addWall(world, 1, BOXES);
  const { locationId } = wall;
  await letWall(world, locationId);
  return withTwin('booking.ts', [world.databaseUrl, world.companyId, locationId], async (twin) => {
    const bare = { ...twin, path: '/book', method: 'POST' as const, connections: VISITORS };
    await book(world, wall, 2);
    await fire({ ...bare, seconds: 2 });
    // As the database does by itself within a minute: plans made for empty tables say nothing about either.
    await world.db.rows(sql`analyze`);
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => book(world, wall, turn),
      (turn) => fire({ ...bare, seconds: turn }),
    );
    return besideTransaction('booking a box', mine, theirs);
  });
}

/** Each for another hour of the coming months, so that boxes do not run out. */
async function book(world: World, { locationId, sizeCode }: BenchWall, seconds: number): Promise<Measured> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  async function visitors(): Promise<void> {
    const client = new Client(world.product.url);
    while (performance.now() < until) {
      const startsAt = new Date(Date.now() + (1 + Math.random() * DAYS_AHEAD) * DAY_MS);
      const wish = { locationId, sizeCode, period: { startsAt, durationMinutes: 120 } };
      const startedAt = performance.now();
      await asked(client, siteHost(world), boxCartApi.addBox.path, wish);
      took.push(performance.now() - startedAt);
    }
    await client.close();
  }
  await Promise.all(Array.from({ length: VISITORS }, visitors));
  return { perSecond: took.length / seconds, ...percentiles(took) };
}
