import type { Pieces } from '@fachwerk/item-options/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';

export async function addTaken(ctx: CompanyCtx, orderId: string, pieces: readonly Pieces[]): Promise<void> {
  await ctx.db.write(sql`
    insert into goods.taken (company_id, order_id, pieces, taken_at)
    values (${ctx.companyId}, ${orderId}, ${jsonOf(pieces)}::jsonb, ${ctx.now})`);
}

/** Once: whoever comes second gets nothing. */
export async function markGivenBack(ctx: CompanyCtx, orderId: string): Promise<readonly Pieces[] | undefined> {
  const row = await ctx.db.first<{ pieces: readonly Pieces[] }>(sql`
    update goods.taken set given_back_at = ${ctx.now}
    where company_id = ${ctx.companyId} and order_id = ${orderId} and given_back_at is null returning pieces`);
  return row?.pieces;
}

/** Of an order that was given back, or never took anything, there is nothing. */
export async function lockTaken(ctx: CompanyCtx, orderId: string): Promise<readonly Pieces[]> {
  const row = await ctx.db.first<{ pieces: readonly Pieces[] }>(sql`
    select pieces from goods.taken
    where company_id = ${ctx.companyId} and order_id = ${orderId} and given_back_at is null for update`);
  return row?.pieces ?? [];
}

export async function saveTaken(ctx: CompanyCtx, orderId: string, pieces: readonly Pieces[]): Promise<void> {
  await ctx.db.write(sql`
    insert into goods.taken (company_id, order_id, pieces, taken_at)
    values (${ctx.companyId}, ${orderId}, ${jsonOf(pieces)}::jsonb, ${ctx.now})
    on conflict (company_id, order_id) do update set pieces = excluded.pieces`);
}
