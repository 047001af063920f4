import { problemsOf } from '@fachwerk/base/problem';
import { FEW_PIECES, giveBackPieces, notifyCatalog, takePieces } from '@fachwerk/catalog/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { offerProblems, type Pieces } from '../../contract.ts';
import { whyNotQuantity } from '../../rules/choice.ts';

const problem = problemsOf(offerProblems);

/** What is sold leaves the stock of its variant and of its item, in the transaction of the order: all, or a refusal that names the first of which too few are left. */
export async function takeStock(ctx: CompanyCtx, lines: readonly Pieces[]): Promise<void> {
  const { items, variants } = checked(lines);
  if (items.length === 0) return;
  const missing = (await takePieces(ctx, items))[0];
  if (missing) throw problem('item.sold_out', { item: await nameOf(ctx, missing) });
  const short = await takeVariantPieces(ctx, variants);
  if (short) throw problem('item.sold_out', { item: await nameOf(ctx, short) });
}

/** An order that was cancelled: what was taken is there again. */
export async function giveBackStock(ctx: CompanyCtx, lines: readonly Pieces[]): Promise<void> {
  const { items, variants } = checked(lines);
  if (items.length === 0) return;
  await giveBackPieces(ctx, items);
  await lockVariants(ctx, variants);
  await addVariantPieces(ctx, variants, 1);
}

type VariantPieces = { readonly itemId: string; readonly variantId: string; readonly quantity: number };

/** Each item and each variant once, in whatever lines they stand. */
function checked(lines: readonly Pieces[]) {
  if (lines.some(({ quantity }) => whyNotQuantity(quantity))) throw problem('choice.quantity');
  const items = new Map<string, number>();
  const variants = new Map<string, VariantPieces>();
  for (const { itemId, variantId, quantity } of lines) {
    items.set(itemId, (items.get(itemId) ?? 0) + quantity);
    if (!variantId) continue;
    const before = variants.get(variantId)?.quantity ?? 0;
    variants.set(variantId, { itemId, variantId, quantity: before + quantity });
  }
  return { items: [...items].map(([itemId, quantity]) => ({ itemId, quantity })), variants: [...variants.values()] };
}

/** The item of the first variant of which too few are left; null: all were taken. */
async function takeVariantPieces(ctx: CompanyCtx, wanted: readonly VariantPieces[]): Promise<string | null> {
  if (wanted.length === 0) return null;
  const counted = await lockVariants(ctx, wanted);
  const short = wanted.find(({ variantId, quantity }) =>
    counted.some(({ id, stock }) => id === variantId && stock < quantity),
  );
  if (short) return short.itemId;
  await addVariantPieces(ctx, wanted, -1);
  return null;
}

/** Only those that are counted, always in one order: two orders of the same things do not wait for each other in a circle. */
function lockVariants(ctx: CompanyCtx, wanted: readonly VariantPieces[]): Promise<{ id: string; stock: number }[]> {
  return ctx.db.rows(sql`
    select id, stock from item_options.variant
    where company_id = ${ctx.companyId} and id = any(${wanted.map(({ variantId }) => variantId)}::uuid[]) and stock is not null
    order by id for no key update`);
}

async function addVariantPieces(ctx: CompanyCtx, pieces: readonly VariantPieces[], sign: 1 | -1): Promise<void> {
  const now = await ctx.db.rows<{ stock: number; added: number }>(sql`
    update item_options.variant v set stock = v.stock + p.quantity
    from unnest(${pieces.map(({ variantId }) => variantId)}::uuid[], ${pieces.map(({ quantity }) => quantity * sign)}::int[]) as p (id, quantity)
    where v.company_id = ${ctx.companyId} and v.id = p.id and v.stock is not null
    returning v.stock, p.quantity as added`);
  if (now.some(({ stock, added }) => Math.min(stock, stock - added) <= FEW_PIECES)) await notifyCatalog(ctx);
}

async function nameOf(ctx: CompanyCtx, itemId: string): Promise<string> {
  const row = await ctx.db.first<{ name: string }>(sql`
    select name ->> 'de' as name from catalog.item_view where company_id = ${ctx.companyId} and id = ${itemId}`);
  return row?.name ?? '';
}
