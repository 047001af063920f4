import { problemsOf } from '@fachwerk/base/problem';
import { pushProblems } from '@fachwerk/push/contract';
import { whyNotEndpoint } from '@fachwerk/push/rules/endpoint';
import type { UseCase } from '@fachwerk/server/module';
import { MOST_DEVICES, type staffPushApi, staffPushProblems } from '../../contract.ts';
import { whyNotHours } from '../../rules/quiet.ts';
import { countDevices, saveDevice } from './device-store.ts';

const problem = problemsOf({ ...pushProblems, ...staffPushProblems });

export const saveOwnDevice: UseCase<typeof staffPushApi.save> = async (ctx, { device, ...choices }) => {
  const refusal = whyNotEndpoint(device.endpoint) ?? whyNotHours(choices);
  if (refusal) throw problem(refusal);
  await saveDevice(ctx, ctx.caller.userId, device, choices);
  if ((await countDevices(ctx, ctx.caller.userId)) > MOST_DEVICES) throw problem('staff-push.too_many_devices');
  return {};
};
