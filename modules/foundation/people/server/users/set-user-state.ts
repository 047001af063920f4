import { accessProblems } from '@fachwerk/auth/contract';
import { presentUser } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { peopleProblems, type userApi } from '../../contract.ts';
import { whyNotDeactivate, whyNotEdit } from '../../rules/user-changes.ts';
import { changeUser } from './change-user.ts';
import { actorOf, rolesHere } from './managed-user.ts';
import { lockUserAndAdministrators } from './user-store.ts';

const problem = problemsOf({ ...accessProblems, ...peopleProblems });

export const setUserState: UseCase<typeof userApi.setState> = async (ctx, { id, state }) => {
  const roles = await rolesHere(ctx);
  const { user, activeAdministrators } = await lockUserAndAdministrators(ctx, id);
  if (!user) throw problem('user.unknown');

  const whyNot = state === 'deactivated' ? whyNotDeactivate : whyNotEdit;
  const refusal = whyNot(actorOf(ctx), user, { roles, activeAdministrators });
  if (refusal) throw problem(refusal);

  return presentUser(await changeUser(ctx, user, { given: { state } }));
};
