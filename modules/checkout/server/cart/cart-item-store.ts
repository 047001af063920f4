import { type Sql, sql } from '@fachwerk/server/sql';
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
export async function addItem(ctx: StoreCtx, cart: Sql, cartId: string, item: CartItem): Promise<void> {
  await ctx.db.rows(sql`
    with cart as (${cart})
    insert into checkout.cart_item (company_id, cart_id, id, rental_id, location_id, size_code, lock_id, starts_at, duration_minutes, added_at)
    values (${ctx.companyId}, ${cartId}, ${item.id}, ${item.rentalId}, ${item.locationId}, ${item.sizeCode}, ${item.lockId},
      ${item.startsAt}, ${item.durationMinutes}, ${ctx.now})`);
}

export async function saveItemRental(ctx: StoreCtx, itemId: string, rentalId: string): Promise<void> {
  await ctx.db.rows(sql`
    update checkout.cart_item set rental_id = ${rentalId} where company_id = ${ctx.companyId} and id = ${itemId}`);
}

export async function removeItems(ctx: StoreCtx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.rows(sql`
    delete from checkout.cart_item where company_id = ${ctx.companyId} and id = any(${itemIds})`);
}
