import type { SiteCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';

/** What an extension or an extra payment in a cart is about. */
export type RentalChange = {
  readonly rentalId: string;
  /** The key that the page of the rental is found with. */
  readonly keySealed: string;
  /** The end that is wished for; null: an extra payment. */
  readonly extendsTo: Date | null;
};

export function findChange(ctx: SiteCtx, cartId: string): Promise<RentalChange | undefined> {
  return ctx.db.first<RentalChange>(sql`
    select rental_id, key_sealed, extends_to from box_cart.rental_change
    where company_id = ${ctx.companyId} and cart_id = ${cartId}`);
}

/** With the cart that it becomes the content of. */
export async function saveChange(
  ctx: SiteCtx,
  cart: Sql,
  cartId: string,
  { rentalId, keySealed, extendsTo }: RentalChange,
): Promise<void> {
  await ctx.db.write(sql`
    with cart as (${cart})
    insert into box_cart.rental_change (company_id, cart_id, rental_id, key_sealed, extends_to)
    values (${ctx.companyId}, ${cartId}, ${rentalId}, ${keySealed}, ${extendsTo})
    on conflict (company_id, cart_id) do update
    set rental_id = excluded.rental_id, key_sealed = excluded.key_sealed, extends_to = excluded.extends_to`);
}

export async function removeChange(ctx: SiteCtx, cartId: string): Promise<void> {
  await ctx.db.write(sql`
    delete from box_cart.rental_change where company_id = ${ctx.companyId} and cart_id = ${cartId}`);
}
