import { addDays } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { ItemData, PricePeriod, Promo } from '../../contract.ts';
import { LOOK_BACK_DAYS } from '../../rules/item-price.ts';

/** So far back that a promo of the last months is explained too; the newest first. */
const SHOWN_DAYS = 400;
const MOST_SHOWN = 200;

export function listPrices(ctx: CompanyCtx, itemId: string): Promise<PricePeriod[]> {
  return pricesSince(ctx, itemId, addDays(ctx.now, -SHOWN_DAYS), MOST_SHOWN);
}

/** All that a promo which begins at an instant is measured against. */
export function listPricesBefore(ctx: CompanyCtx, itemId: string, at: Date): Promise<PricePeriod[]> {
  return pricesSince(ctx, itemId, addDays(at, -LOOK_BACK_DAYS), null);
}

function pricesSince(ctx: CompanyCtx, itemId: string, since: Date, limit: number | null): Promise<PricePeriod[]> {
  return ctx.db.rows<PricePeriod>(sql`
    select kind, cents, from_at as from, to_at as to from catalog.price_change
    where company_id = ${ctx.companyId} and item_id = ${itemId} and (to_at is null or to_at > ${since})
    order by from_at desc, id desc
    limit ${limit}`);
}

type Prices = Pick<ItemData, 'priceCents' | 'promo'>;

/** Ends what counts no longer and begins what does, in the transaction of the change. */
export async function notePrices(ctx: CompanyCtx, itemId: string, before: Prices | null, after: Prices): Promise<void> {
  if (before?.priceCents !== after.priceCents) await noteBase(ctx, itemId, after.priceCents);
  await notePromo(ctx, itemId, before?.promo ?? null, after.promo);
}

async function noteBase(ctx: CompanyCtx, itemId: string, cents: number): Promise<void> {
  await ctx.db.rows(sql`
    update catalog.price_change set to_at = ${ctx.now}
    where company_id = ${ctx.companyId} and item_id = ${itemId} and kind = 'base' and to_at is null`);
  await addPeriod(ctx, itemId, { kind: 'base', cents, from: ctx.now, to: null });
}

/** A promo that goes on ends at another time; any other change ends it now, and one that never began is forgotten. */
async function notePromo(ctx: CompanyCtx, itemId: string, before: Promo | null, after: Promo | null): Promise<void> {
  const known = sql`company_id = ${ctx.companyId} and item_id = ${itemId} and kind = 'promo'`;
  if (before && after && before.cents === after.cents && before.from.getTime() === after.from.getTime()) {
    await ctx.db.rows(sql`
      update catalog.price_change set to_at = ${after.to} where ${known} and from_at = ${after.from} and to_at = ${before.to}`);
    return;
  }
  if (before) {
    await ctx.db.rows(sql`delete from catalog.price_change where ${known} and from_at >= ${ctx.now}`);
    await ctx.db.rows(sql`update catalog.price_change set to_at = ${ctx.now} where ${known} and to_at > ${ctx.now}`);
  }
  if (after) await addPeriod(ctx, itemId, { kind: 'promo', ...after });
}

async function addPeriod(ctx: CompanyCtx, itemId: string, { kind, cents, from, to }: PricePeriod): Promise<void> {
  await ctx.db.rows(sql`
    insert into catalog.price_change (company_id, id, item_id, kind, cents, from_at, to_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${itemId}, ${kind}, ${cents}, ${from}, ${to})`);
}
