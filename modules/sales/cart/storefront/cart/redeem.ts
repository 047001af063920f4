import { Problem } from '@fachwerk/base/problem';
import type { PageCtx } from '@fachwerk/site/page';
import { type CheckoutProblem, checkoutApi } from '../../contract.ts';
import { GOODS_TILL } from '../steps/checkout-cart.ts';

const UNKNOWN: CheckoutProblem = 'cart.code_unknown';
const REFUSED = 'code=ungueltig';

/** The cart says at the field that the code is none. The code itself is never part of an address. */
export const CODE_REFUSED = `/warenkorb?${REFUSED}#field-code`;

/** On the way to the till the code stops nobody: the till says that it is none. */
export const CODE_REFUSED_AT_TILL = `${GOODS_TILL}?${REFUSED}`;

export const isRefused = (path: string): boolean => path.split('?')[1]?.split('&').includes(REFUSED) ?? false;

/** False: nobody knows this code. */
export async function redeemed(ctx: PageCtx, code: string): Promise<boolean> {
  try {
    await ctx.change(checkoutApi.saveCode, { code: code.trim() });
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === UNKNOWN) return false;
    throw error;
  }
}
