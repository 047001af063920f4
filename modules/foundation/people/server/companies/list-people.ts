import type { User } from '@fachwerk/auth/contract';
import { inOrder } from '@fachwerk/auth/rules/user-record';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';

/** Somebody as another module shows them: who, what they may do, whether they come. */
export type CompanyPerson = Pick<User, 'id' | 'email' | 'state' | 'hasPassword' | 'backendRoles' | 'lastSignInAt'> & {
  readonly companyId: string;
  readonly name: string;
  /** Of the roles their company made itself. */
  readonly ownRoleNames: readonly string[];
};

/** The people of these companies by name. Who calls has made sure that they are in sight. */
export async function listPeopleOf(ctx: WorkCtx, companyIds: readonly string[]): Promise<CompanyPerson[]> {
  const rows = await ctx.db.rows<CompanyPerson>(sql`
    select u.company_id, u.id, u.first_name || ' ' || u.last_name as name, u.email, u.roles as backend_roles, u.state,
      u.has_password, u.last_sign_in_at,
      array(select r.name from access.role_view r where r.company_id = u.company_id and r.id::text = any(u.roles) order by r.name) as own_role_names
    from access.user_view u where u.company_id = any(${companyIds})
    order by u.company_id, u.sort_name, u.id`);
  return rows.map((row) => ({ ...row, backendRoles: inOrder(row.backendRoles) }));
}

/** Longer than anybody chooses from; whoever stands behind it is found by their id. */
const MOST = 500;

/** Locations that work is about, with the company that runs them: whoever has one of them has a part in it. */
type WorkPlaces = { readonly companyId: string; readonly locationIds: readonly string[] };

/**
 * Active people of a company who have this capability, by name: whom work can be given to. With a place also those who have it there, if the capability
 * counts by place.
 */
export function listColleagues(
  ctx: CompanyCtx,
  capability: string,
  at?: WorkPlaces,
): Promise<{ id: string; name: string }[]> {
  return ctx.db.rows(sql`
    select id, first_name || ' ' || last_name as name from access.user_view
    where company_id = ${ctx.companyId} and state = 'active' and ${holds(ctx, capability, at)}
    order by sort_name, id
    limit ${MOST}`);
}

/** One of them, by id. */
export function findColleague(
  ctx: CompanyCtx,
  capability: string,
  id: string,
  at?: WorkPlaces,
): Promise<{ id: string; name: string } | undefined> {
  return ctx.db.first(sql`
    select id, first_name || ' ' || last_name as name from access.user_view
    where company_id = ${ctx.companyId} and id = ${id} and state = 'active' and ${holds(ctx, capability, at)}`);
}

/** The address of every active person with this capability: whom something is written to. */
export function listAddressees(ctx: CompanyCtx, capability: string): Promise<{ id: string; email: string }[]> {
  return ctx.db.rows(sql`
    select id, email from access.user_view
    where company_id = ${ctx.companyId} and state = 'active' and ${holds(ctx, capability)}
    order by sort_name, id`);
}

/** Of `access.user_view`: by a built-in role that bundles the capability, or an own one that names it. */
export function holds(ctx: WorkCtx, capability: string, at?: WorkPlaces): Sql {
  const bundling = [...(ctx.app.capabilities[capability]?.roles ?? [])];
  const everywhere = sql`roles && ${bundling}::text[] or ${capability} = any(own_capabilities)`;
  if (!at || !ctx.app.placedCapabilities.has(capability)) return sql`(${everywhere})`;
  return sql`(${everywhere} or exists (
    select from access.limited_role_view l
    where l.company_id = user_view.company_id and l.user_id = user_view.id
      and (l.role = any(${bundling}::text[]) or ${capability} = any(l.own_capabilities))
      and (${at.locationIds}::uuid[] && l.location_ids or ${at.companyId}::uuid = any(l.franchisee_ids))))`;
}
