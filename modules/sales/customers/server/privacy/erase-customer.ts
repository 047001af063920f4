import type { UseCase } from '@fachwerk/server/module';
import type { customerApi } from '../../contract-staff.ts';
import { lockVisible } from '../visible-customer.ts';
import { erasePerson } from './erase-person.ts';

/** Only the network's staff have the capability (contract): a franchisee does not end what others share. */
export const eraseCustomer: UseCase<typeof customerApi.erase> = async (ctx, { id, email }) => {
  const { network, customer } = await lockVisible(ctx, id);
  await erasePerson(network, ctx, { customer, typed: email });
  return {};
};
