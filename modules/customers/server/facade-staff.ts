/** What staff do with a record, for modules that do it in their name. */
export { editCustomer } from './desk/edit-customer.ts';
export { withdrawCustomer } from './desk/withdraw-customer.ts';
