import { inNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Contact, Customer } from '../../contract.ts';
import { addCustomer, addPartner, lockByEmail, saveDetails } from './customer-store.ts';
import { presentCustomer } from './find-customer.ts';
import { noteDeed } from './note-deed.ts';

/**
 * Whoever has this address in the network, or a new customer. Anybody can type somebody's address: what is known already is not
 * overwritten, only gaps are filled, and no company sees more of them than before (`noteDealing`).
 */
export async function customerFor(ctx: CompanyCtx, contact: Contact): Promise<Customer & { readonly isNew: boolean }> {
  const network = await inNetwork(ctx);
  const given = { ...contact, email: contact.email.trim().toLowerCase() };
  const added = await addCustomer(network, ctx.newId(), given);
  const current = added ?? (await lockByEmail(network, given.email));
  // Erased between the two statements: the address is free again.
  if (!current) return customerFor(ctx, contact);

  if (added) await noteDeed(network, current.id, 'created');
  const details = {
    email: current.email,
    firstName: current.firstName || given.firstName,
    lastName: current.lastName || given.lastName,
    phone: current.phone || given.phone,
    language: current.language,
  };
  const isFuller = (['firstName', 'lastName', 'phone'] as const).some((field) => details[field] !== current[field]);
  if (isFuller) await saveDetails(network, current.id, details);
  return { ...presentCustomer({ ...current, ...details }), isNew: added !== undefined };
}

/** `ctx.companyId` has a contract with this customer of its network that was paid: its staff see them from now on. */
export async function noteDealing(ctx: CompanyCtx, customerId: string): Promise<void> {
  await addPartner(await inNetwork(ctx), customerId, ctx.companyId);
}
