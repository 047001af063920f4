import { keyOfAppointment } from '@fachwerk/appointments/facade';
import { maySeeKeys } from '@fachwerk/cart/facade';
import { findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../../contract.ts';

/** Only for whoever ordered: the address of an order shows it to many, and with the key one cancels. */
export const findOfOrder: UseCase<typeof bookingApi.ofOrder> = async (ctx, { orderHash }) => {
  const order = await findOwnOrder(ctx, orderHash);
  if (order?.companyId !== ctx.companyId || !maySeeKeys(ctx, order)) return { key: null };
  const line = (await linesOf(ctx, order.id)).find(({ kind }) => kind === 'appointment');
  return { key: line ? keyOfAppointment(ctx, order.id) : null };
};
