import { addMinutes } from '@fachwerk/base/time';
import { visibleIds } from '@fachwerk/companies/facade';
import type { HeldBefore } from '@fachwerk/rentals/rules/hold-limits';
import { callerHash, takeTurn } from '@fachwerk/server/caller-turn';
import type { CompanyCtx, SiteCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { type Sql, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { OpenUnpaid } from '../../rules/unpaid-limits.ts';
import type { StoreCtx } from './cart-store.ts';

/** A box that was wished for, and the rental it is held by. */
export type CartItem = {
  readonly id: string;
  readonly rentalId: string;
  readonly locationId: string;
  readonly sizeCode: string;
  readonly lockId: string | null;
  readonly startsAt: Date | null;
  readonly durationMinutes: number;
};

export function listItems(ctx: StoreCtx, cartId: string): Promise<CartItem[]> {
  return ctx.db.rows<CartItem>(sql`
    select id, rental_id, location_id, size_code, lock_id, starts_at, duration_minutes from checkout.cart_item
    where company_id = ${ctx.companyId} and cart_id = ${cartId} order by added_at, id`);
}

/** With the cart that it is put into: new, or changed by it. */
export async function addItem(
  ctx: StoreCtx,
  cart: Sql,
  cartId: string,
  item: CartItem & { readonly addressHash: string },
): Promise<void> {
  await ctx.db.write(sql`
    with cart as (${cart})
    insert into checkout.cart_item (company_id, cart_id, id, rental_id, location_id, size_code, lock_id, starts_at, duration_minutes, added_at, held_at,
      address_hash)
    values (${ctx.companyId}, ${cartId}, ${item.id}, ${item.rentalId}, ${item.locationId}, ${item.sizeCode}, ${item.lockId},
      ${item.startsAt}, ${item.durationMinutes}, ${ctx.now}, ${ctx.now}, ${item.addressHash})`);
}

/** Held again, perhaps from somewhere else. */
export async function saveItemRental(
  ctx: StoreCtx,
  itemId: string,
  { rentalId, addressHash }: { readonly rentalId: string; readonly addressHash: string },
): Promise<void> {
  await ctx.db.write(sql`
    update checkout.cart_item set rental_id = ${rentalId}, address_hash = ${addressHash}, held_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${itemId}`);
}

export async function removeItems(ctx: StoreCtx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    delete from checkout.cart_item where company_id = ${ctx.companyId} and id = any(${itemIds})`);
}

/** Longer than any hold lasts: from the cart to a payment that is being checked. */
const LOOK_BACK_MINUTES = 180;

export const addressHash = (ctx: SiteCtx): string => callerHash(ctx, 'checkout.address');

/**
 * What this address holds without having paid. Until the transaction ends nobody else from there gets a box: of many requests at once,
 * none overlooks the others. Whoever calls this has taken no box yet.
 */
export async function heldFrom(ctx: SiteCtx, locationId: string): Promise<HeldBefore> {
  const hash = addressHash(ctx);
  return inTurn(
    ctx,
    hash,
    sql`
      select (select count(*) from (${visibleIds(ctx)}) v join lockers.lock_view l on l.company_id = v.company_id
          where l.location_id = ${locationId} and l.archived_at is null) as boxes,
        count(*) filter (where i.location_id = ${locationId}) as here, count(*) as anywhere
      from checkout.cart_item i
      join checkout.cart c on c.company_id = i.company_id and c.id = i.cart_id
      join rentals.rental_view r on r.company_id = c.party_id and r.id = i.rental_id
      where i.company_id = ${ctx.companyId} and i.address_hash = ${hash}
        and ${withinWindow(sql`i.held_at`, addMinutes(ctx.now, -LOOK_BACK_MINUTES), ctx.now)}
        and r.state in ('held', 'ordered') and r.hold_expires_at > ${ctx.now}`,
  );
}

/** Orders of goods that this address has placed and not paid. In turn as well, so this comes before any stock is taken. */
export async function unpaidFrom(ctx: SiteCtx, hash: string): Promise<HeldBefore> {
  return inTurn(
    ctx,
    hash,
    // A shop has no number of which a third could be had.
    sql`
      select 0 as boxes, count(*) as here, count(*) as anywhere
      from checkout.cart c
      join orders.order_view o on o.company_id = c.party_id and o.id = c.order_id
      where c.company_id = ${ctx.companyId} and c.unpaid_from = ${hash}
        and ${withinWindow(sql`c.placed_at`, addMinutes(ctx.now, -LOOK_BACK_MINUTES), ctx.now)}
        and o.paid_at is null and o.cancelled_at is null and (o.later_option is null or o.later_option = 'prepayment')`,
  );
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

/** Counts once the turn of this address is held. */
async function inTurn(ctx: SiteCtx, hash: string, held: Sql): Promise<HeldBefore> {
  const [, row] = await inOrder([() => takeAddressTurn(ctx, hash), () => ctx.db.first<HeldBefore>(held)]);
  return row!;
}

/** Orders and holds from one address come one after the other until their transaction ends, so that each counts those before it. */
export const takeAddressTurn = (ctx: SiteCtx, hash: string): Promise<void> => takeTurn(ctx, 'checkout.held', hash);
