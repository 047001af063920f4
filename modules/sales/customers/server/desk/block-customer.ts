import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { CustomerRow, customerApi } from '../../contract-staff.ts';
import { whyNotBlock } from '../../rules/customer.ts';
import { customerSignOut } from '../customer-sign-out.ts';
import { notifyOfCustomer } from '../notify-customers.ts';
import { findStored, saveBlock } from '../record/customer-store.ts';
import { recordActivity } from '../record/record-activity.ts';
import { lockVisible, type Seen } from '../visible-customer.ts';
import { addNote } from './note-store.ts';

const problem = problemsOf(customerProblems);

/** Whoever is blocked may sign in again to see what is theirs; they rent nothing. */
export const blockCustomer: UseCase<typeof customerApi.block> = async (ctx, { id, reason }) => {
  const found = await lockVisible(ctx, id);
  const refusal = whyNotBlock(found.customer, found.isOfOwnNetwork);
  if (refusal) throw problem(refusal);
  await saveBlock(found.network, id, { at: ctx.now, reason, by: ctx.caller.name });
  await ctx.app.hooks.find(customerSignOut)?.(found.network, id, { withRequests: false });
  return noted(ctx, found, 'blocked', reason);
};

type Deed = 'blocked' | 'unblocked';

/** The reason is kept with the notes: it goes with the account, the audit trail does not. */
export async function noted(ctx: Ctx, { network, customer }: Seen, kind: Deed, reason: string): Promise<CustomerRow> {
  const person = { id: ctx.caller.userId, name: ctx.caller.name };
  await addNote(network, {
    id: ctx.newId(),
    kind,
    customerId: customer.id,
    partnerId: ctx.companyId,
    text: reason,
    person,
  });
  await recordActivity(network, customer.id, kind);
  const { erasedAt: _, ...saved } = (await findStored(network, customer.id))!;
  await notifyOfCustomer(network, customer.id);
  return saved;
}
