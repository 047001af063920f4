import type { Rental } from '../contract.ts';

/** The renter as the person of a step. */
export const renter = ({ customerName }: Pick<Rental, 'customerName'>) =>
  ({ kind: 'customer', name: customerName }) as const;
export const HOUSE = { kind: 'house', name: '' } as const;
