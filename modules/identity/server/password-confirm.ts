import { problemsOf } from '@fachwerk/base/problem';
import { keeping } from '@fachwerk/server/http-routes';
import type { Ctx } from '@fachwerk/server/module';
import { identityProblems } from '../contract.ts';
import { passwordTries } from '../rules/tries.ts';
import { isPassword } from './password-hash.ts';
import { type Account, lockAccount } from './password-store.ts';
import { giveBackTries, takeTries } from './tries-store.ts';

const problem = problemsOf(identityProblems);

/** A screen left open must not be enough to take an account over: what protects it changes only with the password. */
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
