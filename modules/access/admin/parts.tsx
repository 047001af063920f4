export { PasswordChoice } from './account/password-choice.tsx';
export { SessionRows } from './account/session-rows.tsx';
export { loginSlot } from './entrance/login-fields.tsx';
export { RecoveryCodes } from './second-factor/recovery-codes.tsx';
export { dueSlot } from './second-factor/second-factor-due.tsx';
