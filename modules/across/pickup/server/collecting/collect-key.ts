import { maySeeKeys } from '@fachwerk/cart/facade';
import type { Order } from '@fachwerk/orders/contract';
import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { SiteCtx, WorkCtx } from '@fachwerk/server/ctx';

/** In the link of the mail, and nowhere else: the secret of the order is known to staff as well, and opens nothing. */
export const collectKey = ({ app }: Pick<WorkCtx, 'app'>, orderId: string): string =>
  keyedHash(app, 'pickup.collect', orderId);

/** Whoever ordered in this browser, is signed in as who ordered, or comes by the mail. */
export function mayCollect(ctx: SiteCtx, order: Order, key: string | undefined): boolean {
  return maySeeKeys(ctx, order) || (key !== undefined && isSameSecret(key, collectKey(ctx, order.id)));
}
