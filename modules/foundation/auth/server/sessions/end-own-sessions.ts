import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type accountApi } from '../../contract.ts';
import type { SessionEnd } from '../../rules/session.ts';
import { clearRefreshCookie } from './refresh-cookie.ts';
import { endSession, endSessionsOf } from './session-store.ts';

const problem = problemsOf(accessProblems);

/** Ends one of the user's own sessions, or all ("überall abmelden"). */
export const endOwnSessions: UseCase<typeof accountApi.endSessions> = async (ctx, { sessionId }) => {
  if (!sessionId || sessionId === ctx.caller.sessionId) clearRefreshCookie(ctx);
  await endSessions(ctx, ctx.caller.userId, sessionId, 'ended_by_user');
  return {};
};

/** Ends one session of a user, or all without an id. The caller has checked the permission. */
export async function endSessions(
  ctx: Ctx,
  userId: string,
  sessionId: string | undefined,
  because: SessionEnd,
): Promise<void> {
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
