import { erasePerson } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { setSessionCookie } from '../session/begin-session.ts';
import { lockMyself, ownNetwork } from './me.ts';

export const eraseMe: UseCase<typeof accountApi.erase> = async (ctx, { email }) => {
  await erasePerson(ownNetwork(ctx), ctx, { customer: await lockMyself(ctx), typed: email });
  setSessionCookie(ctx, '');
  return {};
};
