export { createFirstCompany } from './companies/create-first-company.ts';
export { inviteFirstAdministrator } from './companies/invite-first-administrator.ts';
export {
  type CompanyPerson,
  findColleague,
  listAddressees,
  listColleagues,
  listPeopleOf,
} from './companies/list-people.ts';
export { DEMO_PASSWORD } from './demo/create-demo-users.ts';
export { lockDemoAccounts } from './demo/lock-demo-accounts.ts';
export { findUser } from './users/user-store.ts';
