import { problemsOf } from '@fachwerk/base/problem';
import type { CustomerCtx, UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../contract.ts';
import type { accountApi } from '../contract-site.ts';
import { MOST_ADDRESSES } from '../rules/customer.ts';
import { addAddress, chooseAddress, listAddresses, removeAddress, saveAddress } from './address-store.ts';
import { lockMyself, ownNetwork } from './me.ts';

const problem = problemsOf(customerProblems);

const listed = async (ctx: CustomerCtx) => ({ addresses: await listAddresses(ownNetwork(ctx), ctx.caller.userId) });

export const listMyAddresses: UseCase<typeof accountApi.addresses> = listed;

/** The customer's own row is what two changes at once wait at. */
export const addMyAddress: UseCase<typeof accountApi.addAddress> = async (ctx, address) => {
  const { id } = await lockMyself(ctx);
  const { addresses } = await listed(ctx);
  if (addresses.length >= MOST_ADDRESSES) throw problem('customer_address.limit_reached', { most: MOST_ADDRESSES });
  await addAddress(ownNetwork(ctx), id, { ...address, id: ctx.newId(), isDefault: addresses.length === 0 });
  return listed(ctx);
};

export const saveMyAddress: UseCase<typeof accountApi.saveAddress> = async (ctx, address) => {
  if (!(await saveAddress(ownNetwork(ctx), ctx.caller.userId, address))) throw problem('customer_address.unknown');
  return listed(ctx);
};

export const removeMyAddress: UseCase<typeof accountApi.removeAddress> = async (ctx, { id: addressId }) => {
  const { id } = await lockMyself(ctx);
  const network = ownNetwork(ctx);
  if (!(await removeAddress(network, id, addressId))) throw problem('customer_address.unknown');
  const [next] = await listAddresses(network, id);
  if (next && !next.isDefault) await chooseAddress(network, id, next.id);
  return listed(ctx);
};

export const chooseMyAddress: UseCase<typeof accountApi.chooseAddress> = async (ctx, { id: addressId }) => {
  const { id } = await lockMyself(ctx);
  if (!(await chooseAddress(ownNetwork(ctx), id, addressId))) throw problem('customer_address.unknown');
  return listed(ctx);
};
