import type { CompanyRef } from '@fachwerk/companies/contract';
import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Me } from '../contract.ts';
import { isSecondFactorDue } from '../rules/second-factor.ts';
import { capabilitiesHeld } from './authenticate.ts';
import { findUser } from './user-store.ts';

/** Everything the screens know about who is signed in. Undefined when the user is gone. */
export async function findMe(ctx: CompanyCtx, userId: string): Promise<Me | undefined> {
  const user = await findUser(ctx, userId);
  const company = await ctx.db.first<CompanyRef & { secondFactorRequired: boolean }>(sql`
    select company_id as id, code, name, kind, franchisor_company, is_demo, second_factor_required from companies.company_view
    where company_id = ${ctx.companyId}`);
  if (!user || !company) return undefined;

  const { secondFactorRequired, ...companyObject } = company;
  const standing = {
    roles: user.backendRoles,
    kind: company.kind,
    secondFactorRequired,
    hasSecondFactor: user.hasSecondFactor,
  };
  const capabilities = [...capabilitiesHeld(ctx.house, standing)].sort();
  return { ...user, companyObject, capabilities, isSecondFactorDue: isSecondFactorDue(standing) };
}
