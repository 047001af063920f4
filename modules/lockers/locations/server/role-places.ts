import type { RolePlace } from '@fachwerk/auth/facade-roles';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

type Chosen = { readonly locationIds: readonly string[]; readonly franchiseeIds: readonly string[] };

/** Independent of where the caller's own rights hold: it is asked to find that out. */
export async function listRolePlaces(ctx: CompanyCtx, chosen?: Chosen): Promise<readonly RolePlace[]> {
  const condition = chosen
    ? sql`l.id = any(${chosen.locationIds}::uuid[]) or l.company_id = any(${chosen.franchiseeIds}::uuid[])`
    : sql`true`;
  return ctx.db.rows<RolePlace>(sql`
    select l.id, l.name ->> 'de' as name, l.city, l.company_id, c.name as company_name
    from locations.location l join companies.company_view c on c.company_id = l.company_id
    where l.company_id = any(${await visibleCompanies(ctx)}) and (${condition})
    order by l.name ->> 'de', l.id`);
}
