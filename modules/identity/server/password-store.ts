import type { StaffLanguage } from '@fachwerk/base/language';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/module';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { UserState } from '../contract.ts';

/** What sign-in and the account's own changes need to know of a person, and nobody else does. */
export type Account = {
  readonly companyId: string;
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: StaffLanguage;
  readonly state: UserState;
  readonly passwordHash: string | null;
  /** Sealed. */
  readonly totpSecret: string | null;
  readonly totpPending: string | null;
  readonly totpLastStep: number | null;
};

const columns = sql`company_id, id, email, first_name, last_name, language, state, password_hash,
  totp_secret, totp_pending, totp_last_step::int as totp_last_step`;

/** People sign in by their address alone, before any company is known. */
export function findAccount(ctx: WorkCtx, email: string): Promise<Account | undefined> {
  return ctx.db.first<Account>(
    acrossCompanies(
      'people sign in by their address alone',
      sql`select ${columns} from identity.user where email = ${email}`,
    ),
  );
}

/** Keeps the row until the transaction ends: no code works twice, and no password is replaced by two people at once. */
export function lockAccount(ctx: CompanyCtx, userId: string): Promise<Account | undefined> {
  return ctx.db.first<Account>(sql`
    select ${columns} from identity.user where company_id = ${ctx.companyId} and id = ${userId} for update`);
}

export async function savePasswordHash(ctx: CompanyCtx, userId: string, passwordHash: string): Promise<void> {
  await ctx.db.rows(sql`
    update identity.user set password_hash = ${passwordHash} where company_id = ${ctx.companyId} and id = ${userId}`);
}

export async function saveSignIn(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.rows(sql`
    update identity.user set last_sign_in_at = ${ctx.now} where company_id = ${ctx.companyId} and id = ${userId}`);
}

export const nameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;
