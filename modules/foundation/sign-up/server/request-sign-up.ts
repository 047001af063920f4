import { problemsOf } from '@fachwerk/base/problem';
import { hashToken } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { type signUpApi, signUpProblems } from '../contract.ts';
import { CONFIRM_MINUTES, REQUESTS_PER_WINDOW, WINDOW_MINUTES } from '../rules/sign-up.ts';
import { atOperator } from './at-operator.ts';
import { addRequest, countRequestsFrom } from './request-store.ts';
import { sendSignUp } from './send-sign-up.job.ts';
import { hashAddress, newToken, TICKET_COOKIE, TICKET_PATH } from './sign-up-secrets.ts';

const problem = problemsOf(signUpProblems);

/** Finds out nothing itself: whether somebody has an account already, the job sees, after the answer is gone. */
export const requestSignUp: UseCase<typeof signUpApi.request> = async (given, { email, language }) => {
  const ctx = await atOperator(given);
  const ticket = newToken(ctx);
  const address = hashAddress(ctx, ctx.request.address);
  const id = ctx.newId();
  await addRequest(ctx, { id, email, language, ticketHash: hashToken(ticket), address });
  if ((await countRequestsFrom(ctx, address)) > REQUESTS_PER_WINDOW) {
    throw keeping(problem('sign_up.too_many_tries', { minutes: WINDOW_MINUTES }));
  }
  await addJob(ctx, sendSignUp, { companyId: ctx.companyId, requestId: id });
  ctx.setCookie(TICKET_COOKIE, ticket, { maxAgeSeconds: CONFIRM_MINUTES * 60, path: TICKET_PATH });
  return {};
};
