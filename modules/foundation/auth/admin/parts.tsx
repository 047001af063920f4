export { PasswordChoice } from './account/password-choice.tsx';
export { SessionRows } from './account/session-rows.tsx';
export { Gate } from './entrance/gate.tsx';
export { LoginError } from './entrance/login-messages.tsx';
export { RecoveryCodes } from './second-factor/recovery-codes.tsx';
