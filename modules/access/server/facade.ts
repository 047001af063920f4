export type { NewUser } from './accounts/account-store.ts';
export { addAccount, removeAccount, saveAccount } from './accounts/keep-accounts.ts';
export { findMe } from './accounts/show-me.ts';
export { inviteUser } from './passwords/account-mails.ts';
export { hashChosenPassword, lockKnownPassword, setPassword } from './passwords/set-password.ts';
export { removeSecondFactor } from './second-factor/remove-own-second-factor.ts';
export { endSessions } from './sessions/end-own-sessions.ts';
export { addPastSession, listSessions } from './sessions/session-store.ts';
