import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Item } from '../../contract.ts';
import { itself, notePrices } from './price-store.ts';

/** Whoever has read a locked item is told that it is another one now: prices of its variants changed, and the lowest did not. */
export async function raiseVersion(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(
    sql`update catalog.item set version = version + 1 where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

/**
 * With variants a locked item costs what the cheapest of them does, and has no promo of its own; null: it has none (any more), and keeps its
 * price. The version is raised: a form that is open shows another price.
 */
export async function takeVariantPrice(ctx: CompanyCtx, item: Item, lowestCents: number | null): Promise<void> {
  const hasVariants = lowestCents !== null;
  const after = { priceCents: lowestCents ?? item.priceCents, promo: hasVariants ? null : item.promo };
  const isSame = hasVariants === item.hasVariants && after.priceCents === item.priceCents && after.promo === item.promo;
  if (isSame) return;
  await ctx.db.rows(sql`
    update catalog.item set has_variants = ${hasVariants}, price_cents = ${after.priceCents}, version = version + 1,
      promo_cents = ${after.promo?.cents ?? null}, promo_from = ${after.promo?.from ?? null}, promo_to = ${after.promo?.to ?? null}
    where company_id = ${ctx.companyId} and id = ${item.id}`);
  await notePrices(ctx, itself(item.id), item, after);
}
