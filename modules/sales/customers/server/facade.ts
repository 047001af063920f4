export { listCustomers } from './desk/list-customers.ts';
export { type FigurePart, type FigureSource, figureSources } from './figures/figure-source.ts';
export { figuresChanged, figuresChangedOf } from './figures/figures-changed.ts';
export { type CustomerMerge, customerMerges } from './merge/merge-point.ts';
export { askForNewsletter } from './newsletter/ask-for-newsletter.ts';
export { signUpForNewsletter } from './newsletter/sign-up.ts';
export { customerFor, noteDealing, recognisedCustomer } from './record/customer-for.ts';
export { customersByIds, findCustomer } from './record/find-customer.ts';
