import type { Db } from '../kit/server/db/db.ts';
import { Sql } from '../kit/server/db/sql.ts';

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } };

/** How many pages of the database a question touches: that is the same on a busy machine. */
export async function buffersOf(db: Db, { text, values }: Sql): Promise<number> {
  const explained = new Sql(`explain (analyze, buffers, timing off, format json) ${text}`, values);
  const [row] = await db.rows<Record<string, [Plan]>>(explained);
  const [{ Plan: top }] = Object.values(row!)[0]!;
  return top['Shared Hit Blocks'] + top['Shared Read Blocks'];
}
