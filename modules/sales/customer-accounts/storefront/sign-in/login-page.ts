import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { loginApi } from '../../contract.ts';
import type { LoginData } from './login-view.tsx';
import { wantedPath } from './sign-in-first.ts';

const HOME = '/konto';

/** First the address, then, on the same page, the code; the link in the mail does as well. */
export const loginPage = page<LoginData>({
  path: '/anmelden',
  evenSuspended: true,
  load: async (ctx) => {
    const wanted = wantedPath(ctx);
    if (ctx.isSignedIn) return redirectTo(wanted || HOME);
    return { isSent: ctx.query.has('gesendet'), againPath: withWanted('/anmelden', wanted) };
  },
  acts: {
    send: async (ctx, form) => {
      const wanted = wantedPath(ctx);
      await ctx.change(loginApi.request, { email: fieldOf(form, 'email'), ...(wanted && { returnTo: wanted }) });
      return redirectTo(withWanted('/anmelden?gesendet=1', wanted));
    },
    code: async (ctx, form) => {
      const { returnTo } = await ctx.change(loginApi.byCode, { code: fieldOf(form, 'code') });
      return redirectTo(returnTo || HOME);
    },
  },
  title: ({ isSent }) => ({ key: isSent ? 'customer_login.sent.title' : 'customer_login.title' }),
  view: () => import('./login-view.tsx'),
});

function withWanted(path: string, wanted: string): string {
  if (!wanted) return path;
  return `${path}${path.includes('?') ? '&' : '?'}zu=${encodeURIComponent(wanted)}`;
}
