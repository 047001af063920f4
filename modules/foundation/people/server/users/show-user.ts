import { accessProblems } from '@fachwerk/auth/contract';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import type { userApi } from '../../contract.ts';
import { findUser } from './user-store.ts';

const problem = problemsOf(accessProblems);

export const showUser: UseCase<typeof userApi.find> = async (ctx, { id }) => {
  const user = await findUser(ctx, id);
  if (!user) throw problem('user.unknown');
  return user;
};
