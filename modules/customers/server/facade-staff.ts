/** What staff do with a record, for modules that do it in their name. */
export { changeCustomers, checkEdit } from './desk/change-customers.ts';
export { enterCustomers } from './desk/enter-customers.ts';
export { withdrawCustomers } from './desk/withdraw-customers.ts';
export { addAddresses, listAddressesOf, type OwnAddress, removeAddresses } from './record/address-store.ts';
export { type Likeness, listCustomersLike, lockCustomersLike } from './record/customer-likeness.ts';
export { lockManyStored } from './record/customer-store.ts';
