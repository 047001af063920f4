import { findCompany, inCompany, isOperator, operatorCompany } from '@fachwerk/companies/facade';
import type { Keeping } from '@fachwerk/inquiries/contract';
import { findKeeping } from '@fachwerk/inquiries/facade';
import { type SiteUses, usesOfSite } from '@fachwerk/legal-checks/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { legalFacts } from '@fachwerk/sites/facade';
import type { TextFacts } from '../contract.ts';
import { usesOf } from '../rules/site-use.ts';

/** What the house knows without asking. */
export async function factsOfText(ctx: CompanyCtx): Promise<TextFacts> {
  const [company, named, uses, isOwnApp, platform, keeping] = await Promise.all([
    findCompany(ctx),
    legalFacts(ctx),
    usesOfSite(ctx),
    isOperator(ctx),
    platformOf(ctx),
    findKeeping(ctx),
  ]);
  const { kind, legalForm } = company!;
  return {
    uses: usesOf({ kind, legalForm, isOperator: isOwnApp, site: uses }),
    named: { ...named, platform: isOwnApp ? '' : platform, ...namedUses(uses, keeping) },
  };
}

function namedUses({ tileHosts, mailHost, stockHosts }: SiteUses, keeping: Keeping): Record<string, string> {
  return {
    tileHosts: tileHosts.join(', '),
    mailHost: mailHost ?? '',
    stock: stockHosts.join(', '),
    contactDoneMonths: String(keeping.doneMonths),
    contactMostMonths: String(keeping.mostMonths),
  };
}

/** On whose installation this company is a guest. */
async function platformOf(ctx: CompanyCtx): Promise<string> {
  const id = await operatorCompany(ctx);
  const operator = id ? await findCompany(inCompany(ctx, id)) : undefined;
  return operator ? operator.legalName || operator.name : '';
}
