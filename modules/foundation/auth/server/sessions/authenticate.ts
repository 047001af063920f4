import type { Language } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyKind } from '@fachwerk/companies/contract';
import { tenancyProblems } from '@fachwerk/companies/contract-tenancy';
import { isOperator } from '@fachwerk/companies/facade';
import { type Work, whyNotChange } from '@fachwerk/companies/rules/support';
import type { Caller, SupportSession, WorkCtx } from '@fachwerk/server/ctx';
import type { Authenticate } from '@fachwerk/server/module';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { capabilitiesHeld, MAY_ENTER, type RightsBasis, SUPPORT_ROLES } from '../../rules/roles.ts';
import { isSecondFactorDue } from '../../rules/second-factor.ts';
import { nameOf } from '../accounts/account-store.ts';
import { limitedCapabilities, type StoredLimit } from '../roles/limits.ts';
import { readAccessToken, type TokenHolder, type Visit } from './access-token.ts';

const problem = problemsOf(tenancyProblems);

type RunningSession = RightsBasis & {
  readonly limits: readonly StoredLimit[] | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly isSuspended: boolean;
};

/** The token names the user and session; the database decides whether they are still valid. */
export const authenticate: Authenticate = async (ctx, token) => {
  const holder = await readAccessToken(ctx, token);
  if (!holder) return null;
  const session = await ctx.db.first<RunningSession>(sql`
    select u.first_name, u.last_name, u.language, u.roles, u.totp_secret is not null or u.has_passkey as has_second_factor, c.kind, c.second_factor_required,
      c.is_suspended,
      array(select r.capability from access.role_capability r where r.company_id = u.company_id and r.role_id::text = any(u.roles)) as own_capabilities,
      (select jsonb_agg(jsonb_build_object('role', l.role, 'locationIds', l.location_ids, 'franchiseeIds', l.franchisee_ids,
        'ownCapabilities', l.own_capabilities))
        from access.limited_role_view l where l.company_id = u.company_id and l.user_id = u.id) as limits
    from access.session s
    join access.user u on u.company_id = s.company_id and u.id = s.user_id
    join companies.company_view c on c.company_id = s.company_id
    where s.company_id = ${holder.companyId} and s.id = ${holder.sessionId} and s.user_id = ${holder.userId}
      and s.ended_at is null and s.expires_at > ${ctx.now} and u.state = 'active'`);
  if (!session) return null;
  const standing = { ...session, isOperator: await isOperator({ ...ctx, companyId: holder.companyId }) };
  const capabilities = capabilitiesHeld(ctx.app.capabilities, standing);
  if (holder.visit) return capabilities.has(MAY_ENTER) ? guestOf(ctx, holder, holder.visit, session) : null;
  const { companyId, userId, sessionId } = holder;
  const limited =
    session.limits && !isSecondFactorDue(standing)
      ? await limitedCapabilities({ ...ctx, companyId }, session.limits, { ...standing, everywhere: capabilities })
      : null;
  return {
    kind: 'staff',
    companyId,
    userId,
    sessionId,
    name: nameOf(session),
    language: session.language,
    roles: session.roles,
    capabilities,
    ...(limited && limited.size > 0 && { limited }),
    ...refusing({ isSuspended: session.isSuspended, guestMode: null }),
  };
};

/** Operator staff in a company that granted access; null once the grant is over. */
async function guestOf(
  ctx: WorkCtx,
  holder: TokenHolder,
  visit: Visit,
  person: RunningSession,
): Promise<Caller | null> {
  const welcome = await findWelcome(ctx, visit);
  if (!welcome) return null;
  const { kind, secondFactorRequired, isSuspended, mode, endsAt } = welcome;
  const { hasSecondFactor } = person;
  const standing = {
    roles: SUPPORT_ROLES,
    ownCapabilities: [],
    kind,
    secondFactorRequired,
    hasSecondFactor,
    isGuest: true,
  };
  return {
    kind: 'staff',
    companyId: visit.companyId,
    userId: holder.userId,
    sessionId: holder.sessionId,
    name: supporterName(person),
    language: person.language,
    roles: SUPPORT_ROLES,
    capabilities: capabilitiesHeld(ctx.app.capabilities, standing),
    guest: { homeCompanyId: holder.companyId, supportId: visit.supportId, mode, endsAt },
    ...refusing({ isSuspended, guestMode: mode }),
  };
}

/** Display name of a support user in logs and histories. */
export const supporterName = (person: Pick<RunningSession, 'firstName' | 'lastName'>) => `${nameOf(person)} (Support)`;

type Welcome = Pick<SupportSession, 'mode' | 'endsAt'> & {
  readonly kind: CompanyKind;
  readonly secondFactorRequired: boolean;
  readonly isSuspended: boolean;
};

/** The active access grant of a support session. */
export function findWelcome(ctx: WorkCtx, { companyId, supportId }: Visit): Promise<Welcome | undefined> {
  const query = sql`
    select g.mode, g.ends_at, c.kind, c.second_factor_required, c.is_suspended
    from companies.support_access_view g join companies.company_view c on c.company_id = g.company_id
    where g.company_id = ${companyId} and g.id = ${supportId} and g.closed_at is null and g.ends_at > ${ctx.now}`;
  return ctx.db.first<Welcome>(acrossCompanies('a guest comes from another company', query));
}

/** Most companies are neither suspended nor visited, and skip the check. */
function refusing(work: Work): Pick<Caller, 'whyNotChange'> {
  if (!work.isSuspended && !work.guestMode) return {};
  return {
    whyNotChange: (endpoint) => {
      const code = whyNotChange(work, endpoint);
      return code && problem(code);
    },
  };
}
