import type { CompanyCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, type Sql, sql } from '@fachwerk/server/sql';

/**
 * The companies a caller's company works with: itself and, for a franchisor, its franchisees. Everything that crosses companies starts from
 * this list. A guest sees the company that let them in, and none that did not.
 */
export async function visibleCompanies(ctx: CompanyCtx): Promise<string[]> {
  return ctx.caller?.guest ? [ctx.companyId] : companiesOfNetwork(ctx);
}

/** The same ids as a query, for statements that ask for a record and for the sight of it in one breath. */
export function visibleIds({ companyId, caller }: CompanyCtx): Sql {
  if (caller?.guest) return sql`select ${companyId}::uuid as company_id`;
  return sql`select company_id from companies.visible_company_view where seen_by = ${companyId}`;
}

/** The company and its franchisees, whoever asks: for whom a change has consequences, which nobody sees by it. */
export async function companiesOfNetwork(ctx: CompanyCtx): Promise<string[]> {
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
