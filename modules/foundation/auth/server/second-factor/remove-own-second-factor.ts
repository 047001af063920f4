import { problemsOf } from '@fachwerk/base/problem';
import { isSecondFactorRequired } from '@fachwerk/companies/facade';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type accountApi } from '../../contract.ts';
import { type Account, lockAccount } from '../accounts/account-store.ts';
import { noteSecondFactor } from '../passwords/account-mails.ts';
import { confirmOwnPassword } from '../passwords/confirm-own-password.ts';
import { newRecoveryCodes, savePasskeyMark, turnOffApp } from './second-factor-store.ts';

const problem = problemsOf(accessProblems);

/** All second factors of a user were removed: passkeys are deleted too. */
export const secondFactorsRemoved = hook<(ctx: CompanyCtx, userId: string) => Promise<void>>(
  'access.second_factors_removed',
);

export const removeOwnSecondFactor: UseCase<typeof accountApi.removeSecondFactor> = async (ctx, { password }) => {
  const account = await confirmOwnPassword(ctx, password);
  if (!account.totpSecret) return {};
  if (!account.hasPasskey) await refuseDemanded(ctx);
  await turnOffApp(ctx, account.id);
  await noteSecondFactor(ctx, account, 'second_factor_off');
  return {};
};

/** Removes every second factor of an account. The caller has checked the permission. */
export async function removeSecondFactor(ctx: Ctx, userId: string): Promise<void> {
  const account = await lockAccount(ctx, userId);
  if (!account?.totpSecret && !account?.hasPasskey) return;
  await turnOffApp(ctx, userId);
  await ctx.app.hooks.find(secondFactorsRemoved)?.(ctx, userId);
  await savePasskeyMark(ctx, userId, false);
  await noteSecondFactor(ctx, account, 'second_factor_off');
}

/**
 * Records whether a locked account has passkeys. The first factor creates recovery codes, which are shown once; the last factor cannot be removed
 * while the company requires one.
 */
export async function notePasskeys(ctx: Ctx, account: Account, hasPasskey: boolean): Promise<string[] | null> {
  if (account.hasPasskey === hasPasskey) return null;
  const isOnly = !account.totpSecret;
  if (!hasPasskey && isOnly) await refuseDemanded(ctx);
  await savePasskeyMark(ctx, account.id, hasPasskey);
  if (!isOnly) return null;
  await noteSecondFactor(ctx, account, hasPasskey ? 'second_factor_on' : 'second_factor_off');
  return hasPasskey ? newRecoveryCodes(ctx, account.id) : null;
}

async function refuseDemanded(ctx: Ctx): Promise<void> {
  if (await isSecondFactorRequired(ctx)) throw problem('second_factor.demanded');
}
