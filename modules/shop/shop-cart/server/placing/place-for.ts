import type { Language } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import { useCoupon } from '@fachwerk/cart/facade';
import type { Choice } from '@fachwerk/item-options/contract';
import type { Order, OrderContact } from '@fachwerk/orders/contract';
import { addOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { shopOf } from '@fachwerk/shop/facade';
import { legalVersions } from '@fachwerk/sites/facade';
import { goodsProblems, type Handover, type TipChoice } from '../../contract.ts';
import { whyNotTip } from '../../rules/price-cart.ts';
import { contentOf, contentWithCode, type GoodsContent } from '../cart/goods-content.ts';
import { addressOf } from '../cart/goods-lines.ts';
import { orderLineOf } from '../cart/goods-words.ts';
import { EMPTY_DESCRIPTION } from '../handover/handover-store.ts';
import { problemOf } from '../line/add-goods.ts';
import { sortedExtras } from '../line/line-store.ts';
import { type HowPaid, placeContent } from './place-goods.ts';

/** Goods that somebody wants who is not in front of a cart. */
type GoodsWish = {
  readonly lines: readonly {
    readonly id: string;
    readonly choice: Choice;
    readonly quantity: number;
    readonly note: string;
  }[];
  readonly handover: Handover;
  readonly tableName: string;
  readonly tip?: TipChoice | undefined;
  readonly voucherCode?: string | undefined;
  readonly language: Language;
  /** Of whoever orders; empty where it is not known. */
  readonly email: string;
};

/** What it would cost at this moment, and what stands in its way. Nothing is taken and nothing is kept. */
export async function quoteFor(ctx: CompanyCtx, wish: GoodsWish): Promise<GoodsContent> {
  const { handover, tableName, tip = EMPTY_DESCRIPTION.tip, voucherCode = '', language, email } = wish;
  const content = await contentOf(ctx, {
    lines: wish.lines.map((line) => ({
      ...line,
      choice: { ...line.choice, extras: sortedExtras(line.choice.extras) },
      seenCents: null,
    })),
    said: { ...EMPTY_DESCRIPTION, ...handover, tableName, tip },
    shop: await shopOf(ctx),
    language,
  });
  return contentWithCode(ctx, content, { code: voucherCode, beside: [], email, language });
}

type Placing = HowPaid & {
  readonly orderId: string;
  readonly customer: { readonly id: string; readonly companyId: string };
  readonly contact: Pick<OrderContact, 'firstName' | 'lastName' | 'email' | 'phone'>;
  readonly language: Language;
  readonly enteredBy: string;
};

const problem = problemsOf(goodsProblems);

/** An order that staff take for somebody, by the rules and in the transaction of one from the site. Its payment is asked for by whoever calls this. */
export async function placeFor(ctx: CompanyCtx, content: GoodsContent, placing: Placing): Promise<Order> {
  if (content.whyNot) throw problemOf(content.whyNot);
  const noTip = whyNotTip(content.shop, content.said.tip);
  if (noTip) throw problem(noTip);
  if (content.open.length > 0) throw problem('goods.delivery_incomplete', {}, { fields: content.open });
  const { orderId: id, customer, contact, language, enteredBy, ...howPaid } = placing;
  const texts = await ctx.app.texts.of(ctx.db, ctx.companyId);
  const order = await addOrder(ctx, {
    id,
    customerId: customer.id,
    networkId: customer.companyId,
    contact: { ...contact, ...addressOf(content) },
    language,
    lines: content.priced.lines.map((line) => orderLineOf(content, line, texts, { language, orderId: id })),
    // In force now, and sent with the confirmation (§ 312f BGB).
    accepted: { ...(await legalVersions(ctx, ctx.companyId)), isOfParty: true },
    siteCompanyId: ctx.companyId,
    enteredBy,
  });
  await placeContent(ctx, content, order, howPaid);
  const { voucherCode: code, coupon, savedCents } = content;
  await useCoupon(ctx, { code, coupon, savedCents, order });
  return order;
}
