import { page, redirectTo } from '@fachwerk/site/page';
import { loginApi } from '../../contract.ts';

/** Mail scanners follow links: looking at the page does nothing, the button uses the link up. */
export const loginLinkPage = page<Record<never, never>>({
  path: '/anmelden/:token',
  evenSuspended: true,
  load: async () => ({}),
  acts: {
    go: async (ctx) => {
      const { returnTo } = await ctx.change(loginApi.byLink, { token: ctx.params.token! });
      return redirectTo(returnTo || '/konto');
    },
  },
  title: () => ({ key: 'customer_login.title' }),
  view: () => import('./login-link-view.tsx'),
});
