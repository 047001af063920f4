import type { WorkCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { User } from '../contract.ts';
import { inOrder } from './user-store.ts';

/** Somebody as another module shows them: who, what they may do, whether they come. */
export type CompanyPerson = Pick<User, 'id' | 'email' | 'state' | 'hasPassword' | 'backendRoles' | 'lastSignInAt'> & {
  readonly companyId: string;
  readonly name: string;
};

/** The people of these companies by name. Who calls has made sure that they are in sight. */
export async function listPeopleOf(ctx: WorkCtx, companyIds: readonly string[]): Promise<CompanyPerson[]> {
  const rows = await ctx.db.rows<CompanyPerson>(sql`
    select u.company_id, u.id, u.first_name || ' ' || u.last_name as name, u.email, u.roles as backend_roles, u.state,
      u.password_hash is not null as has_password, u.last_sign_in_at
    from identity.user u where u.company_id = any(${companyIds})
    order by u.company_id, u.sort_name, u.id`);
  return rows.map((row) => ({ ...row, backendRoles: inOrder(row.backendRoles) }));
}
