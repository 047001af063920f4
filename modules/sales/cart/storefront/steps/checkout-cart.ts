import type { PaymentOption } from '@fachwerk/payments/contract';
import { type PageCtx, type Redirect, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';
import { whyNotContact } from '../../rules/contact.ts';

/** The steps of the checkout are pages; this is how far somebody may go. */
export type CheckoutStep = 'contact' | 'payment' | 'pay';

/** Goods ask where to and when beside who one is: their first step is a page of its own. */
const HANDOVER = '/kasse/lieferung';

/** With one way to pay there is nothing to choose: who one is, how one pays and the order itself are parts of one page. */
export const isOnePage = ({ paymentOptions, goods }: Cart): boolean => paymentOptions.length === 1 && !goods;

/** A gift voucher or a coupon covers all of it, or a longer time costs no more: nobody is asked how to pay. */
export const isFree = ({ toPayCents }: Cart): boolean => toPayCents === 0;

/** Why nothing of it can be ordered as it is, to be mended in the cart: the goods, or a code that does not fit. */
export const whyNotCart = ({ goods, coupon, gift }: Pick<Cart, 'goods' | 'coupon' | 'gift'>) =>
  goods?.whyNot ?? coupon?.whyNot ?? gift?.whyNot ?? null;

/** What was chosen, or the only one there is. */
export function optionOf(cart: Cart): PaymentOption | null {
  const { paymentOption, paymentOptions } = cart;
  const offered = paymentOptions.map(({ option }) => option);
  if (offered.length === 1 || isFree(cart)) return offered[0]!;
  return paymentOption && offered.includes(paymentOption) ? paymentOption : null;
}

/** The steps of this cart, each with its address. */
export function stepsOf(cart: Cart): readonly { readonly step: CheckoutStep; readonly to: string }[] {
  return [
    ...(cart.isContactKnown ? [] : [{ step: 'contact' as const, to: cart.goods ? HANDOVER : '/kasse' }]),
    ...((cart.goods && cart.paymentOptions.length === 1) || isFree(cart)
      ? []
      : [{ step: 'payment' as const, to: '/kasse/zahlung' }]),
    { step: 'pay', to: '/kasse/bezahlen' },
  ];
}

/** The cart to be paid, or where to go instead: nobody lands on a step whose questions before it are open. */
export async function cartAt(ctx: PageCtx, step: CheckoutStep): Promise<Cart | Redirect> {
  const cart = await ctx.ask(checkoutApi.show, {});
  if (cart.lines.length === 0 && !cart.goods) {
    return redirectTo(cart.unpaidOrderHash ? `/bestellung/${cart.unpaidOrderHash}/zahlung` : '/warenkorb');
  }
  if (cart.lines.some(({ isExpired }) => isExpired) || whyNotCart(cart)) return redirectTo('/warenkorb');
  if (isOnePage(cart)) return step === 'contact' ? cart : redirectTo('/kasse');
  const steps = stepsOf(cart);
  const isContactOpen = !cart.isContactKnown && whyNotContact(cart.contact) !== null;
  if (step === 'contact' && (cart.isContactKnown || cart.goods)) return redirectTo(steps[0]!.to);
  if (step !== 'contact' && (isContactOpen || cart.goods?.isHandoverSettled === false)) return redirectTo(steps[0]!.to);
  if (step === 'payment' && !steps.some((each) => each.step === 'payment')) return redirectTo('/kasse/bezahlen');
  if (step === 'pay' && !optionOf(cart)) return redirectTo('/kasse/zahlung');
  return cart;
}

/** On to where one pays. A page of this very site is gone to directly, without a page in between. */
export function leaveTo({ url }: PageCtx, address: string): Redirect {
  const target = new URL(address, url);
  return redirectTo(target.hostname === url.hostname ? target.pathname + target.search : address);
}
