export { PasswordChoice } from './account/password-choice.tsx';
export { SessionRows } from './account/session-rows.tsx';
