import { problemsOf } from '@fachwerk/base/problem';
import { customerProblems } from '@fachwerk/customers/contract';
import { chooseAddress, listAddresses, removeAddress } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { lockMyself, ownNetwork } from './me.ts';
import { listed } from './my-addresses.ts';

const problem = problemsOf(customerProblems);

export const removeMyAddress: UseCase<typeof accountApi.removeAddress> = async (ctx, { id: addressId }) => {
  const { id } = await lockMyself(ctx);
  const network = ownNetwork(ctx);
  if (!(await removeAddress(network, id, addressId))) throw problem('customer_address.unknown');
  const [next] = await listAddresses(network, id);
  if (next && !next.isDefault) await chooseAddress(network, id, next.id);
  return listed(ctx);
};
