import { accessProblems } from '@fachwerk/auth/contract';
import { listSessions } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { peopleProblems, type userApi } from '../../contract.ts';
import { whyNotEdit } from '../../rules/user-changes.ts';
import { actorOf, rolesHere } from '../users/managed-user.ts';
import { findUser } from '../users/user-store.ts';

const problem = problemsOf({ ...accessProblems, ...peopleProblems });

export const listUserSessions: UseCase<typeof userApi.sessions> = async (ctx, { id }) => {
  const user = await findUser(ctx, id);
  if (!user) throw problem('user.unknown');
  // Where somebody is signed in, and from which address, is told to who may end it.
  const refusal = whyNotEdit(actorOf(ctx), user, { roles: await rolesHere(ctx) });
  if (refusal && id !== ctx.caller.userId) throw problem(refusal);
  return { sessions: await listSessions(ctx, id) };
};
