import { page } from '@fachwerk/site/page';
import { checkoutApi, type OrderState } from '../../contract.ts';

export const confirmationPage = page<OrderState>({
  path: '/bestellung/:orderHash',
  load: (ctx) => ctx.ask(checkoutApi.orderState, { orderHash: ctx.params.orderHash!, isReturning: false }),
  title: ({ number }) => ({ key: 'confirmation.title', params: { number } }),
  view: () => import('./confirmation-view.tsx'),
});
