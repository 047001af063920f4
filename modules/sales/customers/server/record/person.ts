import type { CompanyCtx, DataHold, Person } from '@fachwerk/server/ctx';
import { fullName } from '../../rules/customer.ts';
import { listFormerEmails } from '../merge/former-email.ts';
import type { StoredCustomer } from './customer-store.ts';

/** A customer, as every module is asked about them. Who has no address must not be taken for everybody without one: theirs is nobody's. */
function personOf(customer: StoredCustomer): Person {
  const { companyId, id, email } = customer;
  return { companyId, id, email: email || `${id}@customer.invalid`, name: fullName(customer) };
}

/** Under which customer a person is found: their own, and those that were merged into it, by their former addresses. */
export type Known = { readonly customerId: string; readonly person: Person };

export async function peopleOf(network: CompanyCtx, customers: readonly StoredCustomer[]): Promise<Known[]> {
  if (customers.length === 0) return [];
  const own = customers.map((customer) => ({ customerId: customer.id, person: personOf(customer) }));
  const ids = customers.map(({ id }) => id);
  const former = (await listFormerEmails(network, ids)).map(({ customerId, mergedId, email }) => {
    const { companyId, name } = own.find((each) => each.customerId === customerId)!.person;
    return { customerId, person: { companyId, id: mergedId, email, name } };
  });
  return [...own, ...former];
}

/** What all modules say stands in the way of letting them go. */
export async function holdsOf(network: CompanyCtx, customers: readonly StoredCustomer[]): Promise<DataHold[]> {
  const known = await peopleOf(network, customers);
  if (known.length === 0) return [];
  const people = known.map(({ person }) => person);
  const customerOf = new Map(known.map(({ person, customerId }) => [person.id, customerId]));
  const holds: DataHold[] = [];
  for (const { holds: ask } of network.app.personalData) holds.push(...(await ask(network, people)));
  return holds.map((hold) => ({ ...hold, personId: customerOf.get(hold.personId) ?? hold.personId }));
}
