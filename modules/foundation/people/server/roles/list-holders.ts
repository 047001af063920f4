import type { LimitedRole, RoleId } from '@fachwerk/auth/contract';
import { rolePlaces } from '@fachwerk/auth/facade-roles';
import { inOrder } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Holder, type roleApi, roleProblems } from '../../contract-roles.ts';
import { holds } from '../companies/list-people.ts';
import { rolesHere } from '../users/managed-user.ts';

const problem = problemsOf(roleProblems);

type Limit = LimitedRole & { readonly since: string };
type Row = Omit<Holder, 'roles' | 'limits' | 'since'> & {
  readonly roles: readonly RoleId[];
  readonly limits: readonly Limit[] | null;
  readonly createdAt: Date;
  readonly grants: Readonly<Record<RoleId, string>>;
};

/** At a location: whoever has it everywhere, and whoever has it there. By the roles as they are now; since when by the grant of the role, or by the capability where it came to the role later. */
export const listHolders: UseCase<typeof roleApi.holders> = async (ctx, { capability, locationId }) => {
  const book = await rolesHere(ctx);
  const bundling = book.filter((role) => role.capabilities.includes(capability)).map(({ id }) => id);
  if (!book.some((role) => role.capabilities.includes(capability))) throw problem('capability.unknown');
  const limiting = ctx.app.placedCapabilities.has(capability) ? bundling : [];
  const place = locationId === undefined ? undefined : await placeOf(ctx, locationId);
  const rows = await ctx.db.rows<Row>(sql`
    select id, first_name || ' ' || last_name as name, email, state, has_password, last_sign_in_at, created_at, roles,
      (select coalesce(jsonb_object_agg(g.role, g.since), '{}') from access.role_grant_view g
        where g.company_id = user_view.company_id and g.user_id = user_view.id) as grants,
      (select jsonb_agg(jsonb_build_object('role', l.role, 'locationIds', l.location_ids, 'franchiseeIds', l.franchisee_ids, 'since', l.since)
          order by l.role)
        from access.limited_role_view l
        where l.company_id = user_view.company_id and l.user_id = user_view.id and l.role = any(${limiting}::text[])) as limits
    from access.user_view
    where company_id = ${ctx.companyId} and state = 'active' and (${holds(ctx, capability)} or exists (select from access.limited_role_view l
      where l.company_id = user_view.company_id and l.user_id = user_view.id and l.role = any(${limiting}::text[])))
    order by sort_name, id`);
  const named = await ctx.db.rows<{ roleId: string; since: Date }>(sql`
    select role_id, since from access.role_capability_view where company_id = ${ctx.companyId} and capability = ${capability}`);
  const namedSince = new Map(named.map(({ roleId, since }) => [roleId, since.getTime()]));

  const holders = rows.map(({ roles, limits: stored, grants, createdAt, ...person }) => {
    const everywhere = inOrder(roles).filter((role) => bundling.includes(role));
    const limits = everywhere.length > 0 ? [] : (stored ?? []).filter((limit) => !place || isWithin(limit, place));
    const dates = [
      ...everywhere.map((role) => [role, grants[role] ? new Date(grants[role]) : createdAt] as const),
      ...limits.map(({ role, since }) => [role, new Date(since)] as const),
    ].map(([role, granted]) => Math.max(granted.getTime(), namedSince.get(role) ?? 0));
    return {
      ...person,
      roles: [...everywhere, ...limits.map(({ role }) => role)],
      limits: limits.map(({ since: _, ...limit }) => limit),
      since: new Date(Math.min(...dates)),
    };
  });
  return { holders: holders.filter(({ roles }) => roles.length > 0) };
};

type Place = { readonly id: string; readonly companyId: string };

async function placeOf(ctx: Ctx, locationId: string): Promise<Place> {
  const [place] = (await ctx.app.hooks.find(rolePlaces)?.(ctx, { locationIds: [locationId], franchiseeIds: [] })) ?? [];
  if (!place) throw problem('role.place_unknown');
  return place;
}

const isWithin = ({ locationIds, franchiseeIds }: LimitedRole, { id, companyId }: Place) =>
  locationIds.includes(id) || franchiseeIds.includes(companyId);
