import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { customerApi } from '../../contract-staff.ts';
import { whyNotEdit } from '../../rules/customer.ts';
import { findStored } from '../record/customer-store.ts';
import { lockVisible } from '../visible-customer.ts';
import { changeCustomers, checkEdit } from './change-customers.ts';

const problem = problemsOf(customerProblems);

export const editCustomer: UseCase<typeof customerApi.edit> = async (ctx, { id, version, ...given }) => {
  const { network, customer, isOfOwnNetwork } = await lockVisible(ctx, id);
  const refusal = whyNotEdit(isOfOwnNetwork);
  if (refusal) throw problem(refusal);
  checkEdit(customer, given, version);
  await changeCustomers(ctx, network, [{ current: customer, details: given }]);
  const { erasedAt: _, ...saved } = (await findStored(network, id))!;
  return saved;
};
