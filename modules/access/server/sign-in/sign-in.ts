import type { Output } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx, PublicCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type authApi } from '../../contract.ts';
import { signInTries } from '../../rules/tries.ts';
import { type Account, findAccount, lockAccount } from '../accounts/account-store.ts';
import { hashPassword, isHashOutdated, isPassword } from '../passwords/password-hash.ts';
import { setRefreshCookie } from '../sessions/refresh-cookie.ts';
import { beginSession, openSession } from './begin-session.ts';
import { knownDevice, rememberDevice } from './device-cookie.ts';
import { takeTries } from './tries-store.ts';

const problem = problemsOf(accessProblems);

/**
 * The same steps whoever asks, so that neither the answer nor its time tells who has an account: count the try, look for the
 * address, hash the password once. No connection is held while the hash is computed.
 */
export const signIn: UseCase<typeof authApi.signIn> = async (ctx, { email, password, code }) => {
  const trier = { account: email, address: ctx.request.address, device: knownDevice(ctx, email) };
  const tries = signInTries(trier);
  const tooMany = await ctx.db.transaction((db) => takeTries({ ...ctx, db }, tries));
  if (tooMany) throw tooMany;

  const account = await findAccount(ctx, email);
  const passwordHash = account?.state === 'active' ? account.passwordHash : null;
  const isRight = await isPassword(passwordHash, password);
  if (!account || !passwordHash || !isRight) throw problem('auth.wrong_credentials');

  const newHash = isHashOutdated(passwordHash) ? await hashPassword(password) : null;
  const begun = await ctx.db.transaction((db) =>
    beginSession({ ...ctx, db, companyId: account.companyId }, { account, trier, tries, code, newHash }),
  );
  if (begun.refusal) throw begun.refusal;
  return letIn(ctx, account, begun);
};

/** With a passkey that was proven: it stands for password and second factor both. Null where the account may not sign in. */
export async function signInByPasskey(ctx: PublicCtx & CompanyCtx, userId: string): Promise<SignedIn | null> {
  const account = await lockAccount(ctx, userId);
  if (account?.state !== 'active') return null;
  return letIn(ctx, account, await openSession(ctx, account, 'passkey'));
}

type SignedIn = Output<typeof authApi.signIn>;
type Opened = Awaited<ReturnType<typeof openSession>>;

function letIn(ctx: PublicCtx, { email }: Account, { token, accessToken, user }: Opened): SignedIn {
  setRefreshCookie(ctx, token);
  rememberDevice(ctx, email);
  return { accessToken, user };
}
