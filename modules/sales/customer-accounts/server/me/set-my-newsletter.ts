import { askForNewsletter } from '@fachwerk/customers/facade';
import { stopNewsletter } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { findMyself, lockMyself, meOf, ownNetwork } from './me.ts';

export const setMyNewsletter: UseCase<typeof accountApi.newsletter> = async (ctx, { isWanted }) => {
  if (isWanted) await askForNewsletter(ctx, ctx.caller.userId);
  else await stopNewsletter(ownNetwork(ctx), await lockMyself(ctx));
  return meOf(await findMyself(ctx));
};
