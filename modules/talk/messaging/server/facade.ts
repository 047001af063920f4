export { meant } from './recipient/recipient-store.ts';
