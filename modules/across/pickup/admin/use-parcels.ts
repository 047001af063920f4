import { fulfilmentStream } from '@fachwerk/fulfilment/contract';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay } from '@fachwerk/react/session';
import { pickupApi, pickupStream } from '../contract.ts';

/** A hint may be lost with the line. */
const LOOK_MS = 20_000;

/** What lies in the boxes; asked once however many tickets show it. */
export function useParcels(isEnabled = true) {
  const mayRead = useMay('pickup.read');
  const isAsked = isEnabled && mayRead;
  useLiveRefetch({ hints: isAsked ? [pickupStream, fulfilmentStream] : [], asks: [pickupApi.parcels] });
  return useAsk(pickupApi.parcels, {}, { everyMs: LOOK_MS, isEnabled: isAsked });
}
