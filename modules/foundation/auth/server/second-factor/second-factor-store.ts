import { keyedHash } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCode, typedCode } from '../../rules/second-factor.ts';

export async function savePendingSecret(ctx: CompanyCtx, userId: string, sealed: string): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set totp_pending = ${sealed} where company_id = ${ctx.companyId} and id = ${userId}`);
}

/** Activates the pending secret; the step of its first code counts as used. */
export async function turnOnSecondFactor(ctx: CompanyCtx, userId: string, step: number): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set totp_secret = totp_pending, totp_pending = null, totp_last_step = ${step}
    where company_id = ${ctx.companyId} and id = ${userId}`);
}

/** Recovery codes stay while there is a passkey that could be lost. */
export async function turnOffApp(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set totp_secret = null, totp_pending = null, totp_last_step = null
    where company_id = ${ctx.companyId} and id = ${userId}`);
  await removeNeedlessCodes(ctx, userId);
}

export async function savePasskeyMark(ctx: CompanyCtx, userId: string, hasPasskey: boolean): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set has_passkey = ${hasPasskey} where company_id = ${ctx.companyId} and id = ${userId}`);
  await removeNeedlessCodes(ctx, userId);
}

async function removeNeedlessCodes(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.rows(sql`
    delete from access.recovery_code c using access.user u
    where c.company_id = ${ctx.companyId} and c.user_id = ${userId} and u.company_id = c.company_id and u.id = c.user_id
      and u.totp_secret is null and not u.has_passkey`);
}

export async function saveLastStep(ctx: CompanyCtx, userId: string, step: number): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set totp_last_step = ${step} where company_id = ${ctx.companyId} and id = ${userId}`);
}

/** Creates new recovery codes; earlier ones become invalid. */
export async function newRecoveryCodes(ctx: CompanyCtx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCode(Buffer.from(ctx.newSecret(RECOVERY_BYTES), 'base64url')),
  );
  await ctx.db.rows(sql`
    delete from access.recovery_code where company_id = ${ctx.companyId} and user_id = ${userId}`);
  await ctx.db.rows(sql`
    insert into access.recovery_code (company_id, user_id, code_hash)
    select ${ctx.companyId}, ${userId}, unnest(${codes.map((code) => hashOf(ctx, userId, code))}::text[])`);
  return codes;
}

/** False if the code does not exist or was used before. */
export async function spendRecoveryCode(ctx: CompanyCtx, userId: string, typed: string): Promise<boolean> {
  const spent = await ctx.db.count(sql`
    update access.recovery_code set used_at = ${ctx.now}
    where company_id = ${ctx.companyId} and user_id = ${userId} and code_hash = ${hashOf(ctx, userId, typed)} and used_at is null`);
  return spent > 0;
}

/** Keyed hash: a code is short enough to be guessed from a plain hash. */
function hashOf({ app }: CompanyCtx, userId: string, code: string): string {
  return keyedHash(app, 'recovery-code', `${userId}\n${typedCode(code)}`);
}
