import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Of the network; empty while there is none. */
export async function findReviewLink(ctx: CompanyCtx): Promise<string> {
  const row = await ctx.db.first<{ reviewLink: string }>(sql`
    select review_link from locations.network_setting where company_id = ${ctx.companyId}`);
  return row?.reviewLink ?? '';
}

export async function storeReviewLink(ctx: CompanyCtx, reviewLink: string): Promise<void> {
  await ctx.db.rows(sql`
    insert into locations.network_setting (company_id, review_link) values (${ctx.companyId}, ${reviewLink})
    on conflict (company_id) do update set review_link = excluded.review_link`);
}
