import { removeSecondFactor } from '@fachwerk/auth/facade';
import { presentUser } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { peopleProblems, type userApi } from '../../contract.ts';
import { lockManaged } from '../users/managed-user.ts';

const problem = problemsOf(peopleProblems);

/** For who has lost the phone and the recovery codes. One's own goes another way, which asks for the password. */
export const removeUserSecondFactor: UseCase<typeof userApi.removeSecondFactor> = async (ctx, { id }) => {
  if (id === ctx.caller.userId) throw problem('second_factor.own');
  const user = await lockManaged(ctx, id);
  await removeSecondFactor(ctx, id);
  return presentUser({ ...user, hasSecondFactor: false });
};
