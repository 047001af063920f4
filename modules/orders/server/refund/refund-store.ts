import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';

export type OrderRefund = {
  readonly refundId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly state: 'requested' | 'succeeded' | 'failed';
};

type NewRefund = Omit<OrderRefund, 'state'>;

export async function addRefund(ctx: CompanyCtx, orderId: string, refund: NewRefund): Promise<void> {
  await ctx.db.rows(sql`
    insert into orders.order_refund (company_id, refund_id, order_id, amount_cents, reason, state, at)
    values (${ctx.companyId}, ${refund.refundId}, ${orderId}, ${refund.amountCents}, ${refund.reason}, 'requested', ${ctx.now})`);
}

/** Nothing where it was made at the provider itself and nobody here had asked for it. */
export function findRefund(ctx: CompanyCtx, refundId: string): Promise<OrderRefund | undefined> {
  return ctx.db.first<OrderRefund>(sql`
    select refund_id, amount_cents, reason, state from orders.order_refund
    where company_id = ${ctx.companyId} and refund_id = ${refundId}`);
}

export async function settleRefund(ctx: CompanyCtx, refundId: string, state: 'succeeded' | 'failed'): Promise<void> {
  await ctx.db.rows(sql`
    update orders.order_refund set state = ${state}, at = ${ctx.now}
    where company_id = ${ctx.companyId} and refund_id = ${refundId}`);
}
