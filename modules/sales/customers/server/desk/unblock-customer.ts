import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { customerApi } from '../../contract-staff.ts';
import { whyNotUnblock } from '../../rules/customer.ts';
import { saveBlock } from '../record/customer-store.ts';
import { lockVisible } from '../visible-customer.ts';
import { noted } from './block-customer.ts';

const problem = problemsOf(customerProblems);

export const unblockCustomer: UseCase<typeof customerApi.unblock> = async (ctx, { id, reason }) => {
  const found = await lockVisible(ctx, id);
  const refusal = whyNotUnblock(found.customer, found.isOfOwnNetwork);
  if (refusal) throw problem(refusal);
  await saveBlock(found.network, id, { at: null, reason: '', by: '' });
  return noted(ctx, found, 'unblocked', reason);
};
