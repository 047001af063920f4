import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { LimitedRole, RoleId, User, UserState } from '../../contract.ts';
import type { StoredUser } from '../../rules/user-record.ts';

/** The credentials of a user, for sign-in and account changes only. */
export type Account = {
  readonly companyId: string;
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly state: UserState;
  readonly passwordHash: string | null;
  /** Encrypted. */
  readonly totpSecret: string | null;
  readonly totpPending: string | null;
  readonly totpLastStep: number | null;
  readonly hasPasskey: boolean;
};

const columns = sql`company_id, id, email, first_name, last_name, language, state, password_hash,
  totp_secret, totp_pending, totp_last_step::int as totp_last_step, has_passkey`;

/** Active accounts with this address. Sign-in knows only the address, and several companies may have it. */
export function listAccounts(ctx: WorkCtx, email: string): Promise<Account[]> {
  return ctx.db.rows<Account>(
    acrossCompanies(
      'people sign in by their address alone',
      sql`select ${columns} from access.user where email = ${email} and state = 'active' order by company_id`,
    ),
  );
}

/** Whether any account has this address. Use it only for mails to that address, never in an answer. */
export async function isKnownAddress(ctx: WorkCtx, email: string): Promise<boolean> {
  const query = sql`select from access.user where email = ${email} limit 1`;
  return (await ctx.db.first(acrossCompanies('people sign in by their address alone', query))) !== undefined;
}

/** Locks the row until the transaction ends: no code works twice, and concurrent password changes are serialised. */
export function lockAccount(ctx: CompanyCtx, userId: string): Promise<Account | undefined> {
  return ctx.db.first<Account>(sql`
    select ${columns} from access.user where company_id = ${ctx.companyId} and id = ${userId} for update`);
}

export async function savePasswordHash(ctx: CompanyCtx, userId: string, passwordHash: string): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set password_hash = ${passwordHash} where company_id = ${ctx.companyId} and id = ${userId}`);
}

export async function saveSignIn(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set last_sign_in_at = ${ctx.now} where company_id = ${ctx.companyId} and id = ${userId}`);
}

export type NewUser = Pick<User, 'id' | 'email' | 'contact' | 'backendRoles' | 'limitedRoles' | 'language'> & {
  readonly passwordHash: string | null;
  readonly avatarKey: string | null;
  readonly state?: UserState;
};

export async function addUser(ctx: CompanyCtx, user: NewUser): Promise<void> {
  const { id, email, contact, backendRoles, language, passwordHash, avatarKey, state = 'active' } = user;
  await ctx.db.rows(sql`
    insert into access.user (company_id, id, email, first_name, last_name, contact_email, phone, position, roles, language, state,
      password_hash, avatar_key, created_at)
    values (${ctx.companyId}, ${id}, ${email}, ${contact.firstName}, ${contact.lastName}, ${contact.email ?? ''}, ${contact.phone ?? ''},
      ${contact.position ?? ''}, ${backendRoles}, ${language}, ${state}, ${passwordHash}, ${avatarKey}, ${ctx.now})`);
  await noteGrants(ctx, id, backendRoles);
  if (user.limitedRoles) await saveLimits(ctx, id, user.limitedRoles);
}

/** Writes a locked user and increments its version. */
export async function saveUser(ctx: CompanyCtx, user: StoredUser): Promise<StoredUser> {
  const { id, email, contact, backendRoles, language, state, avatarKey } = user;
  await ctx.db.rows(sql`
    update access.user set email = ${email}, first_name = ${contact.firstName}, last_name = ${contact.lastName},
      contact_email = ${contact.email ?? ''}, phone = ${contact.phone ?? ''}, position = ${contact.position ?? ''}, roles = ${backendRoles},
      language = ${language}, state = ${state}, avatar_key = ${avatarKey}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
  await noteGrants(ctx, id, backendRoles);
  await saveLimits(ctx, id, user.limitedRoles ?? []);
  return { ...user, version: user.version + 1 };
}

/** Since when a user has which role; a role that stays keeps its date. */
async function noteGrants(ctx: CompanyCtx, userId: string, roles: readonly RoleId[]): Promise<void> {
  await ctx.db.rows(sql`
    with gone as (
      delete from access.role_grant
      where company_id = ${ctx.companyId} and user_id = ${userId} and role <> all(${roles}::text[])
    )
    insert into access.role_grant (company_id, user_id, role, since)
    select ${ctx.companyId}, ${userId}, role, ${ctx.now}::timestamptz from unnest(${roles}::text[]) role
    on conflict do nothing`);
}

/** A role that stays limited keeps its date, wherever it holds from now on. */
async function saveLimits(ctx: CompanyCtx, userId: string, limited: readonly LimitedRole[]): Promise<void> {
  const roles = limited.map(({ role }) => role);
  await ctx.db.rows(sql`
    delete from access.limited_role where company_id = ${ctx.companyId} and user_id = ${userId} and role <> all(${roles}::text[])`);
  for (const { role, locationIds, franchiseeIds } of limited) {
    await ctx.db.rows(sql`
      insert into access.limited_role as known (company_id, user_id, role, location_ids, franchisee_ids, since)
      values (${ctx.companyId}, ${userId}, ${role}, ${locationIds}::uuid[], ${franchiseeIds}::uuid[], ${ctx.now})
      on conflict (company_id, user_id, role)
      do update set location_ids = excluded.location_ids, franchisee_ids = excluded.franchisee_ids`);
  }
}

export async function removeUser(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`delete from access.user where company_id = ${ctx.companyId} and id = ${id}`);
}

export const nameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;
