import { slot } from '@fachwerk/site/slot';
import type { OrderState } from '../contract.ts';
import type { Cart, CartLine } from '../contract-cart.ts';

/** In the cart, below its other lines: the goods, how they are handed over, what belongs to them. */
export const cartSlot = slot<Cart>('checkout.cart');

/** The form in that slot. The way to the till sends it, so that what was chosen and not yet taken over counts. */
export const GOODS_FORM = { id: 'goods', toCheckout: 'goods_to_checkout' } as const;

/** Of the form for codes in a cart without goods; with goods it is part of theirs. */
export const CODE_ACTS = { use: 'code_use', removeCoupon: 'code_remove', removeGift: 'code_no_gift' } as const;

/** In an empty cart: where else there is something to be had. */
export const emptyCartSlot = slot<Cart>('checkout.empty_cart');

/** On the page of an order, above what happens next: how far it is. */
export const orderSlot = slot<OrderState>('checkout.order');

/** Below everything on the page of an order: what one may want later, such as the same once more. */
export const orderEndSlot = slot<OrderState>('checkout.order_end');

/** Below the lines of the cart and of the till: what is agreed to with them beside the price (`CartLine.terms`). */
export const termsSlot = slot<readonly CartLine[]>('checkout.terms');

/** On the page of a paid order: what it opened, and what to do next. */
export const paidOrderSlot = slot<OrderState>('checkout.paid_order');

/** Of an order whose money goes back: how it stands now, and what can be done. */
export const refundedOrderSlot = slot<OrderState>('checkout.refunded_order');
