/** What staff do with a record, for modules that do it in their name. */
export { changeCustomers, checkEdit } from './desk/edit-customer.ts';
export { withdrawCustomers } from './desk/withdraw-customers.ts';
export { addAddresses, listAddressesOf, type OwnAddress, removeAddresses } from './record/address-store.ts';
export { enterCustomers } from './record/customer-for.ts';
export { type Likeness, listCustomersLike, lockCustomersLike, lockManyStored } from './record/customer-store.ts';
