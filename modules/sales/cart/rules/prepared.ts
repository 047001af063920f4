import type { OrderState } from '../contract.ts';

/** Payment and rental are two things: the second follows within a moment. */
export const isPrepared = ({ result, rentals, hasRentals }: OrderState) =>
  result !== 'paid' ||
  !hasRentals ||
  (rentals.length > 0 && rentals.every(({ key, state }) => key !== null || state !== 'ordered'));
