import { askKey } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { rentalStream } from '../contract.ts';
import { accessRightApi } from '../contract-staff.ts';

/** What is due grows by the clock alone, and nobody tells of it. */
const LOOK_MS = 60_000;

/** Whatever shows rentals looks again when something happens to one. */
export function useRentalHints(): void {
  const client = useQueryClient();
  const lookAgain = useCallback(() => {
    const { list, stats, find, swapChoices } = accessRightApi;
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
