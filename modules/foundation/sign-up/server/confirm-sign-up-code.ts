import { problemsOf } from '@fachwerk/base/problem';
import { hashToken, isSameSecret } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import { hashCode, plainCode } from '@fachwerk/server/mailed-code';
import type { UseCase } from '@fachwerk/server/module';
import { type signUpApi, signUpProblems } from '../contract.ts';
import { CODE_TRIES } from '../rules/sign-up.ts';
import { atOperator } from './at-operator.ts';
import { confirmed } from './confirm-sign-up.ts';
import { countWrongCode, lockByTicket } from './request-store.ts';
import { CODE_PURPOSE, TICKET_COOKIE } from './sign-up-secrets.ts';

const problem = problemsOf(signUpProblems);

/** An address that is known has no code, and is guessed at with the same answers. */
export const confirmSignUpCode: UseCase<typeof signUpApi.confirmCode> = async (given, { code }) => {
  const ctx = await atOperator(given);
  const request = await lockByTicket(ctx, hashToken(ctx.request.cookies[TICKET_COOKIE] ?? ''));
  if (!request || request.tries >= CODE_TRIES) throw problem('sign_up.code_used_up');
  const typed = hashCode(ctx, CODE_PURPOSE, request.id, plainCode(code));
  if (request.codeHash && isSameSecret(typed, request.codeHash)) return confirmed(ctx, request);
  await countWrongCode(ctx, request.id);
  const left = CODE_TRIES - request.tries - 1;
  throw keeping(left > 0 ? problem('sign_up.code_wrong', { left }) : problem('sign_up.code_used_up'));
};
