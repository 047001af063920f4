import { problemsOf } from '@fachwerk/base/problem';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { checkoutProblems } from '../../contract.ts';
import { addCart, type CartRow, NO_CONTENT, saveContent } from './cart-store.ts';
import { cartToBegin } from './cart-token.ts';
import { emptied } from './clear-cart.ts';
import { isWorthless } from './show-cart.ts';

const problem = problemsOf(checkoutProblems);

export const withKind = <Cart extends Pick<CartRow, 'lineKinds'>>(cart: Cart, kind: string): Cart => ({
  ...cart,
  lineKinds: [...new Set([...cart.lineKinds, kind])],
});

/** The cart of this browser with room for something new of the site's own company. Its row is held until the transaction ends. */
export async function fillCart(
  ctx: SiteCtx,
  kind: string,
  { isOverwriting }: { readonly isOverwriting: boolean },
): Promise<CartRow & { readonly isNew: boolean }> {
  const { cart: begun, tokenHash } = await cartToBegin(ctx);
  const isNew = tokenHash !== null;
  const cart = isNew ? begun : await roomIn(ctx, begun, ctx.companyId, isOverwriting);
  if (cart.lineKinds.includes(kind)) return { ...cart, isNew };
  const filled = withKind({ ...cart, partyId: ctx.companyId }, kind);
  if (isNew) await addCart(ctx, filled, tokenHash);
  else await saveContent(ctx, cart.id, filled);
  return { ...filled, isNew };
}

/** The cart with room for something new of this company. An order is a contract with one of them; what else is in it is thrown out only by somebody who says so. */
export async function roomIn(ctx: SiteCtx, cart: CartRow, partyId: string, isOverwriting: boolean): Promise<CartRow> {
  const isOther = cart.partyId !== null && cart.partyId !== partyId;
  if (cart.kind === 'purchase' && !isOther) return cart;
  if (!isOverwriting && !(await isWorthless(ctx, cart)))
    throw problem(cart.kind === 'purchase' ? 'cart.other_party' : 'cart.not_empty');
  return emptied(ctx, cart);
}

/** The last line of a kind was taken out. With nothing left it is of no company, and no code is for it. */
export async function kindGone(ctx: SiteCtx, cart: CartRow, kind: string): Promise<CartRow> {
  const lineKinds = cart.lineKinds.filter((each) => each !== kind);
  const left = lineKinds.length > 0 ? { ...cart, lineKinds } : { ...cart, ...NO_CONTENT };
  await saveContent(ctx, cart.id, left);
  return left;
}
