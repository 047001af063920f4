import { orderStream } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { askKey } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { useQueryClient } from '@tanstack/react-query';

/** Whatever shows orders looks again when something happens to one. */
export function useOrderHints(): void {
  const client = useQueryClient();
  const { list, counts, find, statusEffects, revenue } = orderApi;
  const lookAgain = () => {
    for (const endpoint of [list, counts, find, statusEffects, revenue]) {
      void client.invalidateQueries({ queryKey: askKey(endpoint) });
    }
  };
  useStream(orderStream, lookAgain, lookAgain);
}
