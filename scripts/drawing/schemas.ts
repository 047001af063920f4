import { connect } from '@fachwerk/server/db';
import { acrossCompanies, sql } from '@fachwerk/server/sql';

type Column = {
  readonly name: string;
  /** `text`, and `text?` where it may be empty. */
  readonly type: string;
};

type Reference = {
  /** Its columns apart from `company_id`. */
  readonly columns: readonly string[];
  /** `schema.table`. */
  readonly to: string;
};

export type Table = {
  readonly schema: string;
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
};

export type Schema = { readonly name: string; readonly tables: readonly Table[]; readonly views: readonly string[] };

/** Left out: PostgreSQL's own, and the tables of the job queue's library. */
const FOREIGN = ['pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker', 'public'];

type TableRow = Omit<Table, 'references'> & { readonly id: number };
type ReferenceRow = Reference & { readonly id: number };

/** Every table of a migrated database, with its foreign keys. Partitions are their table. */
export async function readSchemas(url: string): Promise<Schema[]> {
  const db = connect({ url, poolSize: 1, pipelines: 0 });
  try {
    const tables = await db.rows<TableRow>(acrossCompanies('reads the catalog alone', TABLES));
    const references = await db.rows<ReferenceRow>(acrossCompanies('reads the catalog alone', REFERENCES));
    const views = await db.rows<{ schema: string; name: string }>(acrossCompanies('reads the catalog alone', VIEWS));
    const names = [...new Set(tables.map(({ schema }) => schema))];
    return names.map((name) => ({
      name,
      tables: tables
        .filter(({ schema }) => schema === name)
        .map((table) => ({ ...table, references: of(references, table) })),
      views: views.filter(({ schema }) => schema === name).map((view) => view.name),
    }));
  } finally {
    await db.close();
  }
}

const of = (references: readonly ReferenceRow[], table: TableRow) => references.filter(({ id }) => id === table.id);

const TABLES = sql`
  select c.oid::int as id, n.nspname as schema, c.relname as name,
    coalesce((select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '{}') as key,
    (select jsonb_agg(jsonb_build_object('name', a.attname,
        'type', format_type(a.atttypid, null) || case when a.attnotnull then '' else '?' end) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname <> all(${FOREIGN}::text[])
  order by n.nspname, c.relname`;

const REFERENCES = sql`
  select con.conrelid::int as id, tn.nspname || '.' || t.relname as to,
    (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
      where a.attrelid = con.conrelid and a.attnum = any(con.conkey) and a.attname <> 'company_id') as columns
  from pg_constraint con join pg_class t on t.oid = con.confrelid join pg_namespace tn on tn.oid = t.relnamespace
  where con.contype = 'f' and con.conparentid = 0
  order by con.conrelid, con.conname`;

const VIEWS = sql`
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('v', 'm') and n.nspname <> all(${FOREIGN}::text[]) order by 1, 2`;
