import { accessProblems } from '@fachwerk/access/contract';
import { listSessions } from '@fachwerk/access/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import type { userApi } from '../../contract.ts';
import { findUser } from '../users/user-store.ts';

const problem = problemsOf(accessProblems);

export const listUserSessions: UseCase<typeof userApi.sessions> = async (ctx, { id }) => {
  if (!(await findUser(ctx, id))) throw problem('user.unknown');
  return { sessions: await listSessions(ctx, id) };
};
