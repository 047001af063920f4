import { inNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Contact, Customer } from '../../contract.ts';
import { dialledNumber } from '../../rules/customer.ts';
import { findFormerOwner } from '../merge/former-email.ts';
import {
  addCustomers,
  addPartner,
  type Details,
  findByEmail,
  lockByEmail,
  lockCustomersLike,
  lockStored,
  type StoredCustomer,
  saveDetails,
} from './customer-store.ts';
import { presentCustomer } from './find-customer.ts';
import { type Network, recordActivities } from './record-activity.ts';

type Found = Customer & { readonly isNew: boolean };

/**
 * Whoever has this address in the network, or a new customer. Anybody can type somebody's address: what is known already is not
 * overwritten, only gaps are filled, and no company sees more of them than before (`noteDealing`). Without an address, which only staff
 * may leave out, it is whoever has the number and no address either.
 */
export async function customerFor(ctx: CompanyCtx, contact: Contact): Promise<Found> {
  const network = await inNetwork(ctx);
  const given = { ...contact, email: contact.email.trim().toLowerCase() };
  const known =
    given.email === '' ? await knownByNumber(network, given.phone) : await knownByFormerEmail(network, given.email);
  const [added] = known ? [] : await enterCustomers(network, [given]);
  const current = known ?? added ?? (await lockByEmail(network, given.email));
  // Erased between the two statements: the address is free again.
  if (!current) return customerFor(ctx, contact);

  return { ...(await filled(network, current, { ...given, email: current.email })), isNew: added !== undefined };
}

/** Who is new in the network; undefined for whoever is there with this address already, also when they came at the same moment. */
export async function enterCustomers(
  network: Network,
  given: readonly Details[],
): Promise<(StoredCustomer | undefined)[]> {
  if (given.length === 0) return [];
  const kept = given.map((details) => ({ id: network.newId(), details }));
  const added = new Map((await addCustomers(network, kept)).map((customer) => [customer.id, customer]));
  await recordActivities(
    network,
    'created',
    [...added.keys()].map((customerId) => ({ customerId })),
  );
  return kept.map(({ id }) => added.get(id));
}

/** Somebody whom staff have recognised; an address is new where none was known and it is nobody else's. Undefined: erased, or nobody. */
export async function recognisedCustomer(
  ctx: CompanyCtx,
  customerId: string,
  contact: Contact,
): Promise<Customer | undefined> {
  const network = await inNetwork(ctx);
  const current = await lockStored(network, customerId);
  if (!current) return undefined;
  const isTaken = contact.email !== '' && (await findByEmail(network, contact.email)) !== undefined;
  return filled(network, current, { ...contact, email: isTaken ? '' : contact.email });
}

async function knownByFormerEmail(network: CompanyCtx, email: string): Promise<StoredCustomer | undefined> {
  const keptId = await findFormerOwner(network, email);
  return keptId ? lockStored(network, keptId) : undefined;
}

async function knownByNumber(network: CompanyCtx, phone: string): Promise<StoredCustomer | undefined> {
  const dialled = dialledNumber(phone);
  return dialled === '' ? undefined : (await lockCustomersLike(network, [{ email: '', dialled }]))[0];
}

/** Gaps are filled, nothing is overwritten. */
async function filled(network: CompanyCtx, current: StoredCustomer, given: Contact): Promise<Customer> {
  const details = {
    email: current.email || given.email,
    firstName: current.firstName || given.firstName,
    lastName: current.lastName || given.lastName,
    phone: current.phone || given.phone,
    language: current.language,
  };
  const fields = ['email', 'firstName', 'lastName', 'phone'] as const;
  if (fields.some((field) => details[field] !== current[field])) await saveDetails(network, current.id, details);
  return presentCustomer({ ...current, ...details });
}

/** `ctx.companyId` has a contract with this customer of its network that was paid: its staff see them from now on. */
export async function noteDealing(ctx: CompanyCtx, customerId: string): Promise<void> {
  await addPartner(await inNetwork(ctx), customerId, ctx.companyId);
}
