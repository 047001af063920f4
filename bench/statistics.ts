import { newId } from '../kit/server/app/ids.ts';
import type { Db } from '../kit/server/db/db.ts';
import { rawSql, sql } from '../kit/server/db/sql.ts';
import { rollUpSpan } from '../modules/across/statistics/server/rollup/roll-up-company.ts';
import { addWall } from './lockers.ts';
import { type Row, rounded } from './table.ts';
import type { World } from './world.ts';

const LOCATIONS = 100;
const BOXES_EACH = 20;
/** Of five events one is a rental, the others open its door. */
const OPENINGS_EACH = 4;
const ROUNDS = 60;

/** A year over all locations, beside the same sums straight from the events. */
export async function benchStatistics(world: World, events: number): Promise<Row> {
  const year = new Date().getFullYear() - 1;
  await fillYear(world, year, events);
  const { db, companyId } = world;
  const ctx = { db, companyId, now: new Date(), newId } as never;
  await rollUpSpan(ctx, { from: `${year}-01-01`, to: `${year}-12-31` });
  await db.rows(
    sql`vacuum analyze statistics.box_day, statistics.box_month, statistics.heat_month, openings.attempt, lockers.occupancy`,
  );
  const ours = await timed(() => ask(world, `${year}-01`));
  const twin = await timed(() => sums(world, year), 3);
  return {
    figure: `statistics of a year, ${LOCATIONS} locations, ${events.toLocaleString('en')} events, p95 ms`,
    ours: rounded(ours, 1),
    twin: `${rounded(twin, 1)} (sums from the events)`,
    ratio: '',
    goal: '≤ 100 ms',
    isMet: ours <= 100,
  };
}

async function timed(work: () => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const startedAt = performance.now();
    await work();
    if (round > 0) took.push(performance.now() - startedAt);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)]!;
}

async function ask({ product, token }: World, at: string): Promise<void> {
  const reply = await fetch(`${product.url}/api/private/statistics`, {
    method: 'POST',
    headers: { 'x-access-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { period: 'year', at } }),
  });
  if (!reply.ok) throw new Error(`statistics answered ${reply.status}`);
  await reply.arrayBuffer();
}

/** The sums alone, of one of the three years that the screen compares. */
async function sums({ db, companyId }: World, year: number): Promise<void> {
  const within = (column: 'requested_at' | 'starts_at') =>
    column === 'requested_at'
      ? sql`requested_at >= make_date(${year}::int, 1, 1) and requested_at < make_date(${year + 1}::int, 1, 1)`
      : sql`starts_at >= make_date(${year}::int, 1, 1) and starts_at < make_date(${year + 1}::int, 1, 1)`;
  await db.rows(sql`
    select location_id, count(*) from openings.attempt where company_id = ${companyId} and ${within('requested_at')} group by 1`);
  await db.rows(sql`
    select l.location_id, count(*), sum(o.revenue_cents), sum(extract(epoch from o.released_at - o.starts_at))
    from lockers.occupancy o join lockers.lock l on l.company_id = o.company_id and l.id = o.lock_id
    where o.company_id = ${companyId} and ${within('starts_at')} group by 1`);
}

async function fillYear(world: World, year: number, events: number): Promise<void> {
  const { db, companyId } = world;
  const places: string[] = [];
  for (let n = 0; n < LOCATIONS; n++) places.push((await addWall(world, 1, BOXES_EACH)).locationId);
  const each = Math.floor(events / (LOCATIONS * BOXES_EACH) / (1 + OPENINGS_EACH));
  const step = sql`(make_date(${year}::int, 1, 1)::timestamptz + n * (interval '364 days' / ${each}::int))`;
  await db.transaction(async (tx) => {
    // Millions of checks that a lock is there would measure something else.
    await tx.rows(sql`set local session_replication_role = replica`);
    const indexes = await dropIndexes(tx, ['lockers.occupancy', 'openings.attempt']);
    await tx.rows(sql`
      insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, released_at, revenue_cents)
      select l.company_id, ${NEXT_ID}, l.id, 'rented', ${step}, ${step} + interval '8 minutes', ${step} + interval '8 minutes', 400
      from lockers.lock l cross join generate_series(0, ${each - 1}::int) as n
      where l.company_id = ${companyId} and l.location_id = any(${places}::uuid[])`);
    await tx.rows(sql`
      insert into openings.attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, requested_at, ended_at, expires_at)
      select l.company_id, ${NEXT_ID}, l.id, l.location_id, l.controller_id, 'customer', false, 'opened', ${step} + interval '1 minute' * m,
        ${step} + interval '1 minute' * m, ${step} + interval '1 minute' * m
      from lockers.lock l cross join generate_series(0, ${each - 1}::int) as n cross join generate_series(0, ${OPENINGS_EACH - 1}::int) as m
      where l.company_id = ${companyId} and l.location_id = any(${places}::uuid[])`);
    await tx.rows(sql`set local maintenance_work_mem = '512MB'`);
    for (const text of indexes) await tx.rows(rawSql(text));
  });
}

/** Ids that rise, as the house gives them: random ones would be sorted into the key one by one. */
const NEXT_ID = sql`('00000000-0000-7000-8000-' || lpad(to_hex(nextval('bench_id')), 12, '0'))::uuid`;

/** All but those that hold a promise; what makes them again. Ten million rows are sorted once much quicker than one after the other. */
async function dropIndexes(tx: Db, tables: readonly string[]): Promise<string[]> {
  await tx.rows(sql`create sequence bench_id cache 1000`);
  const found = await tx.rows<{ name: string; text: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
    where i.indrelid = any(${tables}::regclass[]) and not i.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`);
  for (const { name } of found) await tx.rows(rawSql(`drop index ${name}`));
  return found.map(({ text }) => text);
}
