import { addMinutes } from '@fachwerk/base/time';
import { callerHash, takeTurn } from '@fachwerk/server/caller-turn';
import type { CompanyCtx, SiteCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { OpenUnpaid } from '../../rules/unpaid-limits.ts';

/** Longer than any hold lasts: from the cart to a payment that is being checked. */
export const LOOK_BACK_MINUTES = 180;

export const addressHash = (ctx: SiteCtx): string => callerHash(ctx, 'checkout.address');

/** Orders and holds from one address come one after the other until their transaction ends, so that each counts those before it. */
export const takeAddressTurn = (ctx: SiteCtx, hash: string): Promise<void> => takeTurn(ctx, 'checkout.held', hash);

/** Orders that this address has placed and not paid, and that keep something from others. In turn, so this comes before any stock is taken. */
export async function unpaidFrom(ctx: SiteCtx, hash: string): Promise<number> {
  const [, row] = await inOrder([
    () => takeAddressTurn(ctx, hash),
    () =>
      ctx.db.first<{ count: number }>(sql`
        select count(*) as count
        from checkout.cart c
        join orders.order_view o on o.company_id = c.party_id and o.id = c.order_id
        where c.company_id = ${ctx.companyId} and c.unpaid_from = ${hash}
          and ${withinWindow(sql`c.placed_at`, addMinutes(ctx.now, -LOOK_BACK_MINUTES), ctx.now)}
          and o.paid_at is null and o.cancelled_at is null and (o.later_option is null or o.later_option = 'prepayment')`),
  ]);
  return row!.count;
}

/** As long as an order that is paid later can count: by then it is made, or nobody makes it. */
const OPEN_HOURS = 48;

/** Orders to be paid later that are still open, from this address and of this customer. Whoever asks has taken their turn. */
export async function openUnpaid(
  ctx: SiteCtx,
  seller: CompanyCtx,
  hash: string,
  customer: CustomerKey,
): Promise<OpenUnpaid> {
  const since = addMinutes(ctx.now, -OPEN_HOURS * 60);
  const isOpen = sql`o.paid_at is null and o.cancelled_at is null and o.later_option is not null and o.later_option <> 'prepayment'
    and o.status in ('new', 'approved', 'process')`;
  const [fromAddress, ofCustomer] = await Promise.all([
    ctx.db.first<{ count: number }>(sql`
      select count(*) as count
      from checkout.cart c
      join orders.order_view o on o.company_id = c.party_id and o.id = c.order_id
      where c.company_id = ${ctx.companyId} and c.unpaid_from = ${hash} and ${withinWindow(sql`c.placed_at`, since, ctx.now)} and ${isOpen}`),
    ctx.db.first<{ count: number; hasPaid: boolean | null }>(sql`
      select count(*) filter (where ${isOpen} and ${withinWindow(sql`o.placed_at`, since, ctx.now)}) as count, bool_or(o.paid_at is not null) as has_paid
      from orders.order_view o
      where o.company_id = ${seller.companyId} and o.network_id = ${customer.companyId} and o.customer_id = ${customer.id}`),
  ]);
  return {
    fromAddress: fromAddress!.count,
    ofCustomer: ofCustomer!.count,
    isConfirmed: ctx.caller?.userId === customer.id || ofCustomer!.hasPaid === true,
  };
}

/** A customer belongs to the network. */
type CustomerKey = { readonly id: string; readonly companyId: string };
