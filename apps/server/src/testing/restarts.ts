import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@fachwerk/embedded-postgres/database';
import { stopPostmaster } from '@fachwerk/embedded-postgres/postmaster';
import { connect, type Db } from '@fachwerk/server/db';
import { startJobs } from '@fachwerk/server/job-runner';
import { addJob, job } from '@fachwerk/server/jobs';
import { migrateDatabase } from '@fachwerk/server/migrate';
import type { Module } from '@fachwerk/server/module';
import { rawSql, sql } from '@fachwerk/server/sql';
import { appForTests } from '@fachwerk/testing/app-parts';
import * as z from 'zod/mini';

const WRITERS = 4;
/** Together fewer than are done in that time, on a busy machine too: what waits behind others does not stand still. */
const PAUSE_MS = 40;
/** Many times what it takes. */
const STANDSTILL_MS = 120_000;

const note = job({
  name: 'note',
  payload: z.object({ n: z.int() }),
  run: async ({ db }, { n }) => {
    await db.rows(sql`insert into example.note values (${n})`);
  },
});
const example: Module = { name: 'example', jobs: [note] };

/** What became of the jobs. Each list and number is to be empty or zero but the first. */
export type Restarted = {
  readonly added: number;
  /** Acknowledged, but never done. */
  readonly lost: readonly number[];
  readonly left: number;
  /** Rounds after which the runner said that it works, and did not, or never said so. */
  readonly standstills: readonly string[];
  readonly longestPauseMs: number;
};

/** Restarts a database of its own so many times, every other time without a shutdown, while jobs are added and done. */
export async function restartUnderWriters(rounds: number): Promise<Restarted> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'fachwerk-restarts-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o711);
  const database = await startEmbeddedDatabase({ dataDir });
  opened.defer(database.stop);
  await migrateDatabase(database.url, [example]);
  const db = connect({ url: database.url });
  opened.defer(db.close);
  await db.rows(rawSql('create schema example; create table example.note (n int);'));
  const app = appForTests([example]);
  const runner = startJobs({ url: database.url, db, app, now: () => new Date(), modules: [example] });
  opened.defer(runner.stop);

  const added: number[] = [];
  let count = 0;
  const add = async () => {
    const n = ++count;
    await addJob({ db, now: new Date() }, note, { n });
    added.push(n);
    return n;
  };
  const over = new AbortController();
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!over.signal.aborted) await Promise.all([add().catch(() => {}), sleep(PAUSE_MS)]);
  });

  const standstills: string[] = [];
  let longestPauseMs = 0;
  for (let round = 0; round < rounds; round++) {
    const mode = round % 2 === 0 ? 'immediate' : 'fast';
    const momentMs = Math.random() * 200;
    await sleep(momentMs);
    await stopPostmaster(database.folder, mode);
    const stoppedAt = performance.now();
    const isGoingOn = await within(async () => runner.isRunning() && (await isDone(db, await add())));
    if (!isGoingOn) standstills.push(`round ${round}: ${mode} after ${Math.round(momentMs)} ms`);
    longestPauseMs = Math.max(longestPauseMs, performance.now() - stoppedAt);
  }
  over.abort();
  await Promise.all(writers);

  // What failed while the database was away would wait for its next try.
  const hurry = sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`;
  const isEmpty = async () => {
    await db.rows(hurry);
    return (await left(db)) === 0;
  };
  await within(isEmpty);
  const done = await db.rows<{ n: number }>(sql`select distinct n from example.note`);
  const noted = new Set(done.map(({ n }) => n));
  return {
    added: added.length,
    lost: added.filter((n) => !noted.has(n)),
    left: await left(db),
    standstills,
    longestPauseMs,
  };
}

async function left(db: Db): Promise<number> {
  return (await db.first<{ count: number }>(sql`select count(*) from graphile_worker.jobs`))!.count;
}

async function isDone(db: Db, n: number): Promise<boolean> {
  return within(async () => (await db.first(sql`select from example.note where n = ${n}`)) !== undefined);
}

async function within(isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + STANDSTILL_MS;
  while (performance.now() < end) {
    if (await isTrue().catch(() => false)) return true;
    await sleep(20);
  }
  return false;
}
