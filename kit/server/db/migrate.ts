import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type { Module } from '../house/module.ts';
import { queuePool } from '../jobs/queue.ts';
import { connect, type Db } from './db.ts';
import { rawSql, sql } from './sql.ts';

export type Step = { readonly id: string; readonly text: string; readonly hash: string };

const KIT_SQL = new URL('../sql/', import.meta.url);

/** Brings a database to the newest shape: the job queue's own tables, the kit's, then the modules', in one sequence. */
export async function migrateDatabase(url: string, modules: readonly Module[]): Promise<string[]> {
  const db = connect({ url, poolSize: 2, pipelines: 0, statementTimeoutMs: 0 });
  try {
    return await migrate(db, modules, () => migrateJobQueue(url));
  } finally {
    await db.close();
  }
}

/** Forward only. File names start with a UTC timestamp, so one sort orders all modules. Several servers may start at once. */
export async function migrate(
  db: Db,
  modules: readonly Module[],
  before: () => Promise<void> = async () => {},
): Promise<string[]> {
  const steps = await migrationsOf(modules);
  await addMigrationTable(db);
  return db.transaction(async (tx) => {
    await tx.rows(sql`lock table public.migration in exclusive mode`);
    await before();
    const rows = await tx.rows<{ id: string; hash: string }>(sql`select id, hash from public.migration`);
    const done = new Map(rows.map((row) => [row.id, row.hash]));
    const ran: string[] = [];
    for (const step of steps) {
      const known = done.get(step.id);
      if (known === step.hash) continue;
      if (known) throw new Error(`${step.id} was edited after it ran: write a new migration instead`);
      await tx.rows(rawSql(`${step.text};`));
      await tx.rows(sql`insert into public.migration (id, hash) values (${step.id}, ${step.hash})`);
      ran.push(step.id);
    }
    return ran;
  });
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

export async function migrationsOf(modules: readonly Module[]): Promise<Step[]> {
  const folders = [
    { name: 'kit', sql: KIT_SQL },
    ...modules.flatMap(({ name, sql: folder }) => (folder ? [{ name, sql: folder }] : [])),
  ];
  const steps: Step[] = [];
  for (const folder of folders) {
    for (const file of (await readdir(folder.sql)).filter((name) => name.endsWith('.sql'))) {
      const text = await readFile(new URL(file, folder.sql), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      steps.push({ id: `${file.slice(0, -4)}@${folder.name}`, text, hash });
    }
  }
  return steps.sort((a, b) => (a.id < b.id ? -1 : 1));
}
