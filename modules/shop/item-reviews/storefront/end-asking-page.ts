import { endingActs } from '@fachwerk/site/ending-acts';
import { page } from '@fachwerk/site/page';
import { reviewSiteApi } from '../contract-site.ts';

/** Behind the link of every mail that asks for a review. */
export const endAskingPage = page<{ readonly isAsked: boolean }>({
  path: '/bestellung/:orderHash/bewertung-abmelden',
  evenSuspended: true,
  isUncounted: true,
  load: (ctx) => ctx.ask(reviewSiteApi.asking, { orderHash: ctx.params.orderHash! }),
  acts: endingActs((ctx) => ctx.change(reviewSiteApi.endAsking, { orderHash: ctx.params.orderHash! })),
  title: () => ({ key: 'review.end.title' }),
  view: () => import('./end-asking-view.tsx'),
  kinds: ['merchant'],
});
