/** For modules that start a dialogue among staff. */
export { listStartable } from './dialogue/dialogue-store.ts';
export { beginAtDesk } from './run/begin-at-desk.ts';
