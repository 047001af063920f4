import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { notifyCatalog } from '../notify-catalog.ts';

export type ItemPieces = { readonly itemId: string; readonly quantity: number };

/**
 * Takes pieces off what is left, each item once in the list; answers the items of which too few are left, and then nobody's were
 * taken. Only items that are counted are locked, always in one order: what there is plenty of keeps no order waiting.
 */
export async function takePieces(ctx: CompanyCtx, pieces: readonly ItemPieces[]): Promise<string[]> {
  const ids = pieces.map(({ itemId }) => itemId);
  const counted = await ctx.db.rows<{ id: string; stock: number }>(sql`
    select id, stock from catalog.item
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) and stock is not null
    order by id for no key update`);
  const missing = counted.filter(({ id, stock }) => pieces.some((each) => each.itemId === id && each.quantity > stock));
  if (missing.length === 0 && counted.length > 0) await addPieces(ctx, pieces, -1);
  return missing.map(({ id }) => id);
}

/** What was taken comes back; an item that is no longer counted stays so. */
export async function giveBackPieces(ctx: CompanyCtx, pieces: readonly ItemPieces[]): Promise<void> {
  await ctx.db.rows(sql`
    select from catalog.item
    where company_id = ${ctx.companyId} and id = any(${pieces.map(({ itemId }) => itemId)}::uuid[]) and stock is not null
    order by id for no key update`);
  await addPieces(ctx, pieces, 1);
}

/** So few that customers are told how many, or that there are none. */
export const FEW_PIECES = 10;

/** Pages that say what is left are drawn anew when that changes; a shelf that is full changes nothing on them. */
async function addPieces(ctx: CompanyCtx, pieces: readonly ItemPieces[], sign: 1 | -1): Promise<void> {
  const now = await ctx.db.rows<{ stock: number; added: number }>(sql`
    update catalog.item i set stock = i.stock + p.quantity
    from unnest(${pieces.map(({ itemId }) => itemId)}::uuid[], ${pieces.map(({ quantity }) => quantity * sign)}::int[]) as p (id, quantity)
    where i.company_id = ${ctx.companyId} and i.id = p.id and i.stock is not null
    returning i.stock, p.quantity as added`);
  if (now.some(({ stock, added }) => Math.min(stock, stock - added) <= FEW_PIECES)) await notifyCatalog(ctx);
}
