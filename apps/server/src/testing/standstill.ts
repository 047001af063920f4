import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@fachwerk/server/db';
import { rawSql, sql } from '@fachwerk/server/sql';

/** Nobody writes into this table while `work` is done: whoever tries stands still there, with everything before it not committed. */
export async function whileHeld<T>(db: Database, table: string, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.rows(rawSql(`lock table ${table} in share mode`));
    return work();
  });
}

/** Resolves when somebody stands still there. */
export async function somebodyWaitsFor(db: Database, table: string): Promise<void> {
  const waiting = sql`select from pg_locks where relation = ${table}::regclass and not granted`;
  while (!(await db.first(waiting))) await sleep(5);
}

/** As if a minute had passed: a new server takes over what a killed one had begun. */
export async function letTheDeadBeKnown(db: Database): Promise<void> {
  await db.rows(sql`update kit.job_worker set seen_at = seen_at - interval '1 minute'`);
  await db.rows(
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
  );
}

/**
 * Resolves when every job that is due is done. One that failed and waits for its next try is not due, nor is one without a try left: a job
 * whose key was taken by a later one while a killed server had it in hand stays behind like that.
 */
export async function jobsAreDone(db: Database): Promise<void> {
  const due = sql`
    select from graphile_worker.jobs where (run_at <= now() and attempts < max_attempts) or locked_at is not null`;
  while (await db.first(due)) await sleep(20);
}
