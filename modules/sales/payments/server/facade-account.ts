export { accountOverview } from './account/account-overview.ts';
export { findBankData, saveBankData } from './account/bank-data-store.ts';
export { connectAccount } from './account/connect-account.ts';
