import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import { customerProblems } from '@fachwerk/customers/contract';
import { lockStored } from '@fachwerk/customers/facade-account';
import { hashToken } from '@fachwerk/server/crypto';
import type { UseCase } from '@fachwerk/server/module';
import type { loginApi } from '../../contract.ts';
import { beginSession } from '../session/begin-session.ts';
import { lockByToken } from './login-store.ts';

const problem = problemsOf(customerProblems);

export const signInByLink: UseCase<typeof loginApi.byLink> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  const login = await lockByToken(network, hashToken(token));
  const customer = login?.customerId ? await lockStored(network, login.customerId) : undefined;
  if (!login || !customer) throw problem('customer_login.link_invalid');
  await beginSession(ctx, network, customer);
  return { returnTo: login.returnTo };
};
