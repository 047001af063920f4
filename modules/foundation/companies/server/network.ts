import type { CompanyCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, type Sql, sql } from '@fachwerk/server/sql';

/**
 * Companies the caller may see: its own and, for a franchisor, its franchisees. All cross-company access starts from this list. A support session
 * sees only the company that granted access.
 */
export async function visibleCompanies(ctx: CompanyCtx): Promise<string[]> {
  return ctx.caller?.guest ? [ctx.companyId] : companiesOfNetwork(ctx);
}

/** The same ids as a subquery, to check visibility within a statement. */
export function visibleIds({ companyId, caller }: CompanyCtx): Sql {
  if (caller?.guest) return sql`select ${companyId}::uuid as company_id`;
  return sql`select company_id from companies.visible_company_view where seen_by = ${companyId}`;
}

/**
 * That a record's location is one where the caller may use the capability of this call; always true for who has it everywhere. Every statement behind
 * an endpoint that declares `places` carries it.
 */
export function withinPlaces({ places }: CompanyCtx, locationId: Sql): Sql {
  return places ? sql`${locationId} = any(${places.ids}::uuid[])` : sql`true`;
}

/** The company and its franchisees, independent of the caller's visibility: for consequences of a change, never to show data. */
export async function companiesOfNetwork(ctx: CompanyCtx): Promise<string[]> {
  const query = sql`select id from companies.company where id = ${ctx.companyId} or franchisor_id = ${ctx.companyId}`;
  const crossing = acrossCompanies('a franchisor works in its franchisees too', query);
  const rows = await ctx.db.remembered(`sight ${ctx.companyId}`, () => ctx.db.rows<{ id: string }>(crossing));
  return rows.map(({ id }) => id);
}

/** Companies to notify of an event in this company: itself and its franchisor. */
export async function companiesWatching(ctx: CompanyCtx): Promise<string[]> {
  const query = sql`select id, franchisor_id from companies.company where id = ${ctx.companyId}`;
  const crossing = acrossCompanies('a franchisor hears of what happens at its franchisees', query);
  const row = await ctx.db.remembered(`watching ${ctx.companyId}`, () =>
    ctx.db.first<{ franchisorId: string | null }>(crossing),
  );
  return row?.franchisorId ? [ctx.companyId, row.franchisorId] : [ctx.companyId];
}

/** The company whose sizes, prices and shared settings apply here: its franchisor, or itself. */
export async function networkOf(ctx: CompanyCtx): Promise<string> {
  const watching = await companiesWatching(ctx);
  return watching.at(-1)!;
}

/** A context for another company, whose visibility was checked before. */
export function inCompany<Given extends CompanyCtx>(ctx: Given, companyId: string): Given {
  return companyId === ctx.companyId ? ctx : { ...ctx, companyId };
}

/** A context for the network: the franchisor, or the company itself. */
export async function inNetwork<Given extends CompanyCtx>(ctx: Given): Promise<Given> {
  return inCompany(ctx, await networkOf(ctx));
}
