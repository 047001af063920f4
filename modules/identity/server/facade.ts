export { createFirstCompany, type FirstCompany } from './create-first-company.ts';
export { findUser } from './user-store.ts';
