import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { LockNote } from '../../contract-lock.ts';

export function listNotes(ctx: CompanyCtx, lockId: string): Promise<LockNote[]> {
  return ctx.db.rows<LockNote>(sql`
    select id, at, person_name, text from lockers.lock_note
    where company_id = ${ctx.companyId} and lock_id = ${lockId} order by at desc, id desc limit 200`);
}

/** Lists show how many there are without looking at them. */
export async function countNotes(ctx: CompanyCtx, lockId: string, by: number): Promise<void> {
  await ctx.db.rows(
    sql`update lockers.lock set notes = notes + ${by} where company_id = ${ctx.companyId} and id = ${lockId}`,
  );
}
