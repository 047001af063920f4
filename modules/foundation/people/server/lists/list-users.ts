import { type UserRow, userFrom } from '@fachwerk/auth/rules/user-record';
import type { Input, Output } from '@fachwerk/base/contract';
import type { Ctx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { UserSort, userApi } from '../../contract.ts';
import { userColumns } from '../users/user-store.ts';

type Page = Input<typeof userApi.list>;
type Filter = Pick<Page, 'search' | 'role' | 'reach' | 'state' | 'secondFactor'>;

/** An offset reaches no further (contract), so a filtered list is not counted any further either. */
const MOST_COUNTED = 100_100;

/** One statement for the page and the total; only a page behind the end has to ask for the total once more. */
export async function listUsers(ctx: Ctx, page: Page): Promise<Output<typeof userApi.list>> {
  const total = totalOf(ctx, page);
  const rows = await ctx.db.rows<UserRow & { total: number }>(sql`
    select ${userColumns(ctx)}, (${total}) as total from access.user_view u
    where ${conditions(ctx, page)}
    order by ${ORDERS[page.sort][page.dir]}
    limit ${page.limit} offset ${page.offset}`);
  const users = rows.map(userFrom);
  if (rows[0]) return { users, total: rows[0].total };
  if (page.offset === 0) return { users, total: 0 };
  return { users, total: (await ctx.db.first<{ total: number }>(sql`select (${total}) as total`))?.total ?? 0 };
}

function conditions(ctx: Ctx, { search, role, reach, state, secondFactor }: Filter): Sql {
  const patterns = patternsOf(search);
  return allOf([
    sql`u.company_id = ${ctx.companyId}`,
    patterns.length > 0 ? sql`u.search_text like all (array(select access.folded(unnest(${patterns}::text[]))))` : null,
    role ? hasRole(role, reach) : null,
    state ? STATES[state] : null,
    secondFactor ? sql`u.has_second_factor = ${secondFactor === 'on'}` : null,
  ]);
}

function hasRole(role: string, reach: Filter['reach']): Sql {
  const everywhere = sql`u.roles @> array[${role}]`;
  if (reach === 'everywhere') return everywhere;
  return sql`(${everywhere} or exists (select from access.limited_role_view l
    where l.company_id = u.company_id and l.user_id = u.id and l.role = ${role}))`;
}

function totalOf(ctx: Ctx, filter: Filter): Sql {
  const { role, state, secondFactor } = filter;
  if (role || secondFactor || state === 'invited' || patternsOf(filter.search).length > 0) {
    return sql`select count(*)::int from (select from access.user_view u where ${conditions(ctx, filter)} limit ${MOST_COUNTED}) found`;
  }
  const counted = { active: sql`n.active`, deactivated: sql`n.deactivated`, all: sql`n.active + n.deactivated` };
  return sql`select ${counted[state ?? 'all']} from access.user_count_view n where n.company_id = ${ctx.companyId}`;
}

const STATES: Record<NonNullable<Filter['state']>, Sql> = {
  active: sql`u.state = 'active'`,
  deactivated: sql`u.state = 'deactivated'`,
  invited: sql`u.state = 'active' and not u.has_password`,
};

/** Each has its index, read forwards or backwards. */
const ORDERS: Record<UserSort, Record<Page['dir'], Sql>> = {
  name: { asc: sql`u.sort_name, u.id`, desc: sql`u.sort_name desc, u.id desc` },
  email: { asc: sql`u.email, u.id`, desc: sql`u.email desc, u.id desc` },
  lastSignInAt: {
    asc: sql`u.last_sign_in_at nulls first, u.id`,
    desc: sql`u.last_sign_in_at desc nulls last, u.id desc`,
  },
  createdAt: { asc: sql`u.created_at, u.id`, desc: sql`u.created_at desc, u.id desc` },
};
