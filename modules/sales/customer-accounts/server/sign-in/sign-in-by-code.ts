import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import { customerProblems } from '@fachwerk/customers/contract';
import { lockStored } from '@fachwerk/customers/facade-account';
import { hashToken, isSameSecret } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import { hashCode, plainCode } from '@fachwerk/server/mailed-code';
import type { UseCase } from '@fachwerk/server/module';
import type { loginApi } from '../../contract.ts';
import { CODE_TRIES } from '../../rules/login.ts';
import { beginSession } from '../session/begin-session.ts';
import { CODE_PURPOSE, LOGIN_COOKIE } from './login-secrets.ts';
import { countWrongCode, lockByTicket } from './login-store.ts';

const problem = problemsOf(customerProblems);

/** An address that nobody knows has a request as well, whose code is always wrong: nothing tells the two apart. */
export const signInByCode: UseCase<typeof loginApi.byCode> = async (ctx, { code }) => {
  const network = await inNetwork(ctx);
  const login = await lockByTicket(network, hashToken(ctx.request.cookies[LOGIN_COOKIE] ?? ''));
  if (!login || login.tries >= CODE_TRIES) throw problem('customer_login.code_used_up');
  const isRight = isSameSecret(hashCode(ctx, CODE_PURPOSE, login.id, plainCode(code)), login.codeHash ?? '');
  const customer = isRight && login.customerId ? await lockStored(network, login.customerId) : undefined;
  if (!customer) {
    await countWrongCode(network, login.id);
    const left = CODE_TRIES - login.tries - 1;
    throw keeping(left > 0 ? problem('customer_login.code_wrong', { left }) : problem('customer_login.code_used_up'));
  }
  await beginSession(ctx, network, customer);
  return { returnTo: login.returnTo };
};
