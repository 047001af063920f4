import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { siteApi } from '../contract.ts';
import { consentApi } from '../contract-consent.ts';
import type { CookiesPageData } from './cookies-view.tsx';

const SAVED = redirectTo('/cookies?gespeichert=1');

export const cookiesPage = page<CookiesPageData>({
  path: '/cookies',
  evenSuspended: true,
  load: async (ctx) => ({
    consent: await ctx.ask(consentApi.show, {}),
    hasMap: (await ctx.ask(siteApi.head, {})).map !== null,
    isSaved: ctx.query.has('gespeichert'),
  }),
  acts: {
    all: async (ctx) => {
      await ctx.change(consentApi.save, { map: true });
      return SAVED;
    },
    none: async (ctx) => {
      await ctx.change(consentApi.save, { map: false });
      return SAVED;
    },
    save: async (ctx, form) => {
      await ctx.change(consentApi.save, { map: fieldOf(form, 'map') === 'on' });
      return SAVED;
    },
  },
  title: () => ({ key: 'cookies.title' }),
  view: () => import('./cookies-view.tsx'),
});
