import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { renewSession } from '../session/renew-session.ts';
import { findMyself, meOf } from './me.ts';

export const showMe: UseCase<typeof accountApi.me> = async (ctx) => {
  await renewSession(ctx);
  return meOf(await findMyself(ctx));
};
