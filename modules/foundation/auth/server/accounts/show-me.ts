import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { findCompany, isOperator } from '@fachwerk/companies/facade';
import type { CompanyCtx, SupportSession } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { accessProblems, type accountApi, type Me, type SecondFactor } from '../../contract.ts';
import { capabilitiesHeld, SUPPORT_ROLES } from '../../rules/roles.ts';
import { isSecondFactorDue } from '../../rules/second-factor.ts';
import { presentUser, storedFrom, type UserRow } from '../../rules/user-record.ts';

const problem = problemsOf(accessProblems);

export const showMe: UseCase<typeof accountApi.me> = async (ctx) => {
  const me = await findMe(ctx, ctx.caller.userId, ctx.caller.guest);
  if (!me) throw problem('auth.session_over');
  return me;
};

type CompanyRow = CompanyRef & { secondFactorRequired: boolean } & Pick<Me, 'moneyDecimals' | 'trade'>;

/** Everything the screens know about the signed-in user; undefined if the user is deleted. */
export async function findMe(ctx: CompanyCtx, userId: string, guest?: SupportSession): Promise<Me | undefined> {
  const company = await ctx.db.first<CompanyRow>(sql`
    select company_id as id, code, name, kind, franchisor_company, is_demo, second_factor_required, money_decimals, trade
    from companies.company_view
    where company_id = ${ctx.companyId}`);
  const found = await ctx.db.first<
    Omit<UserRow, 'company'> & { hasApp: boolean; hasPasskey: boolean; ownCapabilities: string[] }
  >(sql`
    select id, email, first_name, last_name, contact_email, phone, position, roles, avatar_key, language, state, has_second_factor,
      has_password, last_sign_in_at, created_at, version, has_app, has_passkey, own_capabilities
    from access.user_view where company_id = ${guest?.homeCompanyId ?? ctx.companyId} and id = ${userId}`);
  if (!found || !company) return undefined;
  const { hasApp, hasPasskey, ownCapabilities, ...row } = found;

  const { secondFactorRequired, moneyDecimals, trade, ...companyObject } = company;
  const stored = storedFrom({ ...row, company: company.code });
  const user = presentUser(guest ? { ...stored, backendRoles: [...SUPPORT_ROLES] } : stored);
  const standing = {
    roles: user.backendRoles,
    ownCapabilities: guest ? [] : ownCapabilities,
    kind: company.kind,
    secondFactorRequired,
    hasSecondFactor: user.hasSecondFactor,
    isOperator: !guest && (await isOperator(ctx)),
    isGuest: guest !== undefined,
  };
  const capabilities = [...capabilitiesHeld(ctx.app.capabilities, standing)].sort();
  const secondFactors: SecondFactor[] = [];
  if (hasApp) secondFactors.push('app');
  if (hasPasskey) secondFactors.push('passkey');
  return {
    ...user,
    companyObject,
    moneyDecimals,
    trade,
    capabilities,
    isSecondFactorDue: isSecondFactorDue(standing),
    secondFactors,
    ...(guest && { visit: await visitOf(ctx, guest) }),
  };
}

async function visitOf(
  ctx: CompanyCtx,
  { homeCompanyId, supportId, mode, endsAt }: SupportSession,
): Promise<NonNullable<Me['visit']>> {
  const home = await findCompany({ ...ctx, companyId: homeCompanyId });
  return { supportId, mode, endsAt, homeCompany: home?.name ?? '' };
}
