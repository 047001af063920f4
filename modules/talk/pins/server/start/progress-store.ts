import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** How many steps the caller has done, by pin. */
export async function ownProgress(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.rows<{ pinId: string; done: number }>(sql`
    select pin_id, done from pins.progress where company_id = ${ctx.companyId} and user_id = ${ctx.caller.userId}`);
  return new Map(rows.map(({ pinId, done }) => [pinId, done]));
}

export async function writeProgress(ctx: Ctx, pinId: string, done: number): Promise<void> {
  if (done === 0)
    await ctx.db.write(sql`
      delete from pins.progress
      where company_id = ${ctx.companyId} and pin_id = ${pinId} and user_id = ${ctx.caller.userId}`);
  else
    await ctx.db.write(sql`
      insert into pins.progress (company_id, pin_id, user_id, done, done_at)
      values (${ctx.companyId}, ${pinId}, ${ctx.caller.userId}, ${done}::int, ${ctx.now})
      on conflict (company_id, pin_id, user_id) do update set done = excluded.done, done_at = excluded.done_at`);
}

/** Other steps: everybody begins again. */
export async function resetProgress(ctx: CompanyCtx, pinId: string): Promise<void> {
  await ctx.db.write(sql`delete from pins.progress where company_id = ${ctx.companyId} and pin_id = ${pinId}`);
}

export async function forgetProgress(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.write(sql`delete from pins.progress where company_id = ${ctx.companyId} and user_id = ${userId}`);
}
