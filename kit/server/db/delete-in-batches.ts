import type { Db } from './db-handle.ts';
import { acrossCompanies, rawSql, type Sql, sql } from './sql.ts';

type Old = {
  /** With its schema; `which` calls its row `old`. */
  readonly table: string;
  readonly which: Sql;
  /** Why rows of all companies go together. */
  readonly why: string;
};

/** Small enough to block others only briefly. */
const BATCH_ROWS = 5_000;

/**
 * Deletes up to millions of rows, each batch in its own commit: whatever interrupts it, the next run has less to do. For jobs with `transaction:
 * 'own'`. A row updated meanwhile is left for the next run.
 */
export async function deleteInBatches(db: Db, { table, which, why }: Old, batchRows = BATCH_ROWS): Promise<number> {
  const name = rawSql(table);
  const batch = acrossCompanies(
    why,
    sql`delete from ${name} where ctid = any(array(select old.ctid from ${name} old where ${which} limit ${batchRows}))`,
  );
  let deleted = 0;
  for (let last = batchRows; last === batchRows; deleted += last) last = await db.count(batch);
  return deleted;
}
