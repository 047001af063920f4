/** For the palette of the shell. */
export { type Found, useFound } from './found.tsx';
