import { stayApi } from '@fachwerk/active-rentals/contract';
import { payLaterApi } from '@fachwerk/pay-later/contract';
import { page } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import { orderSlot } from '../slots.ts';
import type { ConfirmationData } from './confirmation-view.tsx';

/** For whoever ordered it is the key, too: nobody has to wait for the mail, or look for the page of the rental. */
export const confirmationPage = page<ConfirmationData>({
  path: '/bestellung/:orderHash',
  evenSuspended: true,
  load: async (ctx) => {
    const order = await ctx.ask(checkoutApi.orderState, { orderHash: ctx.params.orderHash!, isReturning: false });
    const keys = order.kind === 'purchase' ? order.rentals.flatMap(({ key }) => key ?? []) : [];
    const rentals = keys.map(async (key) => ({
      key,
      rental: await ctx.ask(stayApi.show, { key }),
      attempt: null,
      transactionId: crypto.randomUUID(),
      wasReplaced: false,
    }));
    const { howToPay } =
      order.result === 'later'
        ? await ctx.ask(payLaterApi.howToPay, { orderHash: ctx.params.orderHash! })
        : { howToPay: null };
    return { order, rentals: await Promise.all(rentals), howToPay };
  },
  title: ({ order: { number } }) => ({ key: 'confirmation.title', params: { number } }),
  slots: [orderSlot],
  view: () => import('./confirmation-view.tsx'),
});
