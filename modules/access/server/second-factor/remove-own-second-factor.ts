import { problemsOf } from '@fachwerk/base/problem';
import { isSecondFactorRequired } from '@fachwerk/companies/facade';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { accessProblems, type accountApi } from '../../contract.ts';
import { lockAccount } from '../accounts/account-store.ts';
import { noteSecondFactor } from '../passwords/account-mails.ts';
import { confirmOwnPassword } from '../passwords/confirm-own-password.ts';
import { turnOffSecondFactor } from './second-factor-store.ts';

const problem = problemsOf(accessProblems);

export const removeOwnSecondFactor: UseCase<typeof accountApi.removeSecondFactor> = async (ctx, { password }) => {
  const { id } = await confirmOwnPassword(ctx, password);
  if (await isSecondFactorRequired(ctx)) throw problem('second_factor.demanded');
  await removeSecondFactor(ctx, id);
  return {};
};

/** Takes the second factor off an account that has one. Who calls has made sure that the caller may. */
export async function removeSecondFactor(ctx: Ctx, userId: string): Promise<void> {
  const account = await lockAccount(ctx, userId);
  if (!account?.totpSecret) return;
  await turnOffSecondFactor(ctx, userId);
  await noteSecondFactor(ctx, account, 'second_factor_off');
}
