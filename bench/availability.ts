import { Client } from 'undici';
import { sql } from '../kit/server/db/sql.ts';
import { rentalSiteApi } from '../modules/lockers/rentals/contract-site.ts';
import { anywhere, percentiles } from './load.ts';
import { addWall } from './lockers.ts';
import { type Row, rounded } from './table.ts';
import type { World } from './world.ts';

const BOXES = 1_000;
/** Of each box, still to come. */
const AHEAD = 15;
const ASKED = 400;
const WARM_UP = 50;
const HOUR_MS = 3_600_000;

/** What is free of each size, and its price: a wall of 1,000 boxes with a million rentals (P5). */
export async function benchAvailability(world: World, rentals: number): Promise<Row[]> {
  const { locationId } = await addWall(world, BOXES / 100, 100);
  await letWall(world, locationId);
  await fillRentals(world, locationId, rentals / BOXES - AHEAD);
  const client = new Client(world.product.url);
  const took: number[] = [];
  for (let n = -WARM_UP; n < ASKED; n++) {
    const startedAt = performance.now();
    const startsAt = new Date(Date.now() + (1 + (Math.abs(n) % 100)) * HOUR_MS);
    await asked(client, siteHost(world), rentalSiteApi.offer.path, {
      locationId,
      period: { startsAt, durationMinutes: 120 },
    });
    if (n >= 0) took.push(performance.now() - startedAt);
  }
  await client.close();
  const p95Ms = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)]!;
  return [
    {
      figure: `P5 offer, ${BOXES} boxes, ${rentals.toLocaleString('en')} rentals, p50 / p95 ms`,
      ours: `${rounded(percentiles(took).p50Ms, 1)} / ${rounded(p95Ms, 1)}`,
      twin: '',
      ratio: '',
      goal: 'p95 ≤ 20 ms',
      isMet: p95Ms <= 20,
    },
  ];
}

/** Of the demonstration. */
export const siteHost = ({ product }: World): string => `zeitlager.localhost:${new URL(product.url).port}`;

/** As a visitor of a site asks; anything but a good answer ends the run. */
export async function asked(client: Client, host: string, path: string, input: object): Promise<unknown> {
  const headers = { host, 'content-type': 'application/json', 'x-forwarded-for': anywhere() };
  const reply = await client.request({ method: 'POST', path: `/api${path}`, headers, body: JSON.stringify(input) });
  const answer = await reply.body.json();
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Open round the clock, with the prices of another location. */
export async function letWall({ db, companyId }: World, locationId: string): Promise<void> {
  await db.rows(sql`
    update locations.location set opening_hours = jsonb_set(opening_hours, '{isAlwaysOpen}', 'true'), is_active = true,
      price_group_id = (select id from pricing.price_group where company_id = ${companyId} order by name limit 1)
    where company_id = ${companyId} and id = ${locationId}`);
}

/** One every nine hours in each box, of somebody who has ordered something. What is over has ended, what comes is booked. */
async function fillRentals({ db, companyId }: World, locationId: string, past: number): Promise<void> {
  await db.transaction(async (tx) => {
    // A million checks that a customer is there would measure something else.
    await tx.rows(sql`set local session_replication_role = replica`);
    await tx.rows(sql`
      insert into rentals.rental (company_id, id, location_id, lock_id, size_code, network_id, customer_id, order_id, state, is_now,
        duration_minutes, starts_at, ends_at, blocked_until, ended_at, price_cents, prices, grace_minutes, check_minutes,
        max_duration_minutes, time_zone, created_at)
      select l.company_id, gen_random_uuid(), l.location_id, l.id, l.size_code, l.network_id, o.customer_id, o.id,
        case when n > 0 then 'booked' else 'ended' end, false, 120, at, at + interval '2 hours', at + interval '2 hours',
        case when n <= 0 then at + interval '2 hours' end, 400, '[]', 180, 0, 1440, 'Europe/Berlin', at
      from lockers.lock l cross join generate_series(${-past}::int + 1, ${AHEAD}::int) as n
      cross join lateral (select now() + make_interval(hours => 9 * n - 4) as at) as time
      cross join (select id, customer_id from orders.customer_order where company_id = ${companyId} limit 1) as o
      where l.company_id = ${companyId} and l.location_id = ${locationId}`);
  });
  // As the database does by itself after so many new rows.
  await db.rows(sql`vacuum analyze rentals.rental`);
}
