import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { siteProblems } from '../../contract.ts';
import type { OtherParty } from '../../contract-legal.ts';

const problem = problemsOf(siteProblems);

/** A context for the owner of the texts: the own company, or one that sells through its site. Others are unknown. */
export async function legalOwner<Given extends CompanyCtx>(ctx: Given, companyId?: string): Promise<Given> {
  if (!companyId || companyId === ctx.companyId) return ctx;
  if (!(await visibleCompanies(ctx)).includes(companyId)) throw problem('legal.unknown');
  return inCompany(ctx, companyId);
}

export type Party = {
  /** Legal name. */
  readonly contractParty: string;
  /** Null for the site's own company. */
  readonly otherParty: OtherParty | null;
  /** Charges no VAT (§ 19 UStG). */
  readonly isSmallBusiness: boolean;
};

/** Contract parties on this site, by company. */
export async function partiesOf(site: CompanyCtx, companyIds: readonly string[]): Promise<ReadonlyMap<string, Party>> {
  const rows = await site.db.rows<{ companyId: string; legalName: string; isSmallBusiness: boolean }>(sql`
    select company_id, c.legal_name, p.is_small_business
    from companies.company_view c join companies.contract_party_view p using (company_id)
    where company_id = any(${companyIds}::uuid[])`);
  return new Map(
    rows.map(({ companyId: id, legalName: name, isSmallBusiness }) => [
      id,
      { contractParty: name, otherParty: id === site.companyId ? null : { id, name }, isSmallBusiness },
    ]),
  );
}

export async function partyOf(site: CompanyCtx, companyId: string): Promise<Party> {
  return (await partiesOf(site, [companyId])).get(companyId) ?? NOBODY;
}

const NOBODY: Party = { contractParty: '', otherParty: null, isSmallBusiness: false };
