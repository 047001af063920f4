export { accountOverview } from './account/account-overview.ts';
export { listConnected } from './account/account-store.ts';
export { findBankData, removeBankData, saveBankData } from './account/bank-data-store.ts';
export { type Connection, type Credentials, connectAccount } from './account/connect-account.ts';
export { accountToRemove, removeAccount } from './account/remove-account.ts';
export { beginConnect, connectedAccount, hasConnect } from './account/stripe-connect.ts';
export { CredentialsRefused, ProviderUnreachable } from './providers/provider-link.ts';
