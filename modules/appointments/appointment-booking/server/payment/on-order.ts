import { appointmentsCancelled } from '@fachwerk/appointments/contract';
import { confirmPaid, releaseTime } from '@fachwerk/appointments/facade';
import { orderCancelled, orderPaid } from '@fachwerk/orders/contract';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { when } from '@fachwerk/server/events';

/** An order that is no appointment's has an id that no appointment has. */
export const bookPaid = when(orderPaid, {
  name: 'appointment-booking',
  run: (work, { companyId, orderId }) => confirmPaid({ ...work, companyId }, orderId),
});

export const freeCancelled = when(orderCancelled, {
  name: 'appointment-booking',
  run: (work, { companyId, orderId }) => releaseTime({ ...work, companyId }, orderId),
});

/** What was paid for it goes back. Its own mail has said that it does not take place; that of the refund comes with the money. */
export const refundCancelled = when(appointmentsCancelled, {
  name: 'appointment-booking',
  run: async (work, { companyId, ids }) => {
    const ctx = { ...work, companyId };
    for (const id of ids) if (await findOrder(ctx, id)) await cancelOrder(ctx, id, '', { isSilent: true });
  },
});
