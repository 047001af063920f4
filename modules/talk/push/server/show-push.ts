import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { pushApi } from '../contract.ts';
import { countDevices } from './device-store.ts';

export const showPush: UseCase<typeof pushApi.mine> = async (ctx) => {
  const network = inCompany(ctx, ctx.caller.companyId);
  return { devices: await countDevices(network, ctx.caller.userId) };
};
