import { vatShares } from '@fachwerk/orders/rules/vat';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { DELIVERY_TYPES } from '@fachwerk/shop/contract-way';
import { findArea } from '@fachwerk/shop/rules/area';
import { whyNotOrder } from '@fachwerk/shop/rules/order';
import { paymentsFor } from '@fachwerk/shop/rules/payments';
import { countryOf, shippedCountries } from '@fachwerk/shop/rules/zones';
import type { GoodsContent } from '@fachwerk/shop-cart/facade';
import { quoteFor } from '@fachwerk/shop-cart/facade';
import type { EntryPayment, orderEntryApi, Quote, Wanted, Why } from '../../contract.ts';
import { entryPayments } from '../../rules/entry.ts';

type Refusal = { readonly code: string; readonly params: Readonly<Record<string, string | number>> };

export const quoteEntry: UseCase<typeof orderEntryApi.quote> = async (ctx, wanted) => {
  const content = await contentFor(ctx, wanted, '');
  const texts = await ctx.app.texts.of(ctx.db, ctx.companyId);
  const t = texts.in(ctx.language);
  const why = (refusal: Refusal | null): Why | null =>
    refusal && { code: refusal.code, sentence: t(refusal.code, refusal.params) };
  return presented(ctx, content, why);
};

/** What was written down, priced at this moment. */
export function contentFor(ctx: Ctx, wanted: Wanted, email: string): Promise<GoodsContent> {
  const { lines, handover, tableName, tip, voucherCode } = wanted;
  return quoteFor(ctx, { lines, handover, tableName, tip, voucherCode, language: ctx.language, email });
}

/** What goes with the way it is handed over. */
export function paymentsOf({ shop, type }: GoodsContent): EntryPayment[] {
  return type ? entryPayments(paymentsFor(shop, type)) : [];
}

function presented(ctx: Ctx, content: GoodsContent, why: (refusal: Refusal | null) => Why | null): Quote {
  const { shop, said, lines, type, open, priced, whyNot, coupon } = content;
  const reasonFor = (each: (typeof DELIVERY_TYPES)[number]) => {
    const refusal = whyNotOrder(shop, each, ctx.now);
    return why(refusal && { code: refusal, params: {} });
  };
  return {
    lines: lines.map((line) => ({ ...line, whyNot: why(line.whyNot) })),
    type,
    types: DELIVERY_TYPES.filter((each) => shop.ways[each].isOffered).map((each) => ({
      type: each,
      whyNot: reasonFor(each),
    })),
    open: open.map(({ path, code }) => ({ path, ...why({ code, params: {} })! })),
    whyNot: why(whyNot),
    countries: type === 'shipment' ? shippedCountries(shop.zones) : [],
    country: countryOf(shop.zones, said.country),
    areaName: type === 'delivery' ? (findArea(shop, said.postcode)?.name ?? '') : '',
    sums: priced.sums,
    totalCents: priced.totalCents,
    netCents: priced.netCents,
    vat: vatShares(priced.lines).map(({ vatPercent, vatCents }) => ({ vatPercent, vatCents })),
    minimumAge: Math.max(0, ...lines.map(({ minimumAge }) => minimumAge)),
    payments: paymentsOf(content),
    tips: shop.tips,
    voucher: coupon && { title: coupon.title, whyNot: why(coupon.whyNot) },
  };
}
