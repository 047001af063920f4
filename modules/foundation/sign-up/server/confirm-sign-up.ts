import { problemsOf } from '@fachwerk/base/problem';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type signUpApi, signUpProblems } from '../contract.ts';
import { atOperator } from './at-operator.ts';
import { lockByToken, type Request, saveConfirmed } from './request-store.ts';
import { newToken } from './sign-up-secrets.ts';

const problem = problemsOf(signUpProblems);

export const confirmSignUp: UseCase<typeof signUpApi.confirm> = async (given, { token }) => {
  const ctx = await atOperator(given);
  const request = await lockByToken(ctx, hashToken(token));
  if (!request) throw problem('sign_up.link_invalid');
  return confirmed(ctx, request);
};

/** The mailbox is theirs: this browser goes on with a secret of its own. */
export async function confirmed(ctx: CompanyCtx, { id, email }: Request): Promise<{ email: string; pass: string }> {
  const pass = newToken(ctx);
  await saveConfirmed(ctx, id, hashToken(pass));
  return { email, pass };
}
