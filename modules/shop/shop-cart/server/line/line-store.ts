import type { Choice } from '@fachwerk/item-options/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';

export type LineRow = {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string | null;
  readonly extras: Choice['extras'];
  readonly quantity: number;
  readonly note: string;
  readonly seenCents: number;
};

export const choiceOf = ({ itemId, variantId, extras }: LineRow): Choice => ({ itemId, variantId, extras });

const columns = sql`id, item_id, variant_id, extras, quantity, note, seen_cents`;

export function listLines(ctx: CompanyCtx, cartId: string): Promise<LineRow[]> {
  return ctx.db.rows<LineRow>(sql`
    select ${columns} from goods.cart_line
    where company_id = ${ctx.companyId} and cart_id = ${cartId} order by added_at, id`);
}

/** More of the same where the choice is there already. The row of the cart is held, so nobody adds beside it. */
export async function addLine(ctx: CompanyCtx, cartId: string, line: LineRow): Promise<void> {
  await ctx.db.write(sql`
    insert into goods.cart_line as known (company_id, cart_id, id, item_id, variant_id, extras, quantity, note, seen_cents, added_at)
    values (${ctx.companyId}, ${cartId}, ${line.id}, ${line.itemId}, ${line.variantId}, ${jsonOf(line.extras)}::jsonb, ${line.quantity},
      ${line.note}, ${line.seenCents}, ${ctx.now})
    on conflict (company_id, cart_id, item_id, coalesce(variant_id, item_id), extras, note)
    do update set quantity = known.quantity + excluded.quantity, seen_cents = excluded.seen_cents`);
}

export async function saveQuantity(ctx: CompanyCtx, cartId: string, id: string, quantity: number): Promise<void> {
  await ctx.db.write(sql`
    update goods.cart_line set quantity = ${quantity}
    where company_id = ${ctx.companyId} and cart_id = ${cartId} and id = ${id}`);
}

export async function saveSeen(ctx: CompanyCtx, cartId: string, id: string, seenCents: number): Promise<void> {
  await ctx.db.write(sql`
    update goods.cart_line set seen_cents = ${seenCents}
    where company_id = ${ctx.companyId} and cart_id = ${cartId} and id = ${id}`);
}

export async function removeLines(ctx: CompanyCtx, cartId: string, ids: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    delete from goods.cart_line where company_id = ${ctx.companyId} and cart_id = ${cartId} and id = any(${ids})`);
}

export async function removeAllLines(ctx: CompanyCtx, cartId: string): Promise<void> {
  await ctx.db.write(sql`delete from goods.cart_line where company_id = ${ctx.companyId} and cart_id = ${cartId}`);
}

/** Extras by their ids: the same choice looks the same, however it was clicked. */
export function sortedExtras(extras: Choice['extras']): Choice['extras'] {
  const counts = new Map<string, number>();
  for (const { extraId, quantity } of extras) counts.set(extraId, (counts.get(extraId) ?? 0) + quantity);
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([extraId, quantity]) => ({ extraId, quantity }));
}

/** In other carts of the same customer that nobody has ordered. */
export function linesElsewhere(
  ctx: CompanyCtx,
  cartId: string,
  customerId: string,
): Promise<(LineRow & { readonly cartId: string })[]> {
  return ctx.db.rows(sql`
    select l.cart_id, l.id, l.item_id, l.variant_id, l.extras, l.quantity, l.note, l.seen_cents
    from goods.cart_handover h
    join checkout.cart_view c on c.company_id = h.company_id and c.id = h.cart_id and not c.is_placed
    join goods.cart_line l on l.company_id = h.company_id and l.cart_id = h.cart_id
    where h.company_id = ${ctx.companyId} and h.customer_id = ${customerId} and h.cart_id <> ${cartId}
    order by l.added_at, l.id`);
}
