import { problemsOf } from '@fachwerk/base/problem';
import { customerProblems } from '@fachwerk/customers/contract';
import { saveAddress } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { ownNetwork } from './me.ts';
import { listed } from './my-addresses.ts';

const problem = problemsOf(customerProblems);

export const saveMyAddress: UseCase<typeof accountApi.saveAddress> = async (ctx, address) => {
  if (!(await saveAddress(ownNetwork(ctx), ctx.caller.userId, address))) throw problem('customer_address.unknown');
  return listed(ctx);
};
