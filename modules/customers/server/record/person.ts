import type { Person } from '@fachwerk/server/ctx';
import { fullName } from '../../rules/customer.ts';
import type { StoredCustomer } from './customer-store.ts';

/** A customer, as every module is asked about them. Who has no address must not be taken for everybody without one: theirs is nobody's. */
export function personOf(customer: StoredCustomer): Person {
  const { companyId, id, email } = customer;
  return { companyId, id, email: email || `${id}@customer.invalid`, name: fullName(customer) };
}
