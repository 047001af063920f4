import { problemsOf } from '@fachwerk/base/problem';
import { customerProblems } from '@fachwerk/customers/contract';
import { addAddress } from '@fachwerk/customers/facade-account';
import { MOST_ADDRESSES } from '@fachwerk/customers/rules/customer';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { lockMyself, ownNetwork } from './me.ts';
import { listed } from './my-addresses.ts';

const problem = problemsOf(customerProblems);

/** The customer's own row is what two changes at once wait at. */
export const addMyAddress: UseCase<typeof accountApi.addAddress> = async (ctx, address) => {
  const { id } = await lockMyself(ctx);
  const { addresses } = await listed(ctx);
  if (addresses.length >= MOST_ADDRESSES) throw problem('customer_address.limit_reached', { most: MOST_ADDRESSES });
  await addAddress(ownNetwork(ctx), id, { ...address, id: ctx.newId(), isDefault: addresses.length === 0 });
  return listed(ctx);
};
