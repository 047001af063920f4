import type { StaffLanguage } from '@fachwerk/base/language';
import type { Authenticate } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { capabilitiesHeld, type Standing } from '../../rules/roles.ts';
import { nameOf } from '../accounts/account-store.ts';
import { readAccessToken } from './access-token.ts';

type RunningSession = Standing & {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: StaffLanguage;
};

/** The token says who it was given to; the database says whether that still holds. */
export const authenticate: Authenticate = async (ctx, token) => {
  const holder = await readAccessToken(ctx, token);
  if (!holder) return null;
  const session = await ctx.db.first<RunningSession>(sql`
    select u.first_name, u.last_name, u.language, u.roles, u.totp_secret is not null or u.has_passkey as has_second_factor, c.kind, c.second_factor_required
    from access.session s
    join access.user u on u.company_id = s.company_id and u.id = s.user_id
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
    capabilities: capabilitiesHeld(ctx.house.capabilities, session),
  };
};
