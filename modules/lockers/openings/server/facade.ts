export { findAttempt } from './attempts/attempt-store.ts';
export { requestOpening } from './opening/request-opening.ts';
