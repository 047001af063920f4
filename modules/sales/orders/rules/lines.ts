import type { LineKind } from '../contract.ts';

const OF_RENTALS: readonly LineKind[] = ['rental', 'extension', 'surcharge'];

/** Its subject is a rental. */
export const isAboutRental = (kind: LineKind): boolean => OF_RENTALS.includes(kind);

/** What somebody came for; the rest comes with it. */
export const isSold = (kind: LineKind): boolean =>
  kind === 'item' || kind === 'gift' || kind === 'appointment' || isAboutRental(kind);
