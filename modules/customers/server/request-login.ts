import { problemsOf } from '@fachwerk/base/problem';
import { Email } from '@fachwerk/base/schema';
import { inCompany } from '@fachwerk/companies/facade';
import { hashToken } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import { addJob, job } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { customerProblems } from '../contract.ts';
import type { loginApi } from '../contract-site.ts';
import { LOGIN_MINUTES, MAILS_PER_HOUR, ownPath, REQUESTS_PER_WINDOW, WINDOW_MINUTES } from '../rules/login.ts';
import { writeLoginMail } from './customer-mails.ts';
import { findByEmail, lockStored } from './customer-store.ts';
import { hashAddress, hashCode, LOGIN_COOKIE, newCode, newToken } from './login-secrets.ts';
import { addLogin, countMailsTo, countRequestsFrom, lockWaiting, saveSecrets } from './login-store.ts';
import { inNetwork } from './network.ts';

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

export const sendLogin = job({
  name: 'customers.send-login',
  payload: z.object({ networkId: z.uuid(), companyId: z.uuid(), loginId: z.uuid() }),
  run: async (work, { networkId, companyId, loginId }) => {
    await work.db.transaction(async (db) => {
      const site = { ...work, db, companyId };
      const network = inCompany(site, networkId);
      const login = await lockWaiting(network, loginId);
      const known = login && (await findByEmail(network, login.email));
      const customer = known && (await lockStored(network, known.id));
      if (!customer || (await countMailsTo(network, customer.id)) >= MAILS_PER_HOUR) return;
      const token = newToken(work);
      const code = newCode(work);
      const codeHash = hashCode(work, login.id, code);
      await saveSecrets(network, login.id, { customerId: customer.id, tokenHash: hashToken(token), codeHash });
      await writeLoginMail(site, customer, { token, code });
    });
  },
});
