import { problemsOf } from '@fachwerk/base/problem';
import { isSecondFactorRequired } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type accountApi, identityProblems, type userApi } from '../contract.ts';
import { confirmOwnPassword } from './password-confirm.ts';
import { lockAccount } from './password-store.ts';
import { noteSecondFactor } from './second-factor-note.ts';
import { turnOffSecondFactor } from './second-factor-store.ts';
import { lockManaged } from './session-owner.ts';
import { shownUser } from './user-store.ts';

const problem = problemsOf(identityProblems);

export const removeOwnSecondFactor: UseCase<typeof accountApi.removeSecondFactor> = async (ctx, { password }) => {
  const account = await confirmOwnPassword(ctx, password);
  if (await isSecondFactorRequired(ctx)) throw problem('second_factor.demanded');
  if (!account.totpSecret) return {};
  await turnOffSecondFactor(ctx, account.id);
  await noteSecondFactor(ctx, account, 'second_factor_off');
  return {};
};

/** For who has lost the phone and the recovery codes. One's own goes another way, which asks for the password. */
export const removeUserSecondFactor: UseCase<typeof userApi.removeSecondFactor> = async (ctx, { id }) => {
  if (id === ctx.caller.userId) throw problem('second_factor.own');
  const user = await lockManaged(ctx, id);
  if (!user.hasSecondFactor) return shownUser(user);
  await turnOffSecondFactor(ctx, id);
  await noteSecondFactor(ctx, (await lockAccount(ctx, id))!, 'second_factor_off');
  return shownUser({ ...user, hasSecondFactor: false });
};
