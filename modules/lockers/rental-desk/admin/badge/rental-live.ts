import type { Live } from '@fachwerk/react/live-refetch';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { rentalStream } from '@fachwerk/rentals/contract';
import { accessRightApi } from '../../contract.ts';

const { list, stats } = accessRightApi;
const { find, swapChoices } = rentalChangeApi;

/** Whatever shows rentals looks again when something happens to one; what is due grows by the clock alone. */
export const rentalLive: Live = {
  hints: [rentalStream],
  asks: [list, stats, find, swapChoices],
  everyMs: 60_000,
};
