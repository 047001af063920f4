export { meant } from './recipient/recipient-store.ts';
export { KEEP_SIGN_UP_SECONDS, signUpData } from './subscription/sign-up.ts';
