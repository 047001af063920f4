import { problemsOf } from '@fachwerk/base/problem';
import { record } from '@fachwerk/logs/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../contract.ts';
import type { CustomerRow, customerApi } from '../contract-staff.ts';
import { fullName, whyNotBlock, whyNotUnblock } from '../rules/customer.ts';
import { findStored, saveBlock } from './customer-store.ts';
import { endSessionsOf } from './session-store.ts';
import { lockInSight, type Seen } from './sight.ts';
import { tellOfCustomer } from './tell-customers.ts';

const problem = problemsOf(customerProblems);

/** Whoever is blocked may sign in again to see what is theirs; they rent nothing. */
export const blockCustomer: UseCase<typeof customerApi.block> = async (ctx, { id, reason }) => {
  const found = await lockInSight(ctx, id);
  const refusal = whyNotBlock(found.customer, found.isOfOwnNetwork);
  if (refusal) throw problem(refusal);
  await saveBlock(found.network, id, { at: ctx.now, reason, by: ctx.caller.name });
  await endSessionsOf(found.network, id);
  return told(ctx, found, 'customer.blocked', reason);
};

export const unblockCustomer: UseCase<typeof customerApi.unblock> = async (ctx, { id, reason }) => {
  const found = await lockInSight(ctx, id);
  const refusal = whyNotUnblock(found.customer, found.isOfOwnNetwork);
  if (refusal) throw problem(refusal);
  await saveBlock(found.network, id, { at: null, reason: '', by: '' });
  return told(ctx, found, 'customer.unblocked', reason);
};

async function told(ctx: Ctx, { network, customer }: Seen, action: string, reason: string): Promise<CustomerRow> {
  const address = ctx.request.address;
  await audit(network, { subjectKind: 'customer', subjectId: customer.id, action, after: { reason }, address });
  await record(network, { type: action, data: { customerId: customer.id, customer: fullName(customer) } });
  const { erasedAt: _, ...saved } = (await findStored(network, customer.id))!;
  await tellOfCustomer(network, customer.id);
  return saved;
}
