import { page } from '@fachwerk/site/page';
import { stayApi } from '@fachwerk/stays/contract';
import { checkoutApi } from '../../contract.ts';
import type { ConfirmationData } from './confirmation-view.tsx';

/** For whoever ordered it is the key, too: nobody has to wait for the mail, or look for the page of the rental. */
export const confirmationPage = page<ConfirmationData>({
  path: '/bestellung/:orderHash',
  load: async (ctx) => {
    const order = await ctx.ask(checkoutApi.orderState, { orderHash: ctx.params.orderHash!, isReturning: false });
    const keys = order.kind === 'booking' ? order.rentals.flatMap(({ key }) => key ?? []) : [];
    const rentals = keys.map(async (key) => ({
      key,
      rental: await ctx.ask(stayApi.show, { key }),
      attempt: null,
      transactionId: crypto.randomUUID(),
      wasReplaced: false,
    }));
    return { order, rentals: await Promise.all(rentals) };
  },
  title: ({ order: { number } }) => ({ key: 'confirmation.title', params: { number } }),
  view: () => import('./confirmation-view.tsx'),
});
