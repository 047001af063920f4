import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { keeping } from '@fachwerk/server/http-routes';
import { accessProblems } from '../../contract.ts';
import { passwordTries } from '../../rules/tries.ts';
import { type Account, lockAccount } from '../accounts/account-store.ts';
import { giveBackTries, takeTries } from '../sign-in/tries-store.ts';
import { isPassword } from './password-hash.ts';

const problem = problemsOf(accessProblems);

/** Security settings change only with the password, so that an unattended screen is not enough to take over an account. */
export async function confirmOwnPassword(ctx: Ctx, password: string): Promise<Account> {
  const tries = passwordTries(ctx.caller.sessionId);
  const refusal = await takeTries(ctx, tries);
  if (refusal) throw keeping(refusal);
  const account = await lockAccount(ctx, ctx.caller.userId);
  if (!account) throw problem('user.unknown');
  if (!(await isPassword(account.passwordHash, password))) throw keeping(problem('password.wrong'));
  await giveBackTries(ctx, tries);
  return account;
}
