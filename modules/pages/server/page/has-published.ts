import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Whether visitors have ever been shown a page that somebody made. */
export async function hasPublished(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`select from pages.page where company_id = ${ctx.companyId} and published_id is not null limit 1`;
  return (await ctx.db.first(query)) !== undefined;
}
