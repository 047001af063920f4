import type { CompanyCtx, DataHold, Person } from '@fachwerk/server/ctx';
import { fullName } from '../../rules/customer.ts';
import type { StoredCustomer } from './customer-store.ts';

/** A customer, as every module is asked about them. Who has no address must not be taken for everybody without one: theirs is nobody's. */
export function personOf(customer: StoredCustomer): Person {
  const { companyId, id, email } = customer;
  return { companyId, id, email: email || `${id}@customer.invalid`, name: fullName(customer) };
}

/** What all modules say stands in the way of letting them go. */
export async function holdsOf(network: CompanyCtx, customers: readonly StoredCustomer[]): Promise<DataHold[]> {
  if (customers.length === 0) return [];
  const people = customers.map(personOf);
  const holds: DataHold[] = [];
  for (const { holds: ask } of network.app.personalData) holds.push(...(await ask(network, people)));
  return holds;
}
