import type { CompanyCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';

/** The companies a caller's company works with: itself and, for a franchisor, its franchisees. Everything that crosses companies starts from this list. */
export async function visibleCompanies(ctx: CompanyCtx): Promise<string[]> {
  const query = sql`select id from companies.company where id = ${ctx.companyId} or franchisor_id = ${ctx.companyId}`;
  const crossing = acrossCompanies('a franchisor works in its franchisees too', query);
  const rows = await ctx.db.remembered(`sight ${ctx.companyId}`, () => ctx.db.rows<{ id: string }>(crossing));
  return rows.map(({ id }) => id);
}

/** Who is told when something happens in this company: itself and its franchisor. */
export async function companiesWatching(ctx: CompanyCtx): Promise<string[]> {
  const query = sql`select id, franchisor_id from companies.company where id = ${ctx.companyId}`;
  const crossing = acrossCompanies('a franchisor hears of what happens at its franchisees', query);
  const row = await ctx.db.remembered(`watching ${ctx.companyId}`, () =>
    ctx.db.first<{ franchisorId: string | null }>(crossing),
  );
  return row?.franchisorId ? [ctx.companyId, row.franchisorId] : [ctx.companyId];
}

/** Whose sizes, prices and settings for all count in this company: its franchisor's, or its own. */
export async function networkOf(ctx: CompanyCtx): Promise<string> {
  const watching = await companiesWatching(ctx);
  return watching.at(-1)!;
}

/** The same work, inside a company that was found to be in sight. */
export function inCompany<Given extends CompanyCtx>(ctx: Given, companyId: string): Given {
  return companyId === ctx.companyId ? ctx : { ...ctx, companyId };
}

/** The same work, inside the network: the franchisor, or the company itself. */
export async function inNetwork<Given extends CompanyCtx>(ctx: Given): Promise<Given> {
  return inCompany(ctx, await networkOf(ctx));
}
