import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { Ctx, CustomerCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { listMailsTo } from '@fachwerk/server/mail';
import { customerErased, customerProblems, type ErasePreview } from '../../contract.ts';
import { fullName, isConfirmed, whyNotErase, wordToErase } from '../../rules/customer.ts';
import { writeErasedMail } from '../customer-mails.ts';
import { listNotes } from '../desk/note-store.ts';
import { removeFormerEmails } from '../merge/former-email.ts';
import { notifyOfCustomer } from '../notify-customers.ts';
import { listAddresses } from '../record/address-store.ts';
import type { StoredCustomer } from '../record/customer-store.ts';
import { holdsOf, peopleOf } from '../record/person.ts';
import { recordActivity } from '../record/record-activity.ts';

const problem = problemsOf(customerProblems);
const MOST_MAILS = 1000;

/** `network` is the company that keeps the account: it sees everything that is kept. */
type Network = Ctx | CustomerCtx;

export async function previewErasure(network: Network, customer: StoredCustomer): Promise<ErasePreview> {
  const visible = await visibleCompanies(network);
  const t = (await network.app.texts.of(network.db, network.companyId)).in(network.language);
  const holds = await holdsOf(network, [customer]);
  return {
    email: customer.email,
    name: fullName(customer),
    toType: wordToErase({ ...customer, name: fullName(customer) }),
    addresses: (await listAddresses(network, customer.id)).length,
    notes: (await listNotes(network, customer.id, visible)).length,
    mails: (await listMailsTo(network, visible, customer.email, MOST_MAILS)).length,
    holds: holds.map(({ kind, reason, params, until }) => ({ kind, reason: t(reason, params), until })),
    problem: whyNotErase(holds),
  };
}

/** The customer is locked by the caller: nobody orders for them meanwhile. `site` is whose name the last mail bears. */
export async function erasePerson(
  network: Network,
  site: Network,
  { customer, typed }: { readonly customer: StoredCustomer; readonly typed: string },
): Promise<void> {
  if (!isConfirmed(typed, wordToErase({ ...customer, name: fullName(customer) }))) {
    throw problem('customer.not_confirmed', {}, { fields: [{ path: 'email', code: 'customer.not_confirmed' }] });
  }
  const refusal = whyNotErase(await holdsOf(network, [customer]));
  if (refusal) throw problem(refusal);
  const people = await peopleOf(network, [customer]);
  for (const { erase } of network.app.personalData) for (const { person } of people) await erase(network, person);
  await removeFormerEmails(network, customer.id);

  await recordActivity(network, customer.id, 'erased');
  await emit(network, customerErased, { companyId: network.companyId, customerId: customer.id });
  await writeErasedMail(site, customer);
  await notifyOfCustomer(network, customer.id);
}
