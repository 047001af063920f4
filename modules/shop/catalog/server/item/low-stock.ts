import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import { type Sql, sql } from '@fachwerk/server/sql';

/** So few left of an item are too few, where it does not say it itself; asked of whoever knows the shop. */
export const usualWarnFrom = hook<(ctx: CompanyCtx) => Promise<number>>('catalog.usual_warn_from');

type LowQuestion = {
  readonly warnFrom: number;
  /** Only of these; null: of all, as many as a list shows. */
  readonly itemIds: readonly string[] | null;
};

/** Items of which a variant runs low; whoever keeps variants knows. */
export const lowByVariant =
  hook<(ctx: CompanyCtx, question: LowQuestion) => Promise<readonly string[]>>('catalog.low_by_variant');

export type LowStock = { readonly warnFrom: number; readonly byVariant: readonly string[] };

export async function lowStockOf(ctx: CompanyCtx, itemIds: LowQuestion['itemIds']): Promise<LowStock> {
  const { hooks } = ctx.app;
  const warnFrom = (await hooks.find(usualWarnFrom)?.(ctx)) ?? 0;
  return { warnFrom, byVariant: (await hooks.find(lowByVariant)?.(ctx, { warnFrom, itemIds })) ?? [] };
}

/** So few are left of the item `i` that somebody should order more. Each half has its index. */
export const isLow = ({ warnFrom, byVariant }: LowStock): Sql => sql`(
  (i.stock is not null and i.stock <= coalesce(i.warn_from, ${warnFrom}::int)) or i.id = any(${byVariant}::uuid[]))`;
