import { problemsOf } from '@fachwerk/base/problem';
import { hashToken } from '@fachwerk/server/crypto';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../contract.ts';
import type { loginApi } from '../contract-site.ts';
import { lockStored } from './customer-store.ts';
import { lockByToken } from './login-store.ts';
import { inNetwork } from './network.ts';
import { beginSession } from './session-begin.ts';

const problem = problemsOf(customerProblems);

export const loginByLink: UseCase<typeof loginApi.byLink> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  const login = await lockByToken(network, hashToken(token));
  const customer = login?.customerId ? await lockStored(network, login.customerId) : undefined;
  if (!login || !customer) throw problem('customer_login.link_invalid');
  await beginSession(ctx, network, customer);
  return { returnTo: login.returnTo };
};
