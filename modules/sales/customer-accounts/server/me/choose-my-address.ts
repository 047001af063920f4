import { problemsOf } from '@fachwerk/base/problem';
import { customerProblems } from '@fachwerk/customers/contract';
import { chooseAddress } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { lockMyself, ownNetwork } from './me.ts';
import { listed } from './my-addresses.ts';

const problem = problemsOf(customerProblems);

export const chooseMyAddress: UseCase<typeof accountApi.chooseAddress> = async (ctx, { id: addressId }) => {
  const { id } = await lockMyself(ctx);
  if (!(await chooseAddress(ownNetwork(ctx), id, addressId))) throw problem('customer_address.unknown');
  return listed(ctx);
};
