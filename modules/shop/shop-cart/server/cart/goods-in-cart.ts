import type { CartOfGoods, GoodsInCart } from '@fachwerk/checkout/facade-hooks';
import type { OfferedOption } from '@fachwerk/payments/contract';
import { isPaidLater } from '@fachwerk/payments/rules/later-options';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { paymentsFor } from '@fachwerk/shop/rules/payments';
import { handoverMark, hasAddress } from '../../rules/handover.ts';
import { contentOfCart, type GoodsContent } from './goods-content.ts';
import { handoverWords, orderLineOf, type Translator, wordsOf } from './goods-words.ts';

/** What the cart and the till know of goods. */
export async function readGoodsInCart(ctx: SiteCtx, cart: CartOfGoods): Promise<GoodsInCart | null> {
  const [content, texts] = await Promise.all([contentOfCart(ctx, cart), ctx.app.texts.of(ctx.db, ctx.companyId)]);
  return content && goodsFrom(content, texts, ctx.language, cart.hasBoxes);
}

function goodsFrom(
  content: GoodsContent,
  speaker: Translator,
  language: SiteCtx['language'],
  hasBoxes: boolean,
): GoodsInCart {
  const say = speaker.in(language);
  const { type, said, priced, open, lines } = content;
  return {
    shown: {
      lines: priced.lines.map((line) => ({
        ...wordsOf(content, line, say, language),
        id: line.id,
        kind: line.kind,
        quantity: line.quantity,
        priceCents: line.quantity * line.unitCents,
        vatPercent: line.vatPercent,
      })),
      handover: handoverWords(content, say, language),
      isHandoverSettled: open.length === 0,
      handoverMark: handoverMark(type, said),
      whyNot: content.whyNot,
      minimumAge: Math.max(0, ...lines.map(({ minimumAge }) => minimumAge)),
    },
    codeItems: content.codeItems,
    coupon: content.coupon,
    savedCents: content.savedCents,
    orderLines: (orderId) => priced.lines.map((line) => orderLineOf(content, line, speaker, { language, orderId })),
    payable: (offered) => payableOf(content, offered, hasBoxes),
    address: addressOf(content),
    content,
  };
}

/** What stands on the invoice: the company that wants it in its own name, else where the goods go. */
export function addressOf({ type, said }: GoodsContent): GoodsInCart['address'] {
  const { invoiceTo, street, postcode, city } = said;
  if (invoiceTo) return { ...invoiceTo, vatId: invoiceTo.vatId.replace(/[\s.-]/g, '').toUpperCase(), country: 'DE' };
  return type && hasAddress(type) ? { street, postcode, city, country: 'DE' } : {};
}

/** What goes with this way to hand over; a box begins with its payment, so beside one nothing is paid later. */
function payableOf(
  { shop, type }: GoodsContent,
  offered: readonly OfferedOption[],
  hasBoxes: boolean,
): OfferedOption[] {
  const fitting = type ? paymentsFor(shop, type, offered) : [...offered];
  return hasBoxes ? fitting.filter(({ option }) => !isPaidLater(option)) : fitting;
}
