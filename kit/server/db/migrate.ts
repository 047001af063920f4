import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import { CannotStart } from '../app/cannot-start.ts';
import type { Module } from '../app/module.ts';
import { queuePool } from '../jobs/queue.ts';
import { connect, type Db } from './db.ts';
import { isLockTimeout } from './errors.ts';
import { type Migration, migrationsOf, statementsOf } from './migrations.ts';
import { rawSql, sql } from './sql.ts';

export type MigrateOptions = {
  /** These alone, by their ids: to get the tables of an earlier time. */
  readonly only?: ReadonlySet<string>;
  /** How long a migration waits for a locked table, and how often it tries. */
  readonly locks?: { readonly waitMs: number; readonly tries: number };
};

/** Every later statement on the table queues behind a waiting migration: so it waits briefly and tries again. Two minutes in all. */
const LOCKS = { waitMs: 2_000, tries: 30 };
const LONGEST_PAUSE_MS = 2_000;
const TURN_PAUSE_MS = 100;

/**
 * Migrates a database to the newest schema: the job queue's tables, the kit's, then the modules', in one sequence, forward only. Each migration is
 * its own transaction, so that none holds more locks than it needs. Of several starting servers one migrates, the others wait. Returns what ran.
 */
export async function migrateDatabase(
  url: string,
  modules: readonly Module[],
  options: MigrateOptions = {},
): Promise<string[]> {
  const all = await migrationsOf(modules);
  const wanted = options.only ? all.filter(({ id }) => options.only!.has(id)) : all;
  const db = connect({ url, poolSize: 2, pipelines: 0, statementTimeoutMs: 0 });
  try {
    await addMigrationTable(db);
    return await inTurn(db, async () => {
      await migrateJobQueue(url);
      return runMissing(db, wanted, options.locks ?? LOCKS);
    });
  } finally {
    await db.close();
  }
}

/**
 * Holds a lock in a transaction of its own: others can read and write `public.migration` but cannot migrate. A second process polls for the
 * lock instead of waiting inside the database: `create index concurrently` would wait for that waiting statement, and it for the lock.
 */
async function inTurn<T>(db: Db, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await db.transaction(async (turn) => {
        await turn.rows(rawSql('set local idle_in_transaction_session_timeout = 0;'));
        await turn.rows(rawSql('lock table public.migration in share update exclusive mode nowait;'));
        return work();
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await sleep(TURN_PAUSE_MS);
    }
  }
}

async function runMissing(db: Db, wanted: readonly Migration[], locks: typeof LOCKS): Promise<string[]> {
  const rows = await db.rows<{ id: string; hash: string }>(sql`select id, hash from public.migration`);
  const done = new Map(rows.map((row) => [row.id, row.hash]));
  const edited = wanted.find(({ id, hash }) => done.has(id) && done.get(id) !== hash);
  if (edited) {
    throw new CannotStart(
      `The migration ${edited.id} was edited after it ran in this database. Put the file back as it was, and write a new one for what is to change.`,
    );
  }
  const ran: string[] = [];
  for (const migration of wanted.filter(({ id }) => !done.has(id))) {
    await runPatiently(db, migration, locks);
    ran.push(migration.id);
  }
  return ran;
}

async function runPatiently(db: Db, migration: Migration, { waitMs, tries }: typeof LOCKS): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await (migration.hasTransaction ? runAtOnce(db, migration, waitMs) : runStepByStep(db, migration));
    } catch (error) {
      if (!isLockTimeout(error)) throw whyNot(migration, error);
      if (tried >= tries) {
        throw new CannotStart(
          `The migration ${migration.id} did not get the tables it changes: others have held them all the while. Nothing of it has happened; start again when it is quieter.`,
          { cause: error },
        );
      }
      await sleep(Math.min(LONGEST_PAUSE_MS, waitMs));
    }
  }
}

function runAtOnce(db: Db, migration: Migration, waitMs: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.rows(rawSql(`set local lock_timeout = ${waitMs};`));
    await tx.rows(rawSql(`${migration.text};`));
    await tx.rows(done(migration));
  });
}

/** What must not be in a transaction bears to be run again from its first statement. */
async function runStepByStep(db: Db, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration)) await db.rows(rawSql(`${statement};`));
  await db.rows(done(migration));
}

const done = ({ id, hash }: Migration) => sql`insert into public.migration (id, hash) values (${id}, ${hash})`;

function whyNot({ id, hasTransaction }: Migration, error: unknown): CannotStart {
  const rest = hasTransaction ? 'Nothing of it has happened' : 'It begins anew with the next start';
  return new CannotStart(`The migration ${id} failed: ${(error as Error).message}. ${rest}.`, { cause: error });
}

/** "If not exists" is not enough when two servers start at the same moment: one of them gets an error, and is then right. */
async function addMigrationTable(db: Db): Promise<void> {
  const table = sql`create table if not exists public.migration (id text primary key, hash text not null, at timestamptz not null default now())`;
  await db.rows(table).catch(() => db.rows(table));
}

async function migrateJobQueue(url: string): Promise<void> {
  const pool = queuePool(url, 1);
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  } finally {
    await pool.end();
  }
}
