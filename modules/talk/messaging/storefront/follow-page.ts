import { page, redirectTo } from '@fachwerk/site/page';
import { messageLinkApi, type Subscription } from '../contract-site.ts';

/** Behind the button of every message: counts, and leads on. It has nothing to show. */
export const followPage = page<Subscription>({
  path: '/newsletter/weiter/:id/:mark',
  evenSuspended: true,
  isUncounted: true,
  load: async (ctx) => {
    const { url } = await ctx.change(messageLinkApi.follow, { id: ctx.params.id!, mark: ctx.params.mark! });
    const target = new URL(url);
    return redirectTo(target.host === ctx.url.host ? `${target.pathname}${target.search}${target.hash}` : url);
  },
  title: () => ({ key: 'message_unsubscribe.home' }),
  view: () => import('./unsubscribe-view.tsx'),
});
