import { stayApi } from '@fachwerk/active-rentals/contract';
import { fieldOf, page } from '@fachwerk/site/page';
import { cancellationApi } from '../contract-cancellation.ts';
import type { CancelData } from './cancel-view.tsx';

/** What goes back is shown, then confirmed; afterwards the same address says what became of it. */
export const cancelPage = page<CancelData>({
  path: '/miete/:key/stornieren',
  evenSuspended: true,
  load: async (ctx) => {
    const key = ctx.params.key!;
    const rental = await ctx.ask(stayApi.show, { key });
    return { key, rental, cancellation: await ctx.ask(cancellationApi.show, { key }) };
  },
  acts: {
    cancel: async (ctx, form) => {
      const refundCents = Number(fieldOf(form, 'erstattung'));
      await ctx.change(cancellationApi.cancel, { key: ctx.params.key!, refundCents });
      return undefined;
    },
  },
  title: () => ({ key: 'cancellation.title' }),
  view: () => import('./cancel-view.tsx'),
});
