import { Role, type RoleId } from '@fachwerk/auth/contract';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { roleApi } from '../../contract-roles.ts';

/** People per role. Deactivated ones do not count. */
export const summarizeRoles: UseCase<typeof roleApi.summary> = async (ctx) => {
  const counts = await ctx.db.rows<{ role: RoleId; people: number }>(sql`
    select held.role, count(*)::int as people from access.user_view u,
      lateral (select unnest(u.roles) as role union all
        select l.role from access.limited_role_view l where l.company_id = u.company_id and l.user_id = u.id) held
    where u.company_id = ${ctx.companyId} and u.state = 'active' group by held.role`);
  const of = new Map(counts.map(({ role, people }) => [role, people]));
  const own = counts.filter(({ role }) => !Role.options.some((known) => known === role));
  return { counts: [...Role.options.map((role) => ({ role, people: of.get(role) ?? 0 })), ...own] };
};
