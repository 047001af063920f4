import type { UseCase } from '@fachwerk/server/module';
import { DeviceChoices, type staffPushApi } from '../../contract.ts';
import { findOwnDevice } from './device-store.ts';

export const showDevice: UseCase<typeof staffPushApi.show> = async (ctx, { endpoint }) => {
  const found = await findOwnDevice(ctx, ctx.caller.userId, endpoint);
  return { choices: found ? DeviceChoices.parse(found) : null };
};
