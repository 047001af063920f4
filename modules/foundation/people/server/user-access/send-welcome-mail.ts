import { inviteUser } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { peopleProblems, type userApi } from '../../contract.ts';
import { lockManaged } from '../users/managed-user.ts';

const problem = problemsOf(peopleProblems);

export const sendWelcomeMail: UseCase<typeof userApi.sendWelcomeMail> = async (ctx, { id }) => {
  const user = await lockManaged(ctx, id);
  if (user.state === 'deactivated') throw problem('user.is_deactivated');
  await inviteUser(ctx, id);
  return {};
};
