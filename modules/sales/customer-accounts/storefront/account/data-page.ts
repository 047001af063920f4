import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { accountApi } from '../../contract.ts';
import { signInFirst } from '../sign-in/sign-in-first.ts';
import type { DataData } from './data-view.tsx';

/** What is kept: to take away, and to have erased. */
export const dataPage = page<DataData>({
  path: '/konto/daten',
  evenSuspended: true,
  load: async (ctx) =>
    signInFirst(ctx) ?? {
      file: ctx.query.has('datei') ? await ctx.ask(accountApi.export, {}) : null,
      preview: ctx.query.has('loeschen') ? await ctx.ask(accountApi.previewErase, {}) : null,
    },
  acts: {
    erase: async (ctx, form) => {
      await ctx.change(accountApi.erase, { email: fieldOf(form, 'email') });
      return redirectTo('/konto/geloescht');
    },
  },
  title: () => ({ key: 'customer_data.title' }),
  view: () => import('./data-view.tsx'),
});
