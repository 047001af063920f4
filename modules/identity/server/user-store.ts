import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { Role, type User } from '../contract.ts';
import { avatarOf } from './avatar-files.ts';

/** A user with the key of the picture instead of its addresses. */
export type StoredUser = Omit<User, 'avatar'> & { readonly avatarKey: string | null };

type UserRow = Omit<StoredUser, 'contact' | 'backendRoles'> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly phone: string;
  readonly position: string;
  readonly roles: Role[];
};

/** Of `identity.user u`. The company's code is looked up once, not per row. */
export const userColumns = ({
  companyId,
}: Pick<
  CompanyCtx,
  'companyId'
>) => sql`u.id, u.email, u.first_name, u.last_name, u.contact_email, u.phone, u.position, u.roles, u.avatar_key,
  (select c.code from companies.company_view c where c.company_id = ${companyId}) as company, u.language, u.state,
  u.totp_secret is not null as has_second_factor, u.password_hash is not null as has_password, u.last_sign_in_at, u.created_at, u.version`;

export async function findUser(ctx: CompanyCtx, id: string): Promise<User | undefined> {
  const query = sql`select ${userColumns(ctx)} from identity.user u where u.company_id = ${ctx.companyId} and u.id = ${id}`;
  const row = await ctx.db.first<UserRow>(query);
  return row && shownUser(storedFrom(row));
}

/** Keeps the row until the transaction ends: of two people saving one user at the same moment the second sees the first one's work. */
export async function lockUser(ctx: CompanyCtx, id: string): Promise<StoredUser | undefined> {
  const row = await ctx.db.first<UserRow>(sql`
    select ${userColumns(ctx)} from identity.user u where u.company_id = ${ctx.companyId} and u.id = ${id} for update of u`);
  return row && storedFrom(row);
}

/**
 * Keeps a user and every active administrator, in the order of their ids: two administrators who remove each other at the same
 * moment meet here, and the second finds that only one is left.
 */
export async function lockUserAndAdministrators(ctx: CompanyCtx, id: string) {
  const rows = await ctx.db.rows<UserRow>(sql`
    select ${userColumns(ctx)} from identity.user u
    where u.company_id = ${ctx.companyId} and (u.id = ${id} or (u.state = 'active' and u.roles @> array['administrator']))
    order by u.id
    for update of u`);
  const users = rows.map(storedFrom);
  const isAdministrator = (user: StoredUser) => user.state === 'active' && user.backendRoles.includes('administrator');
  return { user: users.find((user) => user.id === id), activeAdministrators: users.filter(isAdministrator).length };
}

export type NewUser = Pick<User, 'id' | 'email' | 'contact' | 'backendRoles' | 'language'> & {
  readonly passwordHash: string | null;
  readonly avatarKey: string | null;
};

export async function addUser(ctx: CompanyCtx, user: NewUser): Promise<void> {
  const { id, email, contact, backendRoles, language, passwordHash, avatarKey } = user;
  await ctx.db.rows(sql`
    insert into identity.user (company_id, id, email, first_name, last_name, contact_email, phone, position, roles, language,
      password_hash, avatar_key, created_at)
    values (${ctx.companyId}, ${id}, ${email}, ${contact.firstName}, ${contact.lastName}, ${contact.email ?? ''}, ${contact.phone ?? ''},
      ${contact.position ?? ''}, ${backendRoles}, ${language}, ${passwordHash}, ${avatarKey}, ${ctx.now})`);
}

/** Writes a user that was locked before, and raises the version. */
export async function saveUser(ctx: CompanyCtx, user: StoredUser): Promise<StoredUser> {
  const { id, email, contact, backendRoles, language, state, avatarKey } = user;
  await ctx.db.rows(sql`
    update identity.user set email = ${email}, first_name = ${contact.firstName}, last_name = ${contact.lastName},
      contact_email = ${contact.email ?? ''}, phone = ${contact.phone ?? ''}, position = ${contact.position ?? ''}, roles = ${backendRoles},
      language = ${language}, state = ${state}, avatar_key = ${avatarKey}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
  return { ...user, version: user.version + 1 };
}

export async function savePasswordHash(ctx: CompanyCtx, userId: string, passwordHash: string): Promise<void> {
  await ctx.db.rows(sql`
    update identity.user set password_hash = ${passwordHash} where company_id = ${ctx.companyId} and id = ${userId}`);
}

export async function removeUser(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`delete from identity.user where company_id = ${ctx.companyId} and id = ${id}`);
}

export function shownUser({ avatarKey, ...user }: StoredUser): User {
  return { ...user, avatar: avatarOf(avatarKey) };
}

export function storedFrom(row: UserRow): StoredUser {
  const { firstName, lastName, contactEmail, phone, position, roles, ...rest } = row;
  return {
    ...rest,
    contact: { firstName, lastName, email: contactEmail, phone, position },
    backendRoles: inOrder(roles),
  };
}

/** The order of the contract, each role once: the same roles always look the same. */
export function inOrder(roles: readonly Role[]): Role[] {
  return Role.options.filter((role) => roles.includes(role));
}
