import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { hashToken } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type authApi } from '../../contract.ts';
import { refreshVerdict } from '../../rules/session.ts';
import { findMe } from '../accounts/show-me.ts';
import { signAccessToken } from './access-token.ts';
import { clearRefreshCookie, refreshTokenIn, setRefreshCookie, successorOf } from './refresh-cookie.ts';
import { endSession, lockSession, saveRotation } from './session-store.ts';

const problem = problemsOf(accessProblems);

export const refreshToken: UseCase<typeof authApi.refresh> = async (request) => {
  const token = refreshTokenIn(request);
  if (!token) throw problem('auth.session_over');
  const ctx = { ...request, companyId: token.companyId };
  const session = await lockSession(ctx, token.sessionId);
  const user = session && (await findMe(ctx, session.userId));
  const verdict = user?.state === 'active' ? refreshVerdict(session!, hashToken(token.secret), ctx.now) : 'over';

  if (verdict === 'over' || verdict === 'reused') clearRefreshCookie(ctx);
  if (verdict === 'over') throw problem('auth.session_over');
  if (verdict === 'reused') {
    await audit(ctx, {
      subjectKind: 'user',
      subjectId: user!.id,
      action: 'user.token_reused',
      address: ctx.request.address,
    });
    await endSession(ctx, user!.id, token.sessionId, 'token_reused');
    throw keeping(problem('auth.session_over'));
  }

  const successor = successorOf(ctx.house, token);
  if (verdict === 'rotate') await saveRotation(ctx, token.sessionId, hashToken(successor.secret), ctx.request);
  setRefreshCookie(ctx, successor);
  const holder = { companyId: ctx.companyId, userId: user!.id, sessionId: token.sessionId };
  return { accessToken: await signAccessToken(ctx, holder), user: user! };
};
