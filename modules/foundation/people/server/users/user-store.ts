import type { User } from '@fachwerk/auth/contract';
import { presentUser, type StoredUser, storedFrom, type UserRow } from '@fachwerk/auth/rules/user-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Of `access.user_view u`. The company's code is looked up once, not per row. */
export const userColumns = ({
  companyId,
}: Pick<
  CompanyCtx,
  'companyId'
>) => sql`u.id, u.email, u.first_name, u.last_name, u.contact_email, u.phone, u.position, u.roles, u.avatar_key,
  (select c.code from companies.company_view c where c.company_id = ${companyId}) as company, u.language, u.state,
  u.has_second_factor, u.has_password, u.last_sign_in_at, u.created_at, u.version, u.limited_roles`;

export async function findUser(ctx: CompanyCtx, id: string): Promise<User | undefined> {
  const row = await ctx.db.first<UserRow>(sql`
    select ${userColumns(ctx)} from access.user_view u where u.company_id = ${ctx.companyId} and u.id = ${id}`);
  return row && presentUser(storedFrom(row));
}

/** Keeps the row until the transaction ends: of two people saving one user at the same moment the second sees the first one's work. */
export async function lockUser(ctx: CompanyCtx, id: string): Promise<StoredUser | undefined> {
  const row = await ctx.db.first<UserRow>(sql`
    select ${userColumns(ctx)} from access.user_view u where u.company_id = ${ctx.companyId} and u.id = ${id} for update of u`);
  return row && storedFrom(row);
}

/**
 * Keeps a user and every active administrator, in the order of their ids: two administrators who remove each other at the same
 * moment meet here, and the second finds that only one is left.
 */
export async function lockUserAndAdministrators(ctx: CompanyCtx, id: string) {
  const rows = await ctx.db.rows<UserRow>(sql`
    select ${userColumns(ctx)} from access.user_view u
    where u.company_id = ${ctx.companyId} and (u.id = ${id} or (u.state = 'active' and u.roles @> array['administrator']))
    order by u.id
    for update of u`);
  const users = rows.map(storedFrom);
  const isAdministrator = (user: StoredUser) => user.state === 'active' && user.backendRoles.includes('administrator');
  return { user: users.find((user) => user.id === id), activeAdministrators: users.filter(isAdministrator).length };
}

/** Those who may sign in, invited ones included. */
export async function countUsers(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ active: number }>(
    sql`select active from access.user_count_view where company_id = ${ctx.companyId}`,
  );
  return row?.active ?? 0;
}
