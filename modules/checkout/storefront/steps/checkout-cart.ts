import { type PageCtx, type Redirect, redirectTo } from '@fachwerk/site/page';
import { type Cart, checkoutApi } from '../../contract.ts';
import { whyNotContact } from '../../rules/contact.ts';

/** The steps of the checkout are pages; this is how far somebody may go. */
export type CheckoutStep = 'contact' | 'payment' | 'pay';

/** With one way to pay there is nothing to choose: who one is, how one pays and the order itself are parts of one page. */
export const isOnePage = ({ paymentOptions }: Cart): boolean => paymentOptions.length === 1;

/** The cart to be paid, or where to go instead: nobody lands on a step whose questions before it are open. */
export async function cartAt(ctx: PageCtx, step: CheckoutStep): Promise<Cart | Redirect> {
  const cart = await ctx.ask(checkoutApi.show, {});
  if (cart.lines.length === 0) {
    return redirectTo(cart.unpaidOrderHash ? `/bestellung/${cart.unpaidOrderHash}/zahlung` : '/warenkorb');
  }
  if (cart.lines.some(({ isExpired }) => isExpired)) return redirectTo('/warenkorb');
  if (isOnePage(cart)) return step === 'contact' ? cart : redirectTo('/kasse');
  if (step === 'contact' && cart.isContactKnown) return redirectTo('/kasse/zahlung');
  if (step !== 'contact' && !cart.isContactKnown && whyNotContact(cart.contact)) return redirectTo('/kasse');
  if (step === 'pay' && !cart.paymentOption) return redirectTo('/kasse/zahlung');
  return cart;
}
