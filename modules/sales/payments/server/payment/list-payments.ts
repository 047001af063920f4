import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { PaymentStory, paymentApi } from '../../contract.ts';
import { refundedCentsOf } from '../../rules/refund-states.ts';
import { listRefunds } from '../refund/refund-store.ts';
import { listPayments as listRecords } from './payment-store.ts';

/** Every payment for something within this company, oldest first, with what went back. */
export function paymentsOf(ctx: CompanyCtx, reference: string): Promise<PaymentStory[]> {
  return storiesOf(ctx, [ctx.companyId], reference);
}

export const listPayments: UseCase<typeof paymentApi.list> = async (ctx, { reference }) => ({
  payments: await storiesOf(ctx, await visibleCompanies(ctx), reference),
});

async function storiesOf(ctx: CompanyCtx, companyIds: readonly string[], reference: string): Promise<PaymentStory[]> {
  const payments = await listRecords(ctx, companyIds, reference);
  const ids = payments.map(({ id }) => id);
  const refunds = ids.length > 0 ? await listRefunds(ctx, companyIds, ids) : [];
  return payments.map((payment) => {
    const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
    return { ...payment, refunds: own, refundedCents: refundedCentsOf(own) };
  });
}
