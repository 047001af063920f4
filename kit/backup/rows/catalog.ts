import type pg from 'pg';
import type { Manifest, RowsBackup } from '../archive/manifest.ts';

/** Written by whoever migrates, and known from the manifest. */
const KNOWN_OTHERWISE = ['public.migration', 'graphile_worker.migrations'];
/** Of the job queue, which every house has. */
const QUEUE_SCHEMA = 'graphile_worker';

export type Table = { readonly name: string; readonly columns: string[] };

/** Tables with rows of their own, with the columns that can be written. A partition's rows are its table's. */
export async function tablesIn(client: pg.Client, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(attname) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
       and n.nspname || '.' || c.relname <> all($2)
     order by name`,
    [schemas, KNOWN_OTHERWISE],
  );
  return rows;
}

export async function partitionsIn(client: pg.Client, schemas: readonly string[]): Promise<RowsBackup['partitions']> {
  const { rows } = await client.query<RowsBackup['partitions'][number]>(
    `select format('%I.%I', n.nspname, c.relname) as name, format('%I.%I', pn.nspname, p.relname) as of,
       pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
     where c.relkind = 'r' and c.relispartition and n.nspname = any($1) order by name`,
    [schemas],
  );
  return rows;
}

export async function sequencesIn(client: pg.Client, schemas: readonly string[]): Promise<RowsBackup['sequences']> {
  const { rows } = await client.query<RowsBackup['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = any($1) and last_value is not null order by name`,
    [schemas],
  );
  return rows;
}

export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

export async function foreignKeysIn(client: pg.Client, schemas: readonly string[]): Promise<ForeignKey[]> {
  // Names are written with their schema when nothing is on the path.
  await client.query(`set local search_path = ''`);
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1) order by 1, 2`,
    [schemas],
  );
  await client.query('set local search_path to default');
  return rows;
}

export async function queueLevelIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ level: number }>(
    `select coalesce(max(id), 0)::int as level from ${QUEUE_SCHEMA}.migrations`,
  );
  return rows[0]!.level;
}

export async function migrationsIn(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select id, hash from public.migration order by id',
  );
  return rows;
}
