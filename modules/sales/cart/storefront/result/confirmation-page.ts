import { payLaterApi } from '@fachwerk/pay-later/contract';
import { page } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import { orderEndSlot, orderSlot, paidOrderSlot, refundedOrderSlot } from '../slots.ts';
import type { ConfirmationData } from './confirmation-view.tsx';

export const confirmationPage = page<ConfirmationData>({
  path: '/bestellung/:orderHash',
  evenSuspended: true,
  load: async (ctx) => {
    const order = await ctx.ask(checkoutApi.orderState, { orderHash: ctx.params.orderHash!, isReturning: false });
    const { howToPay } =
      order.result === 'later'
        ? await ctx.ask(payLaterApi.howToPay, { orderHash: ctx.params.orderHash! })
        : { howToPay: null };
    return { order, howToPay };
  },
  title: ({ order: { number } }) => ({ key: 'confirmation.title', params: { number } }),
  slots: [orderSlot, orderEndSlot, paidOrderSlot, refundedOrderSlot],
  view: () => import('./confirmation-view.tsx'),
});
