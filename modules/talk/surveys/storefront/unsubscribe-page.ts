import { endingActs } from '@fachwerk/site/ending-acts';
import { page } from '@fachwerk/site/page';
import { surveySiteApi } from '../contract-site.ts';

/** Behind the link of every invitation. */
export const unsubscribePage = page<{ readonly isSubscribed: boolean }>({
  path: '/umfrage/abmelden/:token',
  evenSuspended: true,
  isUncounted: true,
  load: (ctx) => ctx.ask(surveySiteApi.subscription, { invitation: ctx.params.token! }),
  acts: endingActs((ctx) => ctx.change(surveySiteApi.unsubscribe, { invitation: ctx.params.token! })),
  title: () => ({ key: 'survey_unsubscribe.title' }),
  view: () => import('./unsubscribe-view.tsx'),
});
