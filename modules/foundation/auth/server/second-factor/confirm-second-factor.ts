import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type accountApi } from '../../contract.ts';
import { lockAccount } from '../accounts/account-store.ts';
import { noteSecondFactor } from '../passwords/account-mails.ts';
import { newRecoveryCodes, turnOnSecondFactor } from './second-factor-store.ts';
import { stepOf } from './totp.ts';

const problem = problemsOf(accessProblems);

/** The first code proves that the app has the secret; the factor is inactive until then. */
export const confirmSecondFactor: UseCase<typeof accountApi.confirmSecondFactor> = async (ctx, { code }) => {
  const account = await lockAccount(ctx, ctx.caller.userId);
  if (!account?.totpPending)
    throw problem(account?.totpSecret ? 'second_factor.already_on' : 'second_factor.not_begun');
  const step = stepOf(ctx, account.totpPending, code);
  if (step === null) throw problem('second_factor.code_wrong');

  await turnOnSecondFactor(ctx, account.id, step);
  const recoveryCodes = await newRecoveryCodes(ctx, account.id);
  await noteSecondFactor(ctx, account, 'second_factor_on');
  return { recoveryCodes };
};
