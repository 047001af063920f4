import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from '../kit/server/db/sql.ts';
import { cpuMicroseconds, percentiles } from './load.ts';
import { addWall } from './lockers.ts';
import { type Row, rounded } from './table.ts';
import type { World } from './world.ts';

const CONTROLLERS = 5_000;
const PER_SECOND = 2_000;
const MOST_CORE_PERCENT = 30;
const MOST_LAG_MS = 1_000;

type Done = { readonly step: 'done'; readonly sent: number; readonly tookMs: number[] };

/** P6: what 5,000 controllers report is acknowledged after the commit. The twin writes the same rows in one piece, for nobody. */
export async function benchTelemetry(world: World, seconds: number): Promise<Row[]> {
  const { password, devices } = await addWall(world, CONTROLLERS, 1);
  const child = fork(fileURLToPath(new URL('./bare/devices.ts', import.meta.url)));
  try {
    const controllerIds = devices.map(({ controllerId }) => controllerId);
    child.send({
      port: world.mqttPort,
      companyCode: 'zeitlagercity',
      password,
      controllerIds,
      perSecond: PER_SECOND,
      seconds,
    });
    await once(child, 'message');
    const pid = world.product.child.pid!;
    const before = cpuMicroseconds(pid);
    const startedAt = performance.now();
    child.send('go');
    const [{ sent, tookMs }] = (await once(child, 'message')) as [Done];
    const tookSeconds = (performance.now() - startedAt) / 1000;
    const core = (cpuMicroseconds(pid) - before) / 1e4 / tookSeconds;
    const stored = await countStored(
      world,
      devices.map(({ lockId }) => lockId),
    );
    const { p50Ms, p99Ms } = percentiles(tookMs);
    const bare = await copyRows(world, sent);
    // Each controller has reported once before.
    const isWhole = tookMs.length === sent && stored === sent + CONTROLLERS;
    return [
      {
        figure: `P6 ${PER_SECOND} reports/s from ${CONTROLLERS} controllers, % of a core`,
        ours: rounded(core),
        twin: `${rounded(bare.rowsPerSecond)} rows/s in one statement`,
        ratio: '',
        goal: `≤ ${MOST_CORE_PERCENT} %`,
        isMet: core <= MOST_CORE_PERCENT,
      },
      {
        figure: 'P6 acknowledged after the commit, p50 / p99 ms',
        ours: `${rounded(p50Ms)} / ${rounded(p99Ms)}`,
        twin: '',
        ratio: '',
        goal: `p99 ≤ ${MOST_LAG_MS} ms`,
        isMet: p99Ms <= MOST_LAG_MS,
      },
      {
        figure: 'P6 sent / acknowledged / stored',
        ours: `${sent} / ${tookMs.length} / ${stored - CONTROLLERS}`,
        twin: '',
        ratio: '',
        goal: 'nothing lost',
        isMet: isWhole,
      },
    ];
  } finally {
    child.kill();
  }
}

async function countStored({ db, companyId }: World, lockIds: readonly string[]): Promise<number> {
  const row = await db.first<{ count: number }>(sql`
    select count(*)::int as count from lockers.telemetry where company_id = ${companyId} and lock_id = any(${lockIds}::uuid[])`);
  return row!.count;
}

async function copyRows({ db, companyId }: World, rows: number): Promise<{ rowsPerSecond: number }> {
  await db.rows(sql`create table if not exists public.bench_telemetry (like lockers.telemetry including indexes)`);
  const startedAt = performance.now();
  await db.rows(sql`
    insert into public.bench_telemetry (company_id, lock_id, at, received_at, message_id, battery, signal, temperature)
    select ${companyId}, gen_random_uuid(), now(), now(), 'bench-' || n, 60, 70, 12 from generate_series(1, ${rows}::int) as n`);
  const rowsPerSecond = rows / ((performance.now() - startedAt) / 1000);
  await db.rows(sql`drop table public.bench_telemetry`);
  return { rowsPerSecond };
}
