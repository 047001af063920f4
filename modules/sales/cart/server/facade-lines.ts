import type { Problem } from '@fachwerk/base/problem';
import type { Order, OrderContact, OrderLine } from '@fachwerk/orders/contract';
import type { StoredLine } from '@fachwerk/orders/facade';
import type { OfferedOption, PaymentOption } from '@fachwerk/payments/contract';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { extensionPoint } from '@fachwerk/server/hooks';
import type { OrderRental } from '../contract.ts';
import type { CartDiscount, CartGoods, CartLine, Contact, OwedPayment } from '../contract-cart.ts';
import type { CodeItem } from '../rules/discount.ts';
import type { CartRow } from './cart/cart-store.ts';
import type { CouponAnswer } from './facade-codes.ts';

/** Null: nothing of it lies there any more. */
export type PriceLines = (ctx: SiteCtx, cart: CartRow) => Promise<PricedLines | null>;

/**
 * Lines of one kind in a cart: boxes, goods, the extension of a rental. A module that sells something contributes one; the cart knows
 * nothing else of what is sold. `ctx` is of the site's company unless something else is said.
 */
export type LineProvider = {
  /** Kept with the cart (`line_kinds`): a cart asks nobody who has no line in it. */
  readonly kind: string;
  /** An unpaid order keeps it from others: one address has few of them at a time. */
  readonly isKeptUntilPaid?: boolean;
  readonly price: PriceLines;
  /** Reads while the cart's row is being locked, by the id a browser named; what comes back prices, once the cart is known to be theirs. */
  readonly read?: (ctx: SiteCtx, cartId: string) => Promise<PriceLines>;
  /** Of a cart that was placed. Without it the total of the order says whether the same was asked for again. */
  readonly lineIds?: (ctx: SiteCtx, cart: CartRow) => Promise<readonly string[]>;
  /** Takes a line out; how many are left, or null where it is none of its own. */
  readonly remove?: (ctx: SiteCtx, cart: CartRow, lineId: string) => Promise<number | null>;
  /** Holds again what was held too long ago, all of it or nothing. */
  readonly hold?: (ctx: SiteCtx, cart: CartRow) => Promise<void>;
  /** The cart is emptied: what was held is free for others. */
  readonly release: (ctx: SiteCtx, cart: CartRow) => Promise<void>;
  /** Refuses whoever cannot order it, as soon as they have said who they are; also for a cart that is still empty. */
  readonly refuseContact?: (ctx: SiteCtx, contact: Contact) => Promise<void>;
  /** Refuses to place an order before anything is priced. */
  readonly refusePlacing?: (ctx: SiteCtx, cart: CartRow) => Promise<void>;
  /** After the transaction of a refused order is undone, in one of its own. */
  readonly afterRefusal?: (ctx: SiteCtx, refusal: Problem, contact: Contact) => Promise<void>;
  /** Refuses to pay an order again that could not be served. `ctx` is the contract party's. */
  readonly refuseRetry?: (ctx: SiteCtx, lines: readonly StoredLine[]) => Promise<void>;
  /** What whoever is signed in has to pay before they can order anything new. */
  readonly owed?: (ctx: SiteCtx) => Promise<readonly OwedPayment[]>;
  /** What the page of a paid order knows beside its lines. `ctx` is the contract party's. */
  readonly describeOrder?: (ctx: SiteCtx, ordered: Ordered) => Promise<readonly OrderRental[]>;
  /** Whether money of this order goes back because it could not be served. `ctx` is the contract party's. */
  readonly isUnserved?: (ctx: SiteCtx, orderId: string) => Promise<boolean>;
};

/** All of a kind in a cart, priced at this moment and without the coupon. */
export type PricedLines = {
  /** With those whose hold ran out. */
  readonly lines: readonly CartLine[];
  /** It cannot be had any more, and nothing is left to pay. */
  readonly gone?: Problem;
  /** The page it was begun from. */
  readonly backTo?: string;
  /** What a coupon is held against. */
  readonly codeItems: readonly CodeItem[];
  /** Of what is handed over: how, and for how much. */
  readonly delivery?: { readonly type: string | null; readonly cents: number };
  /** `items` are those of all kinds. */
  readonly withCoupon: (coupon: CouponAnswer | null, items: readonly CodeItem[]) => LinesToOrder;
};

/** The same with what a coupon takes off, ready to be shown and ordered. What was priced stays in these functions. */
export type LinesToOrder = {
  readonly discounts: readonly CartDiscount[];
  /** Null where nothing is handed over. */
  readonly goods: CartGoods | null;
  /** What the coupon saves, the delivery included. */
  readonly savedCents: number;
  /** It belongs to a contract that is there already: whose contact and terms count. */
  readonly contract?: Order | undefined;
  /** As they stand in the order and on the invoice; what is about all of it names the order. */
  readonly orderLines: (orderId: string) => readonly OrderLine[];
  /** It may be paid to people, when it is handed over or by transfer. */
  readonly mayBePaidLater: boolean;
  /** What of the ways to pay can be had with them. */
  readonly payable: (offered: readonly OfferedOption[]) => readonly OfferedOption[];
  /** Where they go; kept with the order. */
  readonly address: Partial<OrderContact>;
  /** An order that is paid later is not counted against its customer. */
  readonly isTrusted?: boolean;
  /** In the transaction of the order and before it is written. `ctx` is the contract party's, here and below. */
  readonly prepare?: (ctx: SiteCtx, customer: OrderingCustomer) => Promise<void>;
  /** Sent together with the order and before it; what comes back is done after it. Each refuses what somebody else was quicker for. */
  readonly hold: (ctx: SiteCtx) => Promise<PlaceLines>;
};

export type PlaceLines = (ctx: SiteCtx, placed: PlacedOrder) => Promise<void>;

export type OrderingCustomer = { readonly id: string; readonly blockedAt: Date | null; readonly isNew: boolean };

export type PlacedOrder = {
  readonly order: Order;
  readonly customer: OrderingCustomer;
  readonly contact: Contact;
  /** Null where there is nothing to pay. */
  readonly paymentOption: PaymentOption | null;
};

export type Ordered = {
  readonly order: Order;
  readonly lines: readonly StoredLine[];
  /** Whether the keys are for this visitor. */
  readonly hasKeys: boolean;
  readonly isRefunded: boolean;
};

/** In the order of the modules: so they stand in the cart, and so they are held. */
export const lineProviders = extensionPoint<LineProvider>('checkout.line_providers');

/** Those with a line in this cart. */
export function providersIn({ app }: SiteCtx, { lineKinds }: Pick<CartRow, 'lineKinds'>): readonly LineProvider[] {
  return app.hooks.all(lineProviders).filter(({ kind }) => lineKinds.includes(kind));
}
