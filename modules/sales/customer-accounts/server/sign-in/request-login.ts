import { problemsOf } from '@fachwerk/base/problem';
import { Email } from '@fachwerk/base/schema';
import { inNetwork } from '@fachwerk/companies/facade';
import { customerProblems } from '@fachwerk/customers/contract';
import { hashToken } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import type { loginApi } from '../../contract.ts';
import { LOGIN_MINUTES, ownPath, REQUESTS_PER_WINDOW, WINDOW_MINUTES } from '../../rules/login.ts';
import { hashAddress, LOGIN_COOKIE, newToken } from './login-secrets.ts';
import { addLogin, countRequestsFrom } from './login-store.ts';
import { sendLogin } from './send-login.job.ts';

const problem = problemsOf(customerProblems);

/** Finds out nothing itself: whether there is such a customer, the job sees, after the answer is gone. */
export const requestLogin: UseCase<typeof loginApi.request> = async (ctx, { email, returnTo }) => {
  if (!z.safeParse(Email, email).success) {
    const fields = [{ path: 'email', code: 'customer_login.email_invalid' }];
    throw problem('customer_login.email_invalid', {}, { fields });
  }
  const network = await inNetwork(ctx);
  const ticket = newToken(ctx);
  const login = { id: ctx.newId(), email, returnTo: ownPath(returnTo), ticketHash: hashToken(ticket) };
  const address = hashAddress(ctx, ctx.request.address);
  await addLogin(network, { ...login, address });
  if ((await countRequestsFrom(network, address)) > REQUESTS_PER_WINDOW) {
    throw keeping(problem('customer_login.too_many_tries', { minutes: WINDOW_MINUTES }));
  }
  await addJob(ctx, sendLogin, { networkId: network.companyId, companyId: ctx.companyId, loginId: login.id });
  ctx.setCookie(LOGIN_COOKIE, ticket, { maxAgeSeconds: LOGIN_MINUTES * 60, path: '/', sameSite: 'lax' });
  return {};
};
