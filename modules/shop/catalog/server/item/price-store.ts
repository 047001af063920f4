import { addDays } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { ItemData, PricePeriod, Promo } from '../../contract.ts';
import { LOOK_BACK_DAYS } from '../../rules/item-price.ts';

/** So far back that a promo of the last months is explained too; the newest first. */
const SHOWN_DAYS = 400;
const MOST_SHOWN = 200;

/** An item, or one of its variants. */
export type Priced = { readonly itemId: string; readonly variantId: string | null };

export const itself = (itemId: string): Priced => ({ itemId, variantId: null });

export function listPrices(ctx: CompanyCtx, of: Priced): Promise<PricePeriod[]> {
  return pricesSince(ctx, of, addDays(ctx.now, -SHOWN_DAYS), MOST_SHOWN);
}

/** All that a promo which begins at an instant is measured against. */
export function listPricesBefore(ctx: CompanyCtx, of: Priced, at: Date): Promise<PricePeriod[]> {
  return pricesSince(ctx, of, addDays(at, -LOOK_BACK_DAYS), null);
}

function pricesSince(ctx: CompanyCtx, of: Priced, since: Date, limit: number | null): Promise<PricePeriod[]> {
  return ctx.db.rows<PricePeriod>(sql`
    select kind, cents, from_at as from, to_at as to from catalog.price_change
    where ${isOf(ctx, of)} and (to_at is null or to_at > ${since})
    order by from_at desc, id desc
    limit ${limit}`);
}

const isOf = (ctx: CompanyCtx, { itemId, variantId }: Priced) =>
  sql`company_id = ${ctx.companyId} and item_id = ${itemId} and variant_id ${variantId ? sql`= ${variantId}` : sql`is null`}`;

type Prices = Pick<ItemData, 'priceCents' | 'promo'>;

/** Ends what counts no longer and begins what does, in the transaction of the change. */
export async function notePrices(ctx: CompanyCtx, of: Priced, before: Prices | null, after: Prices): Promise<void> {
  if (before && before.priceCents !== after.priceCents) await endBase(ctx, of);
  if (before?.priceCents !== after.priceCents)
    await addPeriod(ctx, of, { kind: 'base', cents: after.priceCents, from: ctx.now, to: null });
  await notePromo(ctx, of, before?.promo ?? null, after.promo);
}

async function endBase(ctx: CompanyCtx, of: Priced): Promise<void> {
  await ctx.db.write(sql`
    update catalog.price_change set to_at = ${ctx.now}
    where ${isOf(ctx, of)} and kind = 'base' and to_at is null`);
}

type PriceStep = { readonly itemId: string; readonly before: Prices | null; readonly after: Prices };

/** The same for many items; only what has a promo is worth statements of its own. */
export async function noteManyPrices(ctx: CompanyCtx, steps: readonly PriceStep[]): Promise<void> {
  const { promo = [], plain = [] } = Object.groupBy(steps, ({ before, after }) =>
    before?.promo || after.promo ? 'promo' : 'plain',
  );
  for (const { itemId, before, after } of promo) await notePrices(ctx, itself(itemId), before, after);
  const changed = plain.filter(({ before, after }) => before?.priceCents !== after.priceCents);
  const ended = changed.filter(({ before }) => before).map(({ itemId }) => itemId);
  if (ended.length > 0)
    await ctx.db.write(sql`
      update catalog.price_change set to_at = ${ctx.now}
      where company_id = ${ctx.companyId} and item_id = any(${ended}::uuid[]) and variant_id is null and kind = 'base' and to_at is null`);
  if (changed.length > 0)
    await addFirstPrices(
      ctx,
      changed.map(({ itemId, after }) => ({ ...itself(itemId), cents: after.priceCents })),
    );
}

/** What many cost from now on, in one statement. */
export async function addFirstPrices(
  ctx: CompanyCtx,
  prices: readonly (Priced & { readonly cents: number })[],
): Promise<void> {
  await ctx.db.rows(sql`
    insert into catalog.price_change (company_id, id, item_id, variant_id, kind, cents, from_at)
    select ${ctx.companyId}, p.id, p.item_id, p.variant_id, 'base', p.cents, ${ctx.now}
    from unnest(${prices.map(() => ctx.newId())}::uuid[], ${prices.map(({ itemId }) => itemId)}::uuid[],
      ${prices.map(({ variantId }) => variantId)}::uuid[], ${prices.map(({ cents }) => cents)}::int[]) as p (id, item_id, variant_id, cents)`);
}

/** A promo that goes on ends at another time; any other change ends it now, and one that never began is forgotten. */
async function notePromo(ctx: CompanyCtx, of: Priced, before: Promo | null, after: Promo | null): Promise<void> {
  const known = sql`${isOf(ctx, of)} and kind = 'promo'`;
  if (before && after && before.cents === after.cents && before.from.getTime() === after.from.getTime()) {
    await ctx.db.rows(sql`
      update catalog.price_change set to_at = ${after.to} where ${known} and from_at = ${after.from} and to_at = ${before.to}`);
    return;
  }
  if (before) {
    await ctx.db.rows(sql`delete from catalog.price_change where ${known} and from_at >= ${ctx.now}`);
    await ctx.db.rows(sql`update catalog.price_change set to_at = ${ctx.now} where ${known} and to_at > ${ctx.now}`);
  }
  if (after) await addPeriod(ctx, of, { kind: 'promo', ...after });
}

async function addPeriod(
  ctx: CompanyCtx,
  { itemId, variantId }: Priced,
  { kind, cents, from, to }: PricePeriod,
): Promise<void> {
  await ctx.db.write(sql`
    insert into catalog.price_change (company_id, id, item_id, variant_id, kind, cents, from_at, to_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${itemId}, ${variantId}, ${kind}, ${cents}, ${from}, ${to})`);
}
