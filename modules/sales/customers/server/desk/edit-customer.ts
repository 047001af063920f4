import { changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { customerApi } from '../../contract-staff.ts';
import { whyNotEdit } from '../../rules/customer.ts';
import { writeEmailChangedMails } from '../customer-mails.ts';
import { customerSignOut } from '../customer-sign-out.ts';
import { notifyOfCustomers } from '../notify-customers.ts';
import {
  type Details,
  findStored,
  type KeptDetails,
  type StoredCustomer,
  saveManyDetails,
} from '../record/customer-store.ts';
import { recordActivities } from '../record/record-activity.ts';
import { lockVisible } from '../visible-customer.ts';

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

/** Why a locked customer cannot be written over so, as a refusal at the field. */
export function checkEdit({ erasedAt: _, ...current }: StoredCustomer, given: Details, version: number): void {
  if (version !== current.version) {
    throw problem('customer.changed_meanwhile', {}, { conflict: saveConflict(current, given) });
  }
  if (given.email === '' && current.email !== '')
    throw problem('customer.email_missing', {}, { fields: [{ path: 'email', code: 'customer.email_missing' }] });
}

/** Locked customers of the network as they are to be from now on, checked before; the ids of those that were not so already. */
export async function changeCustomers(
  ctx: Ctx,
  network: Ctx,
  given: readonly { readonly current: StoredCustomer; readonly details: Details }[],
): Promise<ReadonlySet<string>> {
  const changed = given.flatMap(({ current, details }) => {
    const fields = changesOf(current, details).map(({ field }) => field);
    return fields.length > 0 ? [{ id: current.id, current, details, fields }] : [];
  });
  if (changed.length === 0) return new Set();
  await saveOrRefuse(network, changed);
  await recordActivities(
    network,
    'edited',
    changed.map(({ id, fields }) => ({ customerId: id, fields })),
  );
  for (const { current, details } of changed)
    if (details.email !== current.email) await moveAccount(ctx, network, current, details.email);
  const ids = changed.map(({ id }) => id);
  await notifyOfCustomers(network, ids);
  return new Set(ids);
}

/** The database knows which addresses are taken; of several it does not say which one. */
async function saveOrRefuse(network: Ctx, given: readonly KeptDetails[]): Promise<void> {
  try {
    await saveManyDetails(network, given);
  } catch (error) {
    if (brokenConstraint(error) !== 'customer_email_unique') throw error;
    throw problem('customer.email_taken', {}, { fields: [{ path: 'email', code: 'customer.email_taken' }] });
  }
}

/** Whoever reads the old address is no longer signed in, and both hear of it. */
async function moveAccount(ctx: Ctx, network: Ctx, before: StoredCustomer, newEmail: string): Promise<void> {
  await ctx.app.hooks.find(customerSignOut)?.(network, before.id, { withRequests: true });
  await writeEmailChangedMails(ctx, before, newEmail);
}
