import { page, redirectTo } from '@fachwerk/site/page';
import { bookingApi } from '../contract.ts';
import type { OwnData } from './own-view.tsx';
import { paymentIn, toPayment } from './payment-fields.ts';

/** Where the link in the mail leads: GET shows, only a button changes something. */
export const ownPage = page<OwnData>({
  path: '/termin/:key',
  evenSuspended: true,
  load: async (ctx) => {
    const key = ctx.params.key!;
    const appointment = await ctx.ask(bookingApi.show, { key });
    return { appointment, key, isNew: ctx.query.get('neu') === '1', isCancelling: ctx.query.get('absagen') === '1' };
  },
  acts: {
    cancel: async (ctx) => {
      await ctx.change(bookingApi.cancel, { key: ctx.params.key! });
      return undefined;
    },
    accept: async (ctx, form) => {
      const key = ctx.params.key!;
      const { redirectTo: pay } = await ctx.change(bookingApi.accept, { key, ...paymentIn(form) });
      return pay ? toPayment(ctx, pay) : redirectTo(`/termin/${key}?neu=1`);
    },
  },
  title: () => ({ key: 'own.title' }),
  view: () => import('./own-view.tsx'),
});
