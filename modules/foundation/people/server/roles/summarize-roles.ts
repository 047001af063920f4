import { Role, type RoleId } from '@fachwerk/auth/contract';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { roleApi } from '../../contract-roles.ts';

/** People per role. Deactivated ones do not count. */
export const summarizeRoles: UseCase<typeof roleApi.summary> = async (ctx) => {
  const counts = await ctx.db.rows<{ role: RoleId; people: number }>(sql`
    select role, count(*)::int as people from access.user_view, unnest(roles) role
    where company_id = ${ctx.companyId} and state = 'active' group by role`);
  const of = new Map(counts.map(({ role, people }) => [role, people]));
  const own = counts.filter(({ role }) => !Role.options.some((known) => known === role));
  return { counts: [...Role.options.map((role) => ({ role, people: of.get(role) ?? 0 })), ...own] };
};
