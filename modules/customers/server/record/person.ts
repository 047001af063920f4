import type { Person } from '@fachwerk/server/personal-data';
import { fullName } from '../../rules/customer.ts';
import type { StoredCustomer } from './customer-store.ts';

/** A customer, as every module is asked about them. */
export function personOf(customer: StoredCustomer): Person {
  return { companyId: customer.companyId, id: customer.id, email: customer.email, name: fullName(customer) };
}
