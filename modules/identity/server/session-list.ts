import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type accountApi, identityProblems, type userApi } from '../contract.ts';
import { listSessions } from './session-store.ts';
import { findUser } from './user-store.ts';

const problem = problemsOf(identityProblems);

export const listOwnSessions: UseCase<typeof accountApi.sessions> = async (ctx) => ({
  sessions: await listSessions(ctx, ctx.caller.userId),
});

export const listUserSessions: UseCase<typeof userApi.sessions> = async (ctx, { id }) => {
  if (!(await findUser(ctx, id))) throw problem('user.unknown');
  return { sessions: await listSessions(ctx, id) };
};
