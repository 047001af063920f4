import { lockedCart } from '@fachwerk/cart/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { goodsApi } from '../../contract.ts';
import { listLines, saveSeen } from './line-store.ts';

/** Only to what was shown: a price that has changed once more asks again. */
export const confirmPrices: UseCase<typeof goodsApi.confirmPrices> = async (ctx, { prices }) => {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt) return {};
  for (const { id } of await listLines(ctx, cart.id)) {
    const agreed = prices.find(({ lineId }) => lineId === id);
    if (agreed) await saveSeen(ctx, cart.id, id, Math.max(0, agreed.unitCents));
  }
  return {};
};
