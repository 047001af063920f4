import type { UseCase } from '@fachwerk/server/module';
import type { staffPushApi } from '../../contract.ts';
import { removeDevicesOf } from './device-store.ts';

export const endDevice: UseCase<typeof staffPushApi.end> = async (ctx, { endpoint }) => {
  await removeDevicesOf(ctx, ctx.caller.userId, endpoint);
  return {};
};
