import type { StaffLanguage } from '@fachwerk/base/language';
import type { CompanyKind } from '@fachwerk/companies/contract';
import type { House } from '@fachwerk/server/house';
import type { Authenticate } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Role } from '../contract.ts';
import { capabilitiesOf } from '../rules/roles.ts';
import { isSecondFactorDue } from '../rules/second-factor.ts';
import { nameOf } from './password-store.ts';
import { readAccessToken } from './token-access.ts';

type RunningSession = Standing & {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: StaffLanguage;
};

/** What decides about somebody's rights. */
export type Standing = {
  readonly roles: readonly Role[];
  readonly kind: CompanyKind;
  readonly secondFactorRequired: boolean;
  readonly hasSecondFactor: boolean;
};

/** Nothing at all while a demanded second factor is missing: then only the own account, where it is set up, answers. */
export function capabilitiesHeld(house: House, standing: Standing): Set<string> {
  return isSecondFactorDue(standing) ? new Set() : capabilitiesOf(house.capabilities, standing.roles, standing.kind);
}

/** The token says who it was given to; the database says whether that still holds. */
export const authenticate: Authenticate = async (ctx, token) => {
  const holder = await readAccessToken(ctx, token);
  if (!holder) return null;
  const session = await ctx.db.first<RunningSession>(sql`
    select u.first_name, u.last_name, u.language, u.roles, u.totp_secret is not null as has_second_factor, c.kind, c.second_factor_required
    from identity.session s
    join identity.user u on u.company_id = s.company_id and u.id = s.user_id
    join companies.company_view c on c.company_id = s.company_id
    where s.company_id = ${holder.companyId} and s.id = ${holder.sessionId} and s.user_id = ${holder.userId}
      and s.ended_at is null and s.expires_at > ${ctx.now} and u.state = 'active'`);
  if (!session) return null;
  return {
    kind: 'staff',
    ...holder,
    name: nameOf(session),
    language: session.language,
    roles: session.roles,
    capabilities: capabilitiesHeld(ctx.house, session),
  };
};
