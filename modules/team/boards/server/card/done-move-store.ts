import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Whether this move is done for the first time. The board is held by who calls. */
export async function noteMove(ctx: CompanyCtx, moveId: string | undefined): Promise<boolean> {
  if (!moveId) return true;
  const added = await ctx.db.count(sql`
    insert into boards.done_move (company_id, id, at) values (${ctx.companyId}, ${moveId}, ${ctx.now}) on conflict do nothing`);
  return added > 0;
}
