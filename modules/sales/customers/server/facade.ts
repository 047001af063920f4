export { listCustomers } from './desk/list-customers.ts';
export { askForNewsletter } from './newsletter/ask-for-newsletter.ts';
export { customerFor, noteDealing, recognisedCustomer } from './record/customer-for.ts';
export { customersByIds, findCustomer } from './record/find-customer.ts';
