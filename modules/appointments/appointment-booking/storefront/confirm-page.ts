import { page, redirectTo } from '@fachwerk/site/page';
import { bookingApi } from '../contract.ts';
import type { ConfirmData } from './confirm-view.tsx';

/** Where the mail leads that asks for it: GET shows, only the button confirms. */
export const confirmPage = page<ConfirmData>({
  path: '/termin/bestaetigen/:key',
  load: async (ctx) => ({ appointment: await ctx.ask(bookingApi.confirmation, { key: ctx.params.key! }) }),
  acts: {
    confirm: async (ctx) => {
      const { key } = await ctx.change(bookingApi.confirm, { key: ctx.params.key! });
      return redirectTo(`/termin/${key}?neu=1`);
    },
  },
  title: () => ({ key: 'confirm.title' }),
  view: () => import('./confirm-view.tsx'),
});
