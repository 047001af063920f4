import { hashToken } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { addCart, type CartRow, findCart, lockCart, NO_CONTENT } from './cart-store.ts';

export const CART_COOKIE = 'fw_cart';
const TOKEN_BYTES = 24;
/** A week: who comes back finds the contact data typed before. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;
const LONGEST_TOKEN = 100;

/** The cart of this browser, also one that was placed already. */
export async function anyCart(ctx: SiteCtx): Promise<CartRow | undefined> {
  const tokenHash = tokenHashOf(ctx);
  return tokenHash ? findCart(ctx, tokenHash) : undefined;
}

/** The same, kept until the transaction ends. */
export async function lockedCart(ctx: SiteCtx): Promise<CartRow | undefined> {
  const tokenHash = tokenHashOf(ctx);
  return tokenHash ? lockCart(ctx, tokenHash) : undefined;
}

/** The cart of this browser, or a new one. After an order the next box begins a new cart, with what was typed for the last one. */
export async function cartToFill(ctx: SiteCtx): Promise<CartRow> {
  const { cart, tokenHash } = await cartToBegin(ctx);
  if (tokenHash) await addCart(ctx, cart, tokenHash);
  return cart;
}

/** The same, but a new one is not written yet: whoever has something to put into it writes it with that, under this hash. */
export async function cartToBegin(
  ctx: SiteCtx,
): Promise<{ readonly cart: CartRow; readonly tokenHash: string | null }> {
  const last = await lockedCart(ctx);
  if (last && !last.placedAt) return { cart: last, tokenHash: null };
  const token = ctx.newSecret(TOKEN_BYTES);
  ctx.setCookie(CART_COOKIE, token, { maxAgeSeconds: KEEP_SECONDS, path: '/', sameSite: 'lax' });
  return { cart: { ...NEW, id: ctx.newId(), contact: last?.contact ?? {} }, tokenHash: hashToken(token) };
}

const NEW = { ...NO_CONTENT, paymentOption: null, placedAt: null, orderId: null } as const;

function tokenHashOf({ request: { cookies } }: SiteCtx): string | undefined {
  const token = cookies[CART_COOKIE];
  return token && token.length <= LONGEST_TOKEN ? hashToken(token) : undefined;
}
