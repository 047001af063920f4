import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export async function listHosts(ctx: CompanyCtx): Promise<string[]> {
  const rows = await ctx.db.rows<{ host: string }>(
    sql`select host from logs.allowed_host where company_id = ${ctx.companyId} order by host`,
  );
  return rows.map(({ host }) => host);
}
