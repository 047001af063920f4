import { type Problem, problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, PublicCtx } from '@fachwerk/server/ctx';
import { accessProblems } from '../../contract.ts';
import { isAppCode } from '../../rules/second-factor.ts';
import { codeTries, type Trier } from '../../rules/tries.ts';
import type { Account } from '../accounts/account-store.ts';
import { giveBackTries, takeTries } from '../sign-in/tries-store.ts';
import { saveLastStep, spendRecoveryCode } from './second-factor-store.ts';
import { stepOf } from './totp.ts';

const problem = problemsOf(accessProblems);

export type FactorVerdict =
  | { readonly refusal: Problem }
  | { readonly refusal?: never; readonly spent: 'app' | 'recovery' | null };

/** Whether the second factor admits the account; accounts without one pass. The try is counted before the check, like a password. */
export async function judgeCode(
  ctx: PublicCtx & CompanyCtx,
  account: Account,
  trier: Trier,
  code = '',
): Promise<FactorVerdict> {
  if (!account.totpSecret && !account.hasPasskey) return { spent: null };
  if (code === '') return { refusal: problem('auth.code_required', { by: account.totpSecret ? 'app' : 'passkey' }) };
  const tries = codeTries(trier);
  const tooMany = await takeTries(ctx, tries);
  if (tooMany) return { refusal: tooMany };
  const spent = await spendCode(ctx, account, code);
  if (!spent) {
    const { address } = ctx.request;
    await audit(ctx, { subjectKind: 'user', subjectId: account.id, action: 'user.second_factor_failed', address });
    return { refusal: problem('auth.code_wrong') };
  }
  await giveBackTries(ctx, tries);
  return { spent };
}

/**
 * Checks and consumes an app code or a recovery code. The caller has locked the account, so that one code admits one sign-in. Null if the code is
 * wrong, old or used.
 */
async function spendCode(ctx: CompanyCtx, account: Account, typed: string): Promise<'app' | 'recovery' | null> {
  if (!isAppCode(typed)) return (await spendRecoveryCode(ctx, account.id, typed)) ? 'recovery' : null;
  const step = account.totpSecret === null ? null : stepOf(ctx, account.totpSecret, typed);
  if (step === null || step <= (account.totpLastStep ?? 0)) return null;
  await saveLastStep(ctx, account.id, step);
  return 'app';
}
