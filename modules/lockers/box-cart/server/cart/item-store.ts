import { addMinutes } from '@fachwerk/base/time';
import { addressHash, LOOK_BACK_MINUTES, takeAddressTurn } from '@fachwerk/cart/facade-filling';
import { visibleIds } from '@fachwerk/companies/facade';
import type { HeldBefore } from '@fachwerk/rentals/rules/hold-limits';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { type Sql, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';

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

export function listItems(ctx: SiteCtx, cartId: string): Promise<CartItem[]> {
  return ctx.db.rows<CartItem>(sql`
    select id, rental_id, location_id, size_code, lock_id, starts_at, duration_minutes from box_cart.item
    where company_id = ${ctx.companyId} and cart_id = ${cartId} order by added_at, id`);
}

/** With the cart that it is put into: new, or changed by it. */
export async function addItem(
  ctx: SiteCtx,
  cart: Sql,
  cartId: string,
  item: CartItem & { readonly addressHash: string },
): Promise<void> {
  await ctx.db.write(sql`
    with cart as (${cart})
    insert into box_cart.item (company_id, cart_id, id, rental_id, location_id, size_code, lock_id, starts_at, duration_minutes, added_at, held_at,
      address_hash)
    values (${ctx.companyId}, ${cartId}, ${item.id}, ${item.rentalId}, ${item.locationId}, ${item.sizeCode}, ${item.lockId},
      ${item.startsAt}, ${item.durationMinutes}, ${ctx.now}, ${ctx.now}, ${item.addressHash})`);
}

/** Held again, perhaps from somewhere else. */
export async function saveItemRental(
  ctx: SiteCtx,
  itemId: string,
  { rentalId, addressHash: hash }: { readonly rentalId: string; readonly addressHash: string },
): Promise<void> {
  await ctx.db.write(sql`
    update box_cart.item set rental_id = ${rentalId}, address_hash = ${hash}, held_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${itemId}`);
}

export async function removeItems(ctx: SiteCtx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    delete from box_cart.item where company_id = ${ctx.companyId} and id = any(${itemIds})`);
}

/**
 * What this address holds without having paid. Until the transaction ends nobody else from there gets a box: of many requests at once,
 * none overlooks the others. Whoever calls this has taken no box yet.
 */
export async function heldFrom(ctx: SiteCtx, locationId: string): Promise<HeldBefore> {
  const hash = addressHash(ctx);
  const [, row] = await inOrder([
    () => takeAddressTurn(ctx, hash),
    () =>
      ctx.db.first<HeldBefore>(sql`
        select (select count(*) from (${visibleIds(ctx)}) v join lockers.lock_view l on l.company_id = v.company_id
            where l.location_id = ${locationId} and l.archived_at is null) as boxes,
          count(*) filter (where i.location_id = ${locationId}) as here, count(*) as anywhere
        from box_cart.item i
        join checkout.cart_view c on c.company_id = i.company_id and c.id = i.cart_id
        join rentals.rental_view r on r.company_id = c.party_id and r.id = i.rental_id
        where i.company_id = ${ctx.companyId} and i.address_hash = ${hash}
          and ${withinWindow(sql`i.held_at`, addMinutes(ctx.now, -LOOK_BACK_MINUTES), ctx.now)}
          and r.state in ('held', 'ordered') and r.hold_expires_at > ${ctx.now}`),
  ]);
  return row!;
}
