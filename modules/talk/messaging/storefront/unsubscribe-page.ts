import { endingActs } from '@fachwerk/site/ending-acts';
import { page } from '@fachwerk/site/page';
import { type Subscription, subscriptionApi } from '../contract-site.ts';

/** Behind the link of every message. */
export const unsubscribePage = page<Subscription>({
  path: '/newsletter/abmelden/:token',
  evenSuspended: true,
  load: (ctx) => ctx.ask(subscriptionApi.show, { token: ctx.params.token! }),
  acts: endingActs((ctx) => ctx.change(subscriptionApi.end, { token: ctx.params.token! })),
  title: () => ({ key: 'message_unsubscribe.title' }),
  view: () => import('./unsubscribe-view.tsx'),
});
