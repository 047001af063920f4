import { Client } from 'undici';
import { sql } from '../kit/server/sql.ts';
import { checkoutApi } from '../modules/checkout/contract.ts';
import { asked, letWall, siteHost } from './availability.ts';
import { fire, inTurns, type Measured, percentiles } from './load.ts';
import { addWall } from './lockers.ts';
import { percent, type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

const VISITORS = 8;
/** As in a busy station; all of one size. */
const BOXES = 100;
const DAYS_AHEAD = 300;
const DAY_MS = 86_400_000;

/** A box for a coming day into the cart of a new visitor, beside one raw transaction with the same writes (P4). */
export async function benchBooking(world: World, seconds: number): Promise<Row[]> {
  const { locationId } = await addWall(world, 1, BOXES);
  await letWall(world, locationId);
  return withTwin('booking.ts', [world.databaseUrl, world.companyId, locationId], async (twin) => {
    const bare = { ...twin, path: '/book', method: 'POST' as const, connections: VISITORS };
    await book(world, locationId, 2);
    await fire({ ...bare, seconds: 2 });
    // As the database does by itself within a minute: plans made for empty tables say nothing about either.
    await world.db.rows(sql`analyze`);
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => book(world, locationId, turn),
      (turn) => fire({ ...bare, seconds: turn }),
    );
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

/** Each for another hour of the coming months, so that boxes do not run out. */
async function book(world: World, locationId: string, seconds: number): Promise<Measured> {
  const size = await world.db.first<{ sizeCode: string }>(
    sql`select size_code from lockers.lock where company_id = ${world.companyId} and location_id = ${locationId} limit 1`,
  );
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  async function visitors(): Promise<void> {
    const client = new Client(world.product.url);
    while (performance.now() < until) {
      const startsAt = new Date(Date.now() + (1 + Math.random() * DAYS_AHEAD) * DAY_MS);
      const wish = { locationId, sizeCode: size!.sizeCode, period: { startsAt, durationMinutes: 120 } };
      const startedAt = performance.now();
      await asked(client, siteHost(world), checkoutApi.addBox.path, wish);
      took.push(performance.now() - startedAt);
    }
    await client.close();
  }
  await Promise.all(Array.from({ length: VISITORS }, visitors));
  return { perSecond: took.length / seconds, ...percentiles(took) };
}
