/** For `customer-accounts`, where customers work on their own record. */
export { writeCustomerMail } from './customer-mails.ts';
export { customerSignOut } from './customer-sign-out.ts';
export { stopNewsletter } from './newsletter/newsletter.ts';
export { notifyOfCustomer } from './notify-customers.ts';
export { erasePerson, previewErasure } from './privacy/erase-person.ts';
export { exportPerson } from './privacy/export-person.ts';
export { addAddress, chooseAddress, listAddresses, removeAddress, saveAddress } from './record/address-store.ts';
export {
  findByEmail,
  findStored,
  lockStored,
  type StoredCustomer,
  saveDetails,
  saveLastSeen,
} from './record/customer-store.ts';
export { recordActivity } from './record/record-activity.ts';
