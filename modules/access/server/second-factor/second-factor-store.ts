import { createHmac } from 'node:crypto';
import { keyOf } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { typedCode } from '../../rules/second-factor.ts';

export async function savePendingSecret(ctx: CompanyCtx, userId: string, sealed: string): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set totp_pending = ${sealed} where company_id = ${ctx.companyId} and id = ${userId}`);
}

/** From now on the pending secret counts; the step of its first code is spent. */
export async function turnOnSecondFactor(ctx: CompanyCtx, userId: string, step: number): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set totp_secret = totp_pending, totp_pending = null, totp_last_step = ${step}
    where company_id = ${ctx.companyId} and id = ${userId}`);
}

export async function turnOffSecondFactor(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set totp_secret = null, totp_pending = null, totp_last_step = null
    where company_id = ${ctx.companyId} and id = ${userId}`);
  await ctx.db.rows(sql`
    delete from access.recovery_code where company_id = ${ctx.companyId} and user_id = ${userId}`);
}

export async function saveLastStep(ctx: CompanyCtx, userId: string, step: number): Promise<void> {
  await ctx.db.rows(sql`
    update access.user set totp_last_step = ${step} where company_id = ${ctx.companyId} and id = ${userId}`);
}

export async function replaceRecoveryCodes(ctx: CompanyCtx, userId: string, codes: readonly string[]): Promise<void> {
  await ctx.db.rows(sql`
    delete from access.recovery_code where company_id = ${ctx.companyId} and user_id = ${userId}`);
  await ctx.db.rows(sql`
    insert into access.recovery_code (company_id, user_id, code_hash)
    select ${ctx.companyId}, ${userId}, unnest(${codes.map((code) => hashOf(ctx, userId, code))}::text[])`);
}

/** False when there is no such code, or it was used before. */
export async function spendRecoveryCode(ctx: CompanyCtx, userId: string, typed: string): Promise<boolean> {
  const spent = await ctx.db.count(sql`
    update access.recovery_code set used_at = ${ctx.now}
    where company_id = ${ctx.companyId} and user_id = ${userId} and code_hash = ${hashOf(ctx, userId, typed)} and used_at is null`);
  return spent > 0;
}

/** Keyed: a code is short enough to be guessed from a bare hash. */
function hashOf({ house }: CompanyCtx, userId: string, code: string): string {
  return createHmac('sha256', keyOf(house, 'recovery-code'))
    .update(`${userId}\n${typedCode(code)}`)
    .digest('base64url');
}
