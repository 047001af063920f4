import type { Db } from './db.ts';
import { acrossCompanies, rawSql, sql } from './sql.ts';

export type PartitionStep = 'day' | 'month';
/** A table that is partitioned by range of an instant, in UTC. */
export type PartitionedTable = { readonly name: `${string}.${string}`; readonly step: PartitionStep };

const WHY = 'a partition holds the rows of all companies';

/** Makes the partitions that hold `from` to `to`, both included. What is already there stays; several processes may ask at once. */
export async function ensurePartitions(db: Db, table: PartitionedTable, from: Date, to: Date): Promise<void> {
  const known = new Set(await partitionsOf(db, table));
  for (let start = startOf(from, table.step); start <= to; start = next(start, table.step)) {
    const name = partitionName(table, start);
    if (known.has(name)) continue;
    const range = `from ('${start.toISOString()}') to ('${next(start, table.step).toISOString()}')`;
    const made = rawSql(`create table if not exists ${name} partition of ${table.name} for values ${range}`);
    await db.rows(acrossCompanies(WHY, made));
  }
}

/** Drops whole partitions that hold nothing younger than `before`; says which. */
export async function dropPartitions(db: Db, table: PartitionedTable, before: Date): Promise<string[]> {
  const oldest = partitionName(table, startOf(before, table.step));
  const old = (await partitionsOf(db, table)).filter((name) => name < oldest);
  for (const name of old) await db.rows(acrossCompanies(WHY, rawSql(`drop table if exists ${name}`)));
  return old;
}

async function partitionsOf(db: Db, { name }: PartitionedTable): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name from pg_inherits i
    join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
    where i.inhparent = to_regclass(${name})`);
  return rows.map((row) => row.name);
}

/** `logs.log_entry_2026_11`, `lockers.telemetry_2026_11_15`: the names sort like the time. */
function partitionName({ name, step }: PartitionedTable, start: Date): string {
  return `${name}_${start
    .toISOString()
    .slice(0, step === 'day' ? 10 : 7)
    .replaceAll('-', '_')}`;
}

function startOf(at: Date, step: PartitionStep): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), step === 'day' ? at.getUTCDate() : 1));
}

function next(start: Date, step: PartitionStep): Date {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  return new Date(step === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1));
}
