import type { Output } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { hashToken } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { keeping } from '@fachwerk/server/http-routes';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type authApi, type Me } from '../../contract.ts';
import { MAY_ENTER } from '../../rules/roles.ts';
import { refreshVerdict } from '../../rules/session.ts';
import { findMe } from '../accounts/show-me.ts';
import { signAccessToken, type Visit } from './access-token.ts';
import { findWelcome } from './authenticate.ts';
import { clearRefreshCookie, refreshTokenIn, setRefreshCookie, successorOf } from './refresh-cookie.ts';
import { endSession, lockSession, saveRotation } from './session-store.ts';

const problem = problemsOf(accessProblems);

export const refreshToken: UseCase<typeof authApi.refresh> = async (request, { visitedCompanyId, supportId }) => {
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

  const successor = successorOf(ctx.app, token);
  if (verdict === 'rotate') await saveRotation(ctx, token.sessionId, hashToken(successor.secret), ctx.request);
  setRefreshCookie(ctx, successor);
  const holder = { companyId: ctx.companyId, userId: user!.id, sessionId: token.sessionId };
  if (visitedCompanyId && supportId) {
    const visited = await visitCompany(ctx, holder, user!, { companyId: visitedCompanyId, supportId });
    if (!visited) throw keeping(problem('auth.visit_over'));
    return visited;
  }
  return { accessToken: await signAccessToken(ctx, holder), user: user! };
};

type Holder = { readonly companyId: string; readonly userId: string; readonly sessionId: string };

/** Opens a support session: a separate token for the same session, valid only in the visited company. Null if not allowed. */
export async function visitCompany(ctx: WorkCtx, holder: Holder, person: Me, visit: Visit): Promise<SignedIn | null> {
  const welcome = person.capabilities.includes(MAY_ENTER) ? await findWelcome(ctx, visit) : undefined;
  if (!welcome) return null;
  const { mode, endsAt } = welcome;
  const guest = { homeCompanyId: holder.companyId, supportId: visit.supportId, mode, endsAt };
  const user = await findMe({ ...ctx, companyId: visit.companyId }, holder.userId, guest);
  return user ? { accessToken: await signAccessToken(ctx, { ...holder, visit }), user } : null;
}

type SignedIn = Output<typeof authApi.refresh>;
