import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { type accountApi, identityProblems, type userApi } from '../contract.ts';
import type { SessionEnd } from '../rules/session.ts';
import { lockManaged } from './session-owner.ts';
import { endSession, endSessionsOf } from './session-store.ts';
import { clearRefreshCookie } from './token-refresh.ts';

const problem = problemsOf(identityProblems);

/** One of one's own, or "überall abmelden". */
export const endOwnSessions: UseCase<typeof accountApi.endSessions> = async (ctx, { sessionId }) => {
  if (!sessionId || sessionId === ctx.caller.sessionId) clearRefreshCookie(ctx);
  await end(ctx, ctx.caller.userId, sessionId, 'ended_by_user');
  return {};
};

export const endUserSessions: UseCase<typeof userApi.endSessions> = async (ctx, { id, sessionId }) => {
  await lockManaged(ctx, id);
  await end(ctx, id, sessionId, 'ended_by_administrator');
  return {};
};

async function end(ctx: Ctx, userId: string, sessionId: string | undefined, because: SessionEnd): Promise<void> {
  const { address } = ctx.request;
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: userId,
    action: sessionId ? 'user.session_ended' : 'user.sessions_ended',
    address,
  });
  if (!sessionId) return endSessionsOf(ctx, userId, because);
  if (!(await endSession(ctx, userId, sessionId, because))) throw problem('session.unknown');
}
