export { openAccountsWith, type TestAccounts } from './accounts.for-tests.ts';
