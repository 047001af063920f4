import type { Cart } from '@fachwerk/cart/contract-cart';
import { termsSlot } from '@fachwerk/cart/site-slots';
import { fillSlot } from '@fachwerk/site/slot';

/** Below the lines of the cart and of the till: what staying too long costs. Pages of the till have the cart, or are it. */
export const termsFill = fillSlot(termsSlot, {
  load: async (_ctx, page) => {
    const { lines } = 'cart' in (page as object) ? (page as { readonly cart: Cart }).cart : (page as Cart);
    return lines.some(({ terms }) => terms !== '') ? {} : null;
  },
  part: () => import('./terms-slot.tsx'),
});
