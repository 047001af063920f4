export { type CompanyPerson, listPeopleOf } from './company-people.ts';
export { createFirstCompany, type FirstCompany } from './create-first-company.ts';
export { inviteFirstAdministrator } from './invite-first-administrator.ts';
export { listColleagues } from './list-colleagues.ts';
export { lockDemoAccounts } from './lock-demo-accounts.ts';
export { findUser } from './user-store.ts';
