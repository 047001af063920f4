export { customerFor, noteDealing } from './customer-for.ts';
export { customersByIds, findCustomer } from './find-customer.ts';
export { askForNewsletter } from './newsletter-ask.ts';
