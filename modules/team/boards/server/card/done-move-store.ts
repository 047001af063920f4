import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Records a move; false if it was applied before. The caller holds the board lock. */
export async function noteMove(ctx: CompanyCtx, moveId: string | undefined): Promise<boolean> {
  if (!moveId) return true;
  const added = await ctx.db.count(sql`
    insert into boards.done_move (company_id, id, at) values (${ctx.companyId}, ${moveId}, ${ctx.now}) on conflict do nothing`);
  return added > 0;
}
