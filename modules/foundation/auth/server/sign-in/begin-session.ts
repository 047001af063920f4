import { type Problem, problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx, PublicCtx } from '@fachwerk/server/ctx';
import { accessProblems, type Me } from '../../contract.ts';
import type { Trier, Try } from '../../rules/tries.ts';
import { type Account, lockAccount, nameOf, savePasswordHash, saveSignIn } from '../accounts/account-store.ts';
import { findMe } from '../accounts/show-me.ts';
import { judgeCode } from '../second-factor/judge-code.ts';
import { signAccessToken } from '../sessions/access-token.ts';
import type { RefreshToken } from '../sessions/refresh-cookie.ts';
import { addSession } from '../sessions/session-store.ts';
import { endSessionOfCookie } from './sign-out.ts';
import { giveBackTries } from './tries-store.ts';

const problem = problemsOf(accessProblems);
const SECRET_BYTES = 32;

export type Attempt = {
  /** The account as it was when the password was verified. */
  readonly account: Account;
  readonly trier: Trier;
  readonly tries: readonly Try[];
  readonly code: string | undefined;
  /** Set if the hashing cost was raised since the last sign-in. */
  readonly newHash: string | null;
};

/** A refusal is returned, not thrown, so that counters and notes are committed. */
export type Begun =
  | { readonly refusal: Problem }
  | { readonly refusal?: never; readonly token: RefreshToken; readonly accessToken: string; readonly user: Me };

/** After the right password: checks the second factor, then opens the session. */
export async function beginSession(ctx: PublicCtx & CompanyCtx, attempt: Attempt): Promise<Begun> {
  const account = await lockAccount(ctx, attempt.account.id);
  // The password may have changed, or the account been deactivated, since the check.
  if (account?.state !== 'active' || account.passwordHash !== attempt.account.passwordHash) {
    return { refusal: problem('auth.wrong_credentials') };
  }
  await giveBackTries(ctx, attempt.tries);
  const factor = await judgeCode(ctx, account, attempt.trier, attempt.code);
  if (factor.refusal) return { refusal: factor.refusal };

  if (attempt.newHash) await savePasswordHash(ctx, account.id, attempt.newHash);
  return openSession(ctx, account, factor.spent);
}

/** Opens the session of an authenticated user and sets its cookies. */
export async function openSession(
  ctx: PublicCtx & CompanyCtx,
  account: Account,
  secondFactor: 'app' | 'recovery' | 'passkey' | null,
): Promise<Extract<Begun, { readonly refusal?: never }>> {
  await endSessionOfCookie(ctx);
  await saveSignIn(ctx, account.id);
  const { address, userAgent } = ctx.request;
  const token = { companyId: ctx.companyId, sessionId: ctx.newId(), secret: ctx.newSecret(SECRET_BYTES) };
  await addSession(ctx, {
    id: token.sessionId,
    userId: account.id,
    refreshHash: hashToken(token.secret),
    address,
    userAgent,
  });
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: account.id,
    action: 'user.signed_in',
    after: { userAgent, ...(secondFactor && { secondFactor }) },
    address,
    actor: { id: account.id, name: nameOf(account) },
  });
  const user = (await findMe(ctx, account.id))!;
  return { token, accessToken: await signAccessToken(ctx, { ...token, userId: account.id }), user };
}
