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
import { notifyOfCustomer } from '../notify-customers.ts';
import { type Details, findStored, type StoredCustomer, saveDetails } from '../record/customer-store.ts';
import { noteDeed } from '../record/note-deed.ts';
import { lockVisible } from '../visible-customer.ts';

const problem = problemsOf(customerProblems);

export const editCustomer: UseCase<typeof customerApi.edit> = async (ctx, { id, version, ...given }) => {
  const { network, customer, isOfOwnNetwork } = await lockVisible(ctx, id);
  const refusal = whyNotEdit(isOfOwnNetwork);
  if (refusal) throw problem(refusal);
  const { erasedAt: _, ...current } = customer;
  if (version !== current.version) {
    throw problem('customer.changed_meanwhile', {}, { conflict: saveConflict(current, given) });
  }
  if (given.email === '' && current.email !== '')
    throw problem('customer.email_missing', {}, { fields: [{ path: 'email', code: 'customer.email_missing' }] });
  const changes = changesOf(current, given);
  if (changes.length === 0) return current;
  const isOtherEmail = given.email !== current.email;

  await saveOrRefuse(network, id, given);
  await noteDeed(network, id, 'edited', { fields: changes.map(({ field }) => field) });
  if (isOtherEmail) await moveAccount(ctx, network, customer, given.email);
  const { erasedAt: __, ...saved } = (await findStored(network, id))!;
  await notifyOfCustomer(network, id);
  return saved;
};

async function saveOrRefuse(network: Ctx, id: string, given: Details): Promise<void> {
  try {
    await saveDetails(network, id, given);
  } catch (error) {
    if (brokenConstraint(error) !== 'customer_email_unique') throw error;
    throw problem('customer.email_taken', {}, { fields: [{ path: 'email', code: 'customer.email_taken' }] });
  }
}

/** Whoever reads the old address is no longer signed in, and both hear of it. */
async function moveAccount(ctx: Ctx, network: Ctx, before: StoredCustomer, newEmail: string): Promise<void> {
  await ctx.house.hooks.find(customerSignOut)?.(network, before.id, { withRequests: true });
  await writeEmailChangedMails(ctx, before, newEmail);
}
