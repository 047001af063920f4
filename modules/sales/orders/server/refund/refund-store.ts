import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { VatShare } from '../../rules/vat.ts';

export type OrderRefund = {
  readonly refundId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly state: 'requested' | 'succeeded' | 'failed';
  /** What each rate of VAT has of it; null: as they stand to each other in the order. */
  readonly shares: readonly VatShare[] | null;
};

type NewRefund = Omit<OrderRefund, 'state' | 'shares'> & Partial<Pick<OrderRefund, 'shares'>>;

export async function addRefund(ctx: CompanyCtx, orderId: string, refund: NewRefund): Promise<void> {
  await ctx.db.rows(sql`
    insert into orders.order_refund (company_id, refund_id, order_id, amount_cents, reason, state, at, shares)
    values (${ctx.companyId}, ${refund.refundId}, ${orderId}, ${refund.amountCents}, ${refund.reason}, 'requested', ${ctx.now},
      ${refund.shares ? jsonOf(refund.shares) : null}::jsonb)`);
}

/** Onto a gift voucher, which has it at once. */
export async function addGiftRefund(ctx: CompanyCtx, orderId: string, refundId: string, cents: number): Promise<void> {
  await ctx.db.rows(sql`
    insert into orders.gift_refund (company_id, refund_id, order_id, cents, at)
    values (${ctx.companyId}, ${refundId}, ${orderId}, ${cents}, ${ctx.now})`);
}

/** Nothing where it was made at the provider itself and nobody here had asked for it. */
export function findRefund(ctx: CompanyCtx, refundId: string): Promise<OrderRefund | undefined> {
  return ctx.db.first<OrderRefund>(sql`
    select refund_id, amount_cents, reason, state, shares from orders.order_refund
    where company_id = ${ctx.companyId} and refund_id = ${refundId}`);
}

export async function settleRefund(ctx: CompanyCtx, refundId: string, state: 'succeeded' | 'failed'): Promise<void> {
  await ctx.db.rows(sql`
    update orders.order_refund set state = ${state}, at = ${ctx.now}
    where company_id = ${ctx.companyId} and refund_id = ${refundId}`);
}
