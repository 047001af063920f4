import { anyCart, itemsBeside } from '@fachwerk/cart/facade';
import type { CartRow } from '@fachwerk/cart/facade-filling';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { DELIVERY_TYPES } from '@fachwerk/shop/contract-way';
import { whyNotOrder } from '@fachwerk/shop/rules/order';
import { findZone, shippedCountries, whyNotShip } from '@fachwerk/shop/rules/zones';
import type { GoodsCart, goodsApi, Shipping } from '../../contract.ts';
import { destinationOf } from '../../rules/handover.ts';
import { weightOf } from '../../rules/item-lines.ts';
import { tableOf } from '../handover/table-of.ts';
import { linesElsewhere } from '../line/line-store.ts';
import { contentOfCart, contentWithCode, type GoodsContent, whyNotBoxes } from './goods-content.ts';
import { GOODS } from './goods-lines.ts';

export const showGoodsCart: UseCase<typeof goodsApi.show> = async (ctx) => {
  const cart = await anyCart(ctx);
  const content = cart && !cart.placedAt && cart.lineKinds.includes(GOODS) ? await contentIn(ctx, cart) : null;
  if (!content) return { goods: null, tableName: await tableOf(ctx, cart) };
  return { goods: await presented(ctx, cart!.id, content), tableName: content.said.tableName };
};

async function contentIn(ctx: SiteCtx, cart: CartRow): Promise<GoodsContent | null> {
  const [content, beside] = await Promise.all([contentOfCart(ctx, cart), itemsBeside(ctx, cart, GOODS)]);
  const { voucherCode: code, contact } = cart;
  const asked = { code, beside, email: contact.email ?? '', language: ctx.language };
  return content && contentWithCode(ctx, content, asked);
}

function shippingOf({ shop, said, lines, priced }: GoodsContent): Shipping | null {
  if (!shop.ways.shipment.isOffered) return null;
  const to = destinationOf(shop, said);
  const parcel = { weightGrams: weightOf(lines), goodsCents: priced.sums.goodsCents };
  return {
    countries: shippedCountries(shop.zones),
    country: to.country,
    zone: findZone(shop.zones, to)?.name ?? '',
    weightGrams: parcel.weightGrams,
    whyNot: whyNotShip(shop.zones, to, parcel),
  };
}

async function presented(ctx: SiteCtx, cartId: string, content: GoodsContent): Promise<GoodsCart> {
  const { shop, said, lines, type, open, priced, whyNot } = content;
  const { tableName, tip, ...handover } = said;
  const types = DELIVERY_TYPES.filter((each) => shop.ways[each].isOffered && (each !== 'totable' || tableName !== ''));
  const boxes = await whyNotBoxes(ctx, content);
  const elsewhere = ctx.caller ? await linesElsewhere(ctx, cartId, ctx.caller.userId) : [];
  return {
    lines: [...lines],
    handover: { ...handover, type },
    tableName,
    shipping: shippingOf(content),
    types: types.map((each) => {
      const refusal = whyNotOrder(shop, each, ctx.now);
      const closed = refusal && { code: refusal, params: {} };
      return { type: each, whyNot: closed ?? (each === 'box' ? boxes : null) };
    }),
    open: open.map(({ path, code }) => ({ path, code })),
    sums: priced.sums,
    whyNot,
    isPriceChanged: lines.some(({ wasCents }) => wasCents !== null),
    tip,
    tipOffers: shop.tips,
    elsewhere: elsewhere.length,
  };
}
