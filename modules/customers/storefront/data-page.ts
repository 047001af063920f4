import type { FileAnswer } from '@fachwerk/base/schema';
import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import type { ErasePreview } from '../contract.ts';
import { accountApi } from '../contract-site.ts';
import { signInFirst } from './sign-in-first.ts';

export type DataData = {
  /** Made when it is asked for. */
  readonly file: FileAnswer | null;
  /** Looked up when somebody thinks of erasing. */
  readonly preview: ErasePreview | null;
};

/** What is kept: to take away, and to have erased. */
export const dataPage = page<DataData>({
  path: '/konto/daten',
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
