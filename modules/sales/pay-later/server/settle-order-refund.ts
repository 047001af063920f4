import { inCompany } from '@fachwerk/companies/facade';
import { auditOrder, lockOrUnknown, noteStep, readRow } from '@fachwerk/orders/facade-record';
import { settleRefund } from '@fachwerk/payments/facade-later';
import type { UseCase } from '@fachwerk/server/module';
import type { payLaterApi } from '../contract.ts';

/** What the order makes of it (the correction, the mail) follows as after any other refund. */
export const settleOrderRefund: UseCase<typeof payLaterApi.settleRefund> = async (ctx, { orderId, refundId, way }) => {
  const order = await lockOrUnknown(ctx, orderId);
  const owner = inCompany(ctx, order.companyId);
  await settleRefund(owner, refundId, way);
  await noteStep(owner, order.id, 'given_back', { way });
  await auditOrder(owner, order, 'order.refund_settled', null, { refundId, way });
  return readRow(ctx, orderId);
};
