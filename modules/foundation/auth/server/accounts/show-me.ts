import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { findCompany, isOperator } from '@fachwerk/companies/facade';
import type { CompanyCtx, SupportSession } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { accessProblems, type accountApi, type Me, type SecondFactor } from '../../contract.ts';
import { NO_MENU } from '../../rules/own-menu.ts';
import { capabilitiesHeld, SUPPORT_ROLES } from '../../rules/roles.ts';
import { isSecondFactorDue } from '../../rules/second-factor.ts';
import { presentUser, storedFrom, type UserRow } from '../../rules/user-record.ts';
import { limitedCapabilities, type StoredLimit } from '../roles/limits.ts';

const problem = problemsOf(accessProblems);

export const showMe: UseCase<typeof accountApi.me> = async (ctx) => {
  const me = await findMe(ctx, ctx.caller.userId, ctx.caller.guest);
  if (!me) throw problem('auth.session_over');
  return me;
};

type MeRow = Omit<UserRow, 'company'> & {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
  readonly ownCapabilities: string[];
  readonly limits: readonly StoredLimit[] | null;
  readonly pinned: string[] | null;
  readonly hidden: string[] | null;
};
type CompanyRow = CompanyRef & { secondFactorRequired: boolean } & Pick<Me, 'moneyDecimals' | 'trade'>;

/** Everything the screens know about the signed-in user; undefined if the user is deleted. */
export async function findMe(ctx: CompanyCtx, userId: string, guest?: SupportSession): Promise<Me | undefined> {
  const company = await ctx.db.first<CompanyRow>(sql`
    select company_id as id, code, name, kind, franchisor_company, is_demo, second_factor_required, money_decimals, trade
    from companies.company_view
    where company_id = ${ctx.companyId}`);
  const found = await ctx.db.first<MeRow>(sql`
    select u.id, u.email, u.first_name, u.last_name, u.contact_email, u.phone, u.position, u.roles, u.avatar_key, u.language, u.state,
      u.has_second_factor, u.has_password, u.last_sign_in_at, u.created_at, u.version, u.has_app, u.has_passkey, u.own_capabilities,
      u.limited_roles, menu.pinned, menu.hidden,
      (select jsonb_agg(jsonb_build_object('role', l.role, 'locationIds', l.location_ids, 'franchiseeIds', l.franchisee_ids,
        'ownCapabilities', l.own_capabilities))
        from access.limited_role_view l where l.company_id = u.company_id and l.user_id = u.id) as limits
    from access.user_view u
    left join access.own_menu menu on menu.company_id = u.company_id and menu.user_id = u.id
    where u.company_id = ${guest?.homeCompanyId ?? ctx.companyId} and u.id = ${userId}`);
  if (!found || !company) return undefined;
  const { hasApp, hasPasskey, ownCapabilities, limits, pinned, hidden, ...row } = found;

  const { secondFactorRequired, moneyDecimals, trade, ...companyObject } = company;
  const stored = storedFrom({ ...row, company: company.code });
  const user = presentUser(guest ? { ...stored, backendRoles: [...SUPPORT_ROLES], limitedRoles: undefined } : stored);
  const standing = {
    roles: user.backendRoles,
    ownCapabilities: guest ? [] : ownCapabilities,
    kind: company.kind,
    secondFactorRequired,
    hasSecondFactor: user.hasSecondFactor,
    isOperator: !guest && (await isOperator(ctx)),
    isGuest: guest !== undefined,
  };
  const everywhere = capabilitiesHeld(ctx.app.capabilities, standing);
  const limited =
    limits && !guest && !isSecondFactorDue(standing)
      ? await limitedCapabilities(ctx, limits, { ...standing, everywhere })
      : null;
  const secondFactors: SecondFactor[] = [];
  if (hasApp) secondFactors.push('app');
  if (hasPasskey) secondFactors.push('passkey');
  return {
    ...user,
    companyObject,
    moneyDecimals,
    trade,
    capabilities: [...everywhere].sort(),
    ...(limited && limited.size > 0 && { limitedCapabilities: [...limited.keys()].sort() }),
    isSecondFactorDue: isSecondFactorDue(standing),
    menu: guest || !pinned || !hidden ? NO_MENU : { pinned, hidden },
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
