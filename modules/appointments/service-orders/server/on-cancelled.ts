import { orderCancelled } from '@fachwerk/orders/contract';
import { when } from '@fachwerk/server/events';
import { removeAppointments } from './service-store.ts';

/** Whoever was to do it has time again. */
export const freeStaff = when(orderCancelled, {
  name: 'service-orders',
  run: (work, { companyId, orderId }) => removeAppointments({ ...work, companyId }, orderId),
});
