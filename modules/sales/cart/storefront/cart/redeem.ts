import { Problem } from '@fachwerk/base/problem';
import type { PageCtx } from '@fachwerk/site/page';
import { type CheckoutProblem, checkoutApi } from '../../contract.ts';

const UNKNOWN: CheckoutProblem = 'cart.code_unknown';
const REFUSED = 'code=ungueltig';

/** The cart says at the field that the code is none; it stops nobody. The code itself is never part of an address. */
export const CODE_REFUSED = `/warenkorb?${REFUSED}#field-code`;

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
