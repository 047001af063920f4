import { releaseExtension } from '@fachwerk/active-rentals/facade';
import { inCompany } from '@fachwerk/companies/facade';
import { releaseHold } from '@fachwerk/rentals/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { goodsRemoved } from '../facade-hooks.ts';
import { type CartItem, listItems, removeItems } from './cart-item-store.ts';
import { type CartRow, saveContent } from './cart-store.ts';
import { lockedCart } from './cart-token.ts';
import { presentCart } from './show-cart.ts';

const EMPTY = {
  kind: 'purchase',
  partyId: null,
  hasGoods: false,
  rentalId: null,
  keySealed: null,
  extendsTo: null,
  voucherCode: '',
  giftId: null,
} as const;

export const clearCart: UseCase<typeof checkoutApi.clear> = async (ctx) => {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt) return presentCart(ctx, cart);
  return presentCart(ctx, await emptied(ctx, cart));
};

/** The same cart with nothing in it; what was held is free for others. */
export async function emptied(ctx: SiteCtx, cart: CartRow): Promise<CartRow> {
  await letGo(ctx, cart, await listItems(ctx, cart.id));
  if (cart.hasGoods) await ctx.app.hooks.get(goodsRemoved)(ctx, cart.id);
  if (cart.kind === 'extension') await releaseExtension(inCompany(ctx, cart.partyId!), cart.rentalId!, cart.id);
  await saveContent(ctx, cart.id, EMPTY);
  return { ...cart, ...EMPTY };
}

export async function letGo(ctx: SiteCtx, { partyId }: CartRow, items: readonly CartItem[]): Promise<void> {
  if (items.length === 0) return;
  for (const { rentalId } of items) await releaseHold(inCompany(ctx, partyId!), rentalId);
  await removeItems(
    ctx,
    items.map(({ id }) => id),
  );
}
