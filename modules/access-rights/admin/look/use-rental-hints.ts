import { askKey } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { rentalStream } from '@fachwerk/rentals/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { accessRightApi } from '../../contract.ts';

/** What is due grows by the clock alone, and no event comes for it. */
const LOOK_MS = 60_000;

/** Whatever shows rentals looks again when something happens to one. */
export function useRentalHints(): void {
  const client = useQueryClient();
  const lookAgain = useCallback(() => {
    const { list, stats } = accessRightApi;
    const { find, swapChoices } = rentalChangeApi;
    for (const endpoint of [list, stats, find, swapChoices]) {
      void client.invalidateQueries({ queryKey: askKey(endpoint) });
    }
  }, [client]);
  useStream(rentalStream, lookAgain, lookAgain);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && lookAgain(), LOOK_MS);
    return () => clearInterval(timer);
  }, [lookAgain]);
}
