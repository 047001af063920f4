import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Role } from '../contract.ts';

/** Longer than anybody chooses from; whoever stands behind it is found by their id. */
const MOST = 500;

/** Active people of a company who have one of these roles, by name: whom work can be given to. */
export function listColleagues(ctx: CompanyCtx, roles: readonly Role[]): Promise<{ id: string; name: string }[]> {
  return ctx.db.rows(sql`
    select id, first_name || ' ' || last_name as name from identity.user
    where company_id = ${ctx.companyId} and state = 'active' and roles && ${roles}
    order by sort_name, id
    limit ${MOST}`);
}
