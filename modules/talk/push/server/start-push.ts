import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { customerProblems } from '@fachwerk/customers/contract';
import { lockStored } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import { MOST_DEVICES, type pushApi, pushProblems } from '../contract.ts';
import { whyNotEndpoint } from '../rules/endpoint.ts';
import { countDevices, saveDevice } from './device-store.ts';

const problem = problemsOf({ ...pushProblems, ...customerProblems });

/** Whoever is erased at the same moment, and two browsers at once, are waited for at the row of the customer. */
export const startPush: UseCase<typeof pushApi.start> = async (ctx, device) => {
  const refusal = whyNotEndpoint(device.endpoint);
  if (refusal) throw problem(refusal);
  const network = inCompany(ctx, ctx.caller.companyId);
  const { userId } = ctx.caller;
  const customer = await lockStored(network, userId);
  if (!customer || customer.erasedAt) throw problem('customer.unknown');
  await saveDevice(network, userId, device);
  if ((await countDevices(network, userId)) > MOST_DEVICES) throw problem('push.too_many_devices');
  return {};
};
