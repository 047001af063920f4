export { sealGuest } from './guest.ts';
