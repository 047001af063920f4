export { findAttempt } from './attempts/attempt-store.ts';
export { type Opening, requestOpening } from './opening/request-opening.ts';
