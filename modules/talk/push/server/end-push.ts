import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { pushApi } from '../contract.ts';
import { removeDevicesOf } from './device-store.ts';

export const endPush: UseCase<typeof pushApi.end> = async (ctx, { endpoint }) => {
  await removeDevicesOf(inCompany(ctx, ctx.caller.companyId), ctx.caller.userId, endpoint);
  return {};
};
