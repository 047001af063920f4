import type { LineProvider, LinesToOrder } from '@fachwerk/cart/facade-lines';
import type { OrderContact } from '@fachwerk/orders/contract';
import type { OfferedOption } from '@fachwerk/payments/contract';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { paymentsFor } from '@fachwerk/shop/rules/payments';
import { countryFor, handoverMark, hasAddress } from '../../rules/handover.ts';
import { removeHandover } from '../handover/handover-store.ts';
import { removeAllLines } from '../line/line-store.ts';
import { placeGoods } from '../placing/place-goods.ts';
import { contentOfCart, type GoodsContent, withCoupon } from './goods-content.ts';
import { handoverWords, orderLineOf, type Translator, wordsOf } from './goods-words.ts';

/** As carts keep it (`checkout.cart.line_kinds`). */
export const GOODS = 'goods';

/** Goods in the cart, with everything that belongs to them: bringing, packing, a deposit, a tip. */
export const goodsLines: LineProvider = {
  kind: GOODS,
  // Stock and time are kept from others.
  isKeptUntilPaid: true,
  price: async (ctx, cart) => {
    const [content, texts] = await Promise.all([contentOfCart(ctx, cart), ctx.app.texts.of(ctx.db, ctx.companyId)]);
    if (!content) return null;
    return {
      lines: [],
      codeItems: content.codeItems,
      delivery: { type: content.type, cents: content.priced.sums.deliveryCents },
      withCoupon: (coupon, items) =>
        goodsToOrder(ctx, withCoupon(content, { code: cart.voucherCode, coupon, items }, ctx.now), texts),
    };
  },
  release: async (ctx, { id }) => {
    await removeAllLines(ctx, id);
    await removeHandover(ctx, id);
  },
};

function goodsToOrder({ language }: SiteCtx, content: GoodsContent, speaker: Translator): LinesToOrder {
  const t = speaker.in(language);
  const { type, said, priced, open, lines } = content;
  return {
    // They stand with the lines of the goods.
    discounts: [],
    goods: {
      lines: priced.lines.map((line) => ({
        ...wordsOf(content, line, t, language),
        id: line.id,
        kind: line.kind,
        quantity: line.quantity,
        priceCents: line.quantity * line.unitCents,
        vatPercent: line.vatPercent,
      })),
      handover: handoverWords(content, t, language),
      isHandoverSettled: open.length === 0,
      handoverMark: handoverMark(type, said),
      whyNot: content.whyNot,
      minimumAge: Math.max(0, ...lines.map(({ minimumAge }) => minimumAge)),
    },
    savedCents: content.savedCents,
    orderLines: (orderId) => priced.lines.map((line) => orderLineOf(content, line, speaker, { language, orderId })),
    mayBePaidLater: true,
    payable: (offered) => payableOf(content, offered),
    address: addressOf(content),
    // Who sits at a table is there.
    isTrusted: type === 'totable',
    hold: async () => (ctx, placed) => placeGoods(ctx, content, placed),
  };
}

/** What stands on the invoice: the company that wants it in its own name, else where the goods go. */
export function addressOf({ type, said, shop }: Pick<GoodsContent, 'type' | 'said' | 'shop'>): Partial<OrderContact> {
  const { invoiceTo, street, postcode, city } = said;
  if (invoiceTo) return { ...invoiceTo, vatId: invoiceTo.vatId.replace(/[\s.-]/g, '').toUpperCase(), country: 'DE' };
  return type && hasAddress(type) ? { street, postcode, city, country: countryFor(shop, type, said) } : {};
}

/** What goes with this way to hand over. */
const payableOf = ({ shop, type }: GoodsContent, offered: readonly OfferedOption[]): readonly OfferedOption[] =>
  type ? paymentsFor(shop, type, offered) : offered;
