import { askKey } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { alertApi, alertStream } from '../contract.ts';

/** Whatever shows alerts looks again when something happens to one. */
export function useAlertHints(): void {
  const client = useQueryClient();
  const lookAgain = () => {
    for (const endpoint of [alertApi.list, alertApi.counts, alertApi.find]) {
      void client.invalidateQueries({ queryKey: askKey(endpoint) });
    }
  };
  useStream(alertStream, lookAgain, lookAgain);
}
