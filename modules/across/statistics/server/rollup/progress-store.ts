import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export type Progress = { readonly firstOn: string | null; readonly rolledAt: Date | null };

/** Held until the transaction ends: two who add up the same company do so one after the other. */
export async function lockProgress(ctx: CompanyCtx): Promise<Progress> {
  await ctx.db.count(sql`
    insert into statistics.progress (company_id) values (${ctx.companyId}) on conflict (company_id) do nothing`);
  const row = await ctx.db.first<Progress>(sql`
    select first_on::text, rolled_at from statistics.progress where company_id = ${ctx.companyId} for update`);
  return row!;
}

export async function saveRolled(ctx: CompanyCtx, firstOn: string): Promise<void> {
  await ctx.db.count(sql`
    update statistics.progress set first_on = ${firstOn}, rolled_at = ${ctx.now} where company_id = ${ctx.companyId}`);
}

export async function saveChecked(ctx: CompanyCtx, differences: number): Promise<void> {
  await ctx.db.count(sql`
    update statistics.progress set checked_at = ${ctx.now}, differences = ${differences} where company_id = ${ctx.companyId}`);
}
