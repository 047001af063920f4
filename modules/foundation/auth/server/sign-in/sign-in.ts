import type { Output } from '@fachwerk/base/contract';
import { type Problem, problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx, PublicCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type authApi } from '../../contract.ts';
import { signInTries, type Try } from '../../rules/tries.ts';
import { type Account, listAccounts, lockAccount } from '../accounts/account-store.ts';
import { hashPassword, holdersOfPassword, isHashOutdated } from '../passwords/password-hash.ts';
import { setRefreshCookie } from '../sessions/refresh-cookie.ts';
import { beginSession, openSession } from './begin-session.ts';
import { knownDevice, rememberDevice } from './device-cookie.ts';
import { giveBackTries, takeTries } from './tries-store.ts';

const problem = problemsOf(accessProblems);

/**
 * Takes the same steps for every address, so that neither the answer nor its timing reveals who has an account: count the try, look up the address,
 * verify the password. No connection is held while hashing. If several companies know the address, the password decides which is meant; if it fits
 * several, the user is asked.
 */
export const signIn: UseCase<typeof authApi.signIn> = async (ctx, { email, password, code, companyId }) => {
  const trier = { account: email, address: ctx.request.address, device: knownDevice(ctx, email) };
  const tries = signInTries(trier);
  const tooMany = await ctx.db.transaction((db) => takeTries({ ...ctx, db }, tries));
  if (tooMany) throw tooMany;

  const fitting = await holdersOfPassword(await listAccounts(ctx, email), password);
  const [account, another] = companyId ? fitting.filter((one) => one.companyId === companyId) : fitting;
  if (!account) throw problem('auth.wrong_credentials');
  if (another) throw await whichCompany(ctx, fitting, tries);

  const newHash = isHashOutdated(account.passwordHash) ? await hashPassword(password) : null;
  const begun = await ctx.db.transaction((db) =>
    beginSession({ ...ctx, db, companyId: account.companyId }, { account, trier, tries, code, newHash }),
  );
  if (begun.refusal) throw begun.refusal;
  return letIn(ctx, account, begun);
};

/** The password was right, so the try is refunded. */
async function whichCompany(ctx: PublicCtx, fitting: readonly Account[], tries: readonly Try[]): Promise<Problem> {
  await ctx.db.transaction((db) => giveBackTries({ ...ctx, db }, tries));
  const companies = await Promise.all(fitting.map(({ companyId }) => findCompany({ ...ctx, companyId })));
  const named = companies.flatMap((company) => (company ? [[company.id, company.name]] : []));
  return problem('auth.company_required', Object.fromEntries(named));
}

/**
 * Signs in a user authenticated by a passkey, which replaces password and second factor, or by having just created the account. Null if the account
 * may not sign in.
 */
export async function signInProven(
  ctx: PublicCtx & CompanyCtx,
  userId: string,
  by: 'passkey' | null,
): Promise<SignedIn | null> {
  const account = await lockAccount(ctx, userId);
  if (account?.state !== 'active') return null;
  return letIn(ctx, account, await openSession(ctx, account, by));
}

type SignedIn = Output<typeof authApi.signIn>;
type Opened = Awaited<ReturnType<typeof openSession>>;

function letIn(ctx: PublicCtx, { email }: Account, { token, accessToken, user }: Opened): SignedIn {
  setRefreshCookie(ctx, token);
  rememberDevice(ctx, email);
  return { accessToken, user };
}
