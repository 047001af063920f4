import type { CompanyCtx, FirstStep } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

async function isPartyComplete(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`select is_complete from companies.contract_party_view where company_id = ${ctx.companyId}`;
  return (await ctx.db.first<{ isComplete: boolean }>(query))?.isComplete ?? false;
}

async function hasDomain(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`select from companies.domain where company_id = ${ctx.companyId} and state = 'active' limit 1`;
  return (await ctx.db.first(query)) !== undefined;
}

export const firstSteps: readonly FirstStep[] = [
  { name: 'company', rank: 10, path: '/admin/settings/company', capability: 'company.edit', isDone: isPartyComplete },
  { name: 'domain', rank: 60, path: '/admin/domains', capability: 'domains.manage', isDone: hasDomain },
];
