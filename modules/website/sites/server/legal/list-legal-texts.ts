import { findCompany, listFranchisees } from '@fachwerk/companies/facade';
import { missingLegalData } from '@fachwerk/companies/rules/legal-data';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { LegalKind, type legalApi, type OtherParty } from '../../contract-legal.ts';
import { isOfParty } from '../../rules/legal-party.ts';
import { plannedOf } from '../../rules/legal-versions.ts';
import { legalInForce, legalOfNetwork } from './legal-in-force.ts';
import { legalOwner } from './legal-owner.ts';
import { listLegal } from './legal-store.ts';
import { presentVersion } from './legal-version.ts';

export const listLegalTexts: UseCase<typeof legalApi.list> = async (caller, { companyId }) => {
  const ctx = await legalOwner(caller, companyId);
  const [rows, company] = await Promise.all([listLegal(ctx), findCompany(ctx)]);
  // Texts of the site are edited only by the site's company.
  const kinds = LegalKind.options.filter((kind) => ctx.companyId === caller.companyId || isOfParty(kind));
  const texts = kinds.map(async (kind) => {
    const inForce = await legalInForce(ctx, kind, rows);
    const planned = plannedOf(rows, kind, ctx.now);
    return {
      kind,
      inForce: presentVersion(ctx, inForce, inForce.version),
      planned: planned ? presentVersion(ctx, planned, inForce.version) : null,
      isOfNetwork: inForce.isTemplate && (await legalOfNetwork(ctx, kind)) !== undefined,
    };
  });
  return {
    texts: await Promise.all(texts),
    missing: company ? missingLegalData(company) : [],
    parties: await partiesOf(caller),
  };
};

async function partiesOf(ctx: Ctx): Promise<OtherParty[]> {
  const [own, franchisees] = await Promise.all([findCompany(ctx), listFranchisees(ctx)]);
  return [...(own ? [own] : []), ...franchisees].map(({ id, name }) => ({ id, name }));
}
