import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../contract-site.ts';
import type { customerApi } from '../contract-staff.ts';
import { erasePerson, previewErasure } from './erase-person.ts';
import { findMyself, lockMyself, ownNetwork } from './me.ts';
import { setSessionCookie } from './session-begin.ts';
import { findInSight, lockInSight } from './sight.ts';

export const previewMyErasure: UseCase<typeof accountApi.previewErase> = async (ctx) =>
  previewErasure(ownNetwork(ctx), await findMyself(ctx));

export const eraseMe: UseCase<typeof accountApi.erase> = async (ctx, { email }) => {
  await erasePerson(ownNetwork(ctx), ctx, { customer: await lockMyself(ctx), typed: email });
  setSessionCookie(ctx, '');
  return {};
};

export const previewCustomerErasure: UseCase<typeof customerApi.previewErase> = async (ctx, { id }) => {
  const { network, customer } = await findInSight(ctx, id);
  return previewErasure(network, customer);
};

/** Only the network's staff have the capability (contract): a franchisee does not end what others share. */
export const eraseCustomer: UseCase<typeof customerApi.erase> = async (ctx, { id, email }) => {
  const { network, customer } = await lockInSight(ctx, id);
  await erasePerson(network, ctx, { customer, typed: email });
  return {};
};
