import { giveBackStock } from '@fachwerk/item-options/facade';
import { orderCancelled } from '@fachwerk/orders/contract';
import { when } from '@fachwerk/server/events';
import { releaseSlot } from '@fachwerk/shop/facade';
import { markGivenBack } from './taken-store.ts';

/** The order is cancelled, by whomever or because nobody paid: its goods and its time are for others again. */
export const giveBackGoods = when(orderCancelled, {
  name: 'goods',
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const pieces = await markGivenBack(ctx, orderId);
    if (!pieces) return;
    await giveBackStock(ctx, pieces);
    await releaseSlot(ctx, orderId);
  },
});
