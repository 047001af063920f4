import { page } from '@fachwerk/site/page';
import type { NewsletterState } from '../contract.ts';
import { newsletterApi } from '../contract-newsletter.ts';

/** Behind the link of the mail: confirms, and ends. Looking at it does neither. */
export const newsletterPage = page<{ readonly state: NewsletterState }>({
  path: '/newsletter/:token',
  evenSuspended: true,
  load: (ctx) => ctx.ask(newsletterApi.show, { token: ctx.params.token! }),
  acts: {
    confirm: async (ctx) => {
      await ctx.change(newsletterApi.confirm, { token: ctx.params.token! });
      return undefined;
    },
    end: async (ctx) => {
      await ctx.change(newsletterApi.end, { token: ctx.params.token! });
      return undefined;
    },
  },
  title: () => ({ key: 'customer_newsletter.title' }),
  view: () => import('./newsletter-view.tsx'),
});
