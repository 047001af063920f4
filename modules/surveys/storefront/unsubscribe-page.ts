import { houseProblems, problemsOf } from '@fachwerk/base/problem';
import { ANSWERED, fieldOf, type PageCtx, page } from '@fachwerk/site/page';
import { surveySiteApi } from '../contract-site.ts';

const problem = problemsOf(houseProblems);

const end = (ctx: PageCtx) => ctx.change(surveySiteApi.unsubscribe, { invitation: ctx.params.token! });

/** Behind the link of every invitation, and the one click of mail programs (RFC 8058). Looking at it ends nothing. */
export const unsubscribePage = page<{ readonly isSubscribed: boolean }>({
  path: '/umfrage/abmelden/:token',
  evenSuspended: true,
  isUncounted: true,
  load: (ctx) => ctx.ask(surveySiteApi.subscription, { invitation: ctx.params.token! }),
  acts: {
    end: async (ctx) => {
      await end(ctx);
      return undefined;
    },
    '': async (ctx, form) => {
      if (fieldOf(form, 'List-Unsubscribe') !== 'One-Click') throw problem('input.invalid');
      await end(ctx);
      return ANSWERED;
    },
  },
  title: () => ({ key: 'survey_unsubscribe.title' }),
  view: () => import('./unsubscribe-view.tsx'),
});
