import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type authApi, identityProblems } from '../contract.ts';
import { signInTries } from '../rules/tries.ts';
import { hashPassword, isHashOutdated, isPassword } from './password-hash.ts';
import { findAccount } from './password-store.ts';
import { beginSession } from './session-begin.ts';
import { knownDevice, rememberDevice } from './token-device.ts';
import { setRefreshCookie } from './token-refresh.ts';
import { takeTries } from './tries-store.ts';

const problem = problemsOf(identityProblems);

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
  setRefreshCookie(ctx, begun.token);
  rememberDevice(ctx, account.email);
  return { accessToken: begun.accessToken, user: begun.user };
};
