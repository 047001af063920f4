import type { Ticket } from '@fachwerk/kitchen/contract';
import { useParcels } from '../use-parcels.ts';
import { ParcelActions } from './parcel-actions.tsx';

type Props = { readonly ticket: Ticket; readonly savedState: Ticket['state'] };

/** On a ticket of the kitchen: the boxes the order goes into, and the one thing to do with each. */
export function TicketBoxes({ ticket, savedState }: Props) {
  const isBox = ticket.type === 'box';
  const asked = useParcels(isBox);
  if (!isBox || !asked.data) return null;
  return asked.data.parcels
    .filter(({ orderId }) => orderId === ticket.orderId)
    .map((parcel) => <ParcelActions key={parcel.id} parcel={parcel} fulfilment={savedState} />);
}
