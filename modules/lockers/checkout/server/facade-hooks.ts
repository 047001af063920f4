import type { Order, OrderContact, OrderLine } from '@fachwerk/orders/contract';
import type { OfferedOption, PaymentOption } from '@fachwerk/payments/contract';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { CartGoods } from '../contract-cart.ts';
import type { CodeItem } from '../rules/discount.ts';
import type { CouponAnswer } from './facade-codes.ts';

/** The cart that goods lie in. */
export type CartOfGoods = {
  readonly id: string;
  readonly partyId: string | null;
  /** Goods that are paid at the handover cannot go with a box that begins with its payment. */
  readonly hasBoxes: boolean;
  /** What a coupon may be for beside the goods. */
  readonly boxes: readonly CodeItem[];
  /** The coupon that was typed; empty: none. */
  readonly voucherCode: string;
  /** Of whoever orders, as far as it is known. */
  readonly email: string;
};

/** Goods as they are at this moment: priced, with everything that belongs to them. */
export type GoodsInCart = {
  readonly shown: CartGoods;
  /** What a coupon was held against of them. */
  readonly codeItems: readonly CodeItem[];
  /** What the coupon does for the whole cart; their part of it stands in the lines. */
  readonly coupon: CouponAnswer | null;
  /** What it saves of them, the delivery included. */
  readonly savedCents: number;
  /** As they stand in the order and on the invoice; what is about all of it names the order. */
  readonly orderLines: (orderId: string) => readonly OrderLine[];
  /** What of the ways to pay can be had with them. */
  readonly payable: (offered: readonly OfferedOption[]) => readonly OfferedOption[];
  /** Where they go; kept with the order. */
  readonly address: Partial<OrderContact>;
  /** What whoever has priced them needs again when they are placed. */
  readonly content: unknown;
};

export type PlacedGoods = {
  readonly cartId: string;
  readonly goods: GoodsInCart;
  readonly order: Order;
  /** Null where there is nothing to pay. */
  readonly paymentOption: PaymentOption | null;
};

/** Only asked where the cart says that it has goods; null where that is no longer true. */
export const goodsInCart =
  hook<(ctx: SiteCtx, cart: CartOfGoods) => Promise<GoodsInCart | null>>('checkout.goods_in_cart');

/** In the transaction that places the order: the stock is taken, the time is booked. `ctx` is the contract party's. */
export const goodsPlaced = hook<(ctx: SiteCtx, placed: PlacedGoods) => Promise<void>>('checkout.goods_placed');

/** The cart is emptied. */
export const goodsRemoved = hook<(ctx: SiteCtx, cartId: string) => Promise<void>>('checkout.goods_removed');
