import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { orderApi } from '../../contract-staff.ts';
import { auditOrder, lockOrUnknown, readRow } from '../desk/change-order.ts';
import { giveRefund } from './give-refund.ts';

export const refundOrder: UseCase<typeof orderApi.refund> = async (ctx, { orderId, refundId: _, ...wish }) => {
  const order = await lockOrUnknown(ctx, orderId);
  await auditOrder(inCompany(ctx, order.companyId), order, 'order.refund', null, wish);
  await giveRefund(ctx, orderId, wish);
  return readRow(ctx, orderId);
};
