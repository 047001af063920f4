import type { RoleId } from '@fachwerk/auth/contract';
import { inOrder } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Holder, type roleApi, roleProblems } from '../../contract-roles.ts';
import { holds } from '../companies/list-people.ts';
import { rolesHere } from '../users/managed-user.ts';

const problem = problemsOf(roleProblems);

type Row = Omit<Holder, 'roles' | 'since'> & {
  readonly roles: readonly RoleId[];
  readonly createdAt: Date;
  readonly grants: Readonly<Record<RoleId, string>>;
};

/** By the roles as they are now; since when by the grant of the role, or by the capability where it came to the role later. */
export const listHolders: UseCase<typeof roleApi.holders> = async (ctx, { capability }) => {
  const book = await rolesHere(ctx);
  const bundling = book.filter((role) => role.capabilities.includes(capability)).map(({ id }) => id);
  if (!book.some((role) => role.capabilities.includes(capability))) throw problem('capability.unknown');
  const rows = await ctx.db.rows<Row>(sql`
    select id, first_name || ' ' || last_name as name, email, state, has_password, last_sign_in_at, created_at, roles,
      (select coalesce(jsonb_object_agg(g.role, g.since), '{}') from access.role_grant_view g
        where g.company_id = user_view.company_id and g.user_id = user_view.id) as grants
    from access.user_view
    where company_id = ${ctx.companyId} and state = 'active' and ${holds(ctx, capability)}
    order by sort_name, id`);
  const named = await ctx.db.rows<{ roleId: string; since: Date }>(sql`
    select role_id, since from access.role_capability_view where company_id = ${ctx.companyId} and capability = ${capability}`);
  const namedSince = new Map(named.map(({ roleId, since }) => [roleId, since.getTime()]));

  const holders = rows.map(({ roles, grants, createdAt, ...person }) => {
    const by = inOrder(roles).filter((role) => bundling.includes(role));
    const dates = by.map((role) => {
      const granted = grants[role] ? new Date(grants[role]).getTime() : createdAt.getTime();
      return Math.max(granted, namedSince.get(role) ?? 0);
    });
    return { ...person, roles: by, since: new Date(Math.min(...dates)) };
  });
  return { holders: holders.filter(({ roles }) => roles.length > 0) };
};
