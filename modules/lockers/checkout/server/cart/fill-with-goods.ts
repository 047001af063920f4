import { problemsOf } from '@fachwerk/base/problem';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { checkoutProblems } from '../../contract.ts';
import { listItems } from './cart-item-store.ts';
import { addCart, type CartRow, saveContent } from './cart-store.ts';
import { cartToBegin } from './cart-token.ts';
import { emptied } from './clear-cart.ts';
import { isWorthless } from './show-cart.ts';

const problem = problemsOf(checkoutProblems);

/** The cart of this browser with room for goods of the site's own company. Its row is held until the transaction ends. */
export async function fillWithGoods(
  ctx: SiteCtx,
  { isOverwriting }: { readonly isOverwriting: boolean },
): Promise<CartRow & { readonly isNew: boolean }> {
  const { cart: begun, tokenHash } = await cartToBegin(ctx);
  const isNew = tokenHash !== null;
  const cart = isNew ? begun : await roomForGoods(ctx, begun, isOverwriting);
  if (cart.hasGoods) return { ...cart, isNew };
  const filled = { ...cart, hasGoods: true, partyId: ctx.companyId };
  if (isNew) await addCart(ctx, filled, tokenHash);
  else await saveContent(ctx, cart.id, filled);
  return { ...filled, isNew };
}

/** An order is a contract with one company; what else is in the cart is thrown out only by somebody who says so. */
async function roomForGoods(ctx: SiteCtx, cart: CartRow, isOverwriting: boolean): Promise<CartRow> {
  const isOther = cart.partyId !== null && cart.partyId !== ctx.companyId;
  if (cart.kind === 'purchase' && !isOther) return cart;
  if (!isOverwriting && !(await isWorthless(ctx, cart)))
    throw problem(cart.kind === 'purchase' ? 'cart.other_party' : 'cart.not_empty');
  return emptied(ctx, cart);
}

/** The last of the goods was taken out. */
export async function goodsGone(ctx: SiteCtx, cart: CartRow): Promise<CartRow> {
  const hasBoxes = (await listItems(ctx, cart.id)).length > 0;
  const left = hasBoxes
    ? { ...cart, hasGoods: false }
    : { ...cart, hasGoods: false, partyId: null, voucherCode: '', giftId: null };
  await saveContent(ctx, cart.id, left);
  return left;
}
