import { previewErasure } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { findMyself, ownNetwork } from './me.ts';

export const previewMyErasure: UseCase<typeof accountApi.previewErase> = async (ctx) =>
  previewErasure(ownNetwork(ctx), await findMyself(ctx));
