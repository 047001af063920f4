import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { pushApi } from '../contract.ts';
import { ownPublicKey } from './key-store.ts';

export const showKey: UseCase<typeof pushApi.key> = async (ctx) => ({
  publicKey: await ownPublicKey(inCompany(ctx, ctx.caller.companyId)),
});
