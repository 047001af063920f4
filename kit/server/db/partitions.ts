import type { Db } from './db.ts';
import { acrossCompanies, rawSql, sql } from './sql.ts';

type PartitionStep = 'day' | 'month';
/** A table that is partitioned by range of an instant, in UTC. */
export type PartitionedTable = { readonly name: `${string}.${string}`; readonly step: PartitionStep };

const WHY = 'a partition holds the rows of all companies';
/** Reads and writes of the table queue behind a waiting lock: it gives up, and the job tries again later. */
const LONGEST_WAIT_MS = 2_000;

async function withoutQueue(db: Db, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows(rawSql(`set local lock_timeout = ${LONGEST_WAIT_MS};`));
    await tx.rows(acrossCompanies(WHY, rawSql(text)));
  });
}

/** Creates the partitions for `from` to `to`, inclusive, and moves stray rows there. Existing ones stay; safe to call concurrently. */
export async function ensurePartitions(db: Db, table: PartitionedTable, from: Date, to: Date): Promise<void> {
  const known = new Set(await partitionsOf(db, table));
  for (let start = startOf(from, table.step); start <= to; start = next(start, table.step)) {
    const name = partitionName(table, start);
    if (known.has(name)) continue;
    const range = { start: start.toISOString(), end: next(start, table.step).toISOString() };
    await addPartition(db, table, name, range).catch(async (error) => {
      // `if not exists` is looked at before the table is locked: two servers that start together both find nothing.
      if (!(await partitionsOf(db, table)).includes(name)) throw error;
    });
  }
}

type Range = { readonly start: string; readonly end: string };

async function addPartition(db: Db, table: PartitionedTable, name: string, range: Range): Promise<void> {
  const strays = await straysOf(db, table);
  const across = <Row>(text: string) => db.rows<Row>(acrossCompanies(WHY, rawSql(text)));
  const held = strays && `${strays.column} >= '${range.start}' and ${strays.column} < '${range.end}'`;
  const [stray] = strays ? await across(`select from ${strays.name} where ${held} limit 1`) : [];
  const values = `for values from ('${range.start}') to ('${range.end}')`;
  if (!strays || !stray)
    return withoutQueue(db, `create table if not exists ${name} partition of ${table.name} ${values}`);
  await db.transaction(async (tx) => {
    const step = (text: string) => tx.rows(acrossCompanies(WHY, rawSql(text)));
    await step(`set local lock_timeout = ${LONGEST_WAIT_MS};`);
    await step(`lock table ${strays.name} in access exclusive mode`);
    // Another process may have been quicker while this one waited.
    if ((await partitionsOf(tx, table)).includes(name)) return;
    await step(`create table ${name} (like ${table.name} including all)`);
    await step(`
      with moved as (delete from ${strays.name} where ${held} returning ${strays.columns})
      insert into ${name} (${strays.columns}) select ${strays.columns} from moved`);
    await step(`alter table ${table.name} attach partition ${name} ${values}`);
  });
}

type Strays = { readonly name: string; readonly column: string; readonly columns: string };

/** The default partition, which catches rows without a partition, and its writable columns. */
async function straysOf(db: Db, { name }: PartitionedTable): Promise<Strays | undefined> {
  return db.first<Strays>(sql`
    select n.nspname || '.' || c.relname as name,
      (select quote_ident(attname) from pg_attribute where attrelid = p.partrelid and attnum = p.partattrs[0]) as column,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = p.partrelid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_partitioned_table p join pg_class c on c.oid = p.partdefid join pg_namespace n on n.oid = c.relnamespace
    where p.partrelid = to_regclass(${name})`);
}

/** When the oldest row came that no partition was made for; nothing, as a rule. */
export async function oldestStray(db: Db, table: PartitionedTable): Promise<Date | undefined> {
  const strays = await straysOf(db, table);
  if (!strays) return undefined;
  const oldest = rawSql(`select min(${strays.column}) as at from ${strays.name}`);
  return (await db.first<{ at: Date | null }>(acrossCompanies(WHY, oldest)))?.at ?? undefined;
}

/** Drops whole partitions that hold nothing younger than `before`; says which. */
export async function dropPartitions(db: Db, table: PartitionedTable, before: Date): Promise<string[]> {
  const oldest = partitionName(table, startOf(before, table.step));
  const old = (await partitionsOf(db, table)).filter((name) => name < oldest);
  for (const name of old) await withoutQueue(db, `drop table if exists ${name}`);
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
