import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../contract.ts';
import type { CustomerRow, customerApi } from '../contract-staff.ts';
import { whyNotBlock, whyNotUnblock } from '../rules/customer.ts';
import { findStored, saveBlock } from './customer-store.ts';
import { noteDeed } from './note-deed.ts';
import { addNote } from './note-store.ts';
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
  return told(ctx, found, 'blocked', reason);
};

export const unblockCustomer: UseCase<typeof customerApi.unblock> = async (ctx, { id, reason }) => {
  const found = await lockInSight(ctx, id);
  const refusal = whyNotUnblock(found.customer, found.isOfOwnNetwork);
  if (refusal) throw problem(refusal);
  await saveBlock(found.network, id, { at: null, reason: '', by: '' });
  return told(ctx, found, 'unblocked', reason);
};

type Deed = 'blocked' | 'unblocked';

/** The reason is kept with the notes: it goes with the account, the audit trail does not. */
async function told(ctx: Ctx, { network, customer }: Seen, kind: Deed, reason: string): Promise<CustomerRow> {
  const person = { id: ctx.caller.userId, name: ctx.caller.name };
  await addNote(network, {
    id: ctx.newId(),
    kind,
    customerId: customer.id,
    partnerId: ctx.companyId,
    text: reason,
    person,
  });
  await noteDeed(network, customer.id, kind);
  const { erasedAt: _, ...saved } = (await findStored(network, customer.id))!;
  await tellOfCustomer(network, customer.id);
  return saved;
}
