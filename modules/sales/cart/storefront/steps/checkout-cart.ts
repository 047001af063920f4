import { type PageCtx, type Redirect, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';

/** Goods ask where to and when beside who one is: their till is a page of its own. */
export const GOODS_TILL = '/kasse/lieferung';

/** A gift voucher or a coupon covers all of it, or a longer time costs no more: nobody is asked how to pay. */
export const isFree = ({ toPayCents }: Cart): boolean => toPayCents === 0;

/** Why nothing of it can be ordered as it is, to be mended in the cart. A code that does not fit takes nothing off, and stops nobody. */
export const whyNotCart = ({ goods }: Pick<Cart, 'goods'>) => goods?.whyNot ?? null;

/** The cart to be paid, or where to go instead: what cannot be ordered as it is, is mended in the cart. */
export async function cartAtTill(ctx: PageCtx): Promise<Cart | Redirect> {
  const cart = await ctx.ask(checkoutApi.show, {});
  if (cart.lines.length === 0 && !cart.goods) {
    return redirectTo(cart.unpaidOrderHash ? `/bestellung/${cart.unpaidOrderHash}/zahlung` : '/warenkorb');
  }
  if (cart.lines.some(({ isExpired }) => isExpired) || whyNotCart(cart)) return redirectTo('/warenkorb');
  return cart.goods ? redirectTo(GOODS_TILL) : cart;
}

/** On to where one pays. A page of this very site is gone to directly, without a page in between. */
export function leaveTo({ url }: PageCtx, address: string): Redirect {
  const target = new URL(address, url);
  return redirectTo(target.hostname === url.hostname ? target.pathname + target.search : address);
}
