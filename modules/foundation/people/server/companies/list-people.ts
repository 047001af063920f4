import type { Role, User } from '@fachwerk/auth/contract';
import { inOrder } from '@fachwerk/auth/rules/user-record';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Somebody as another module shows them: who, what they may do, whether they come. */
export type CompanyPerson = Pick<User, 'id' | 'email' | 'state' | 'hasPassword' | 'backendRoles' | 'lastSignInAt'> & {
  readonly companyId: string;
  readonly name: string;
};

/** The people of these companies by name. Who calls has made sure that they are in sight. */
export async function listPeopleOf(ctx: WorkCtx, companyIds: readonly string[]): Promise<CompanyPerson[]> {
  const rows = await ctx.db.rows<CompanyPerson>(sql`
    select u.company_id, u.id, u.first_name || ' ' || u.last_name as name, u.email, u.roles as backend_roles, u.state,
      u.has_password, u.last_sign_in_at
    from access.user_view u where u.company_id = any(${companyIds})
    order by u.company_id, u.sort_name, u.id`);
  return rows.map((row) => ({ ...row, backendRoles: inOrder(row.backendRoles) }));
}

/** Longer than anybody chooses from; whoever stands behind it is found by their id. */
const MOST = 500;

/** Active people of a company who have one of these roles, by name: whom work can be given to. */
export function listColleagues(ctx: CompanyCtx, roles: readonly Role[]): Promise<{ id: string; name: string }[]> {
  return ctx.db.rows(sql`
    select id, first_name || ' ' || last_name as name from access.user_view
    where company_id = ${ctx.companyId} and state = 'active' and roles && ${roles}
    order by sort_name, id
    limit ${MOST}`);
}
