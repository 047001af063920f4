import { CustomerLanguage } from '@fachwerk/customers/contract';
import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { accountApi, loginApi } from '../../contract.ts';
import { signInFirst } from '../sign-in/sign-in-first.ts';
import { accountSlot } from '../slots.ts';
import type { AccountData } from './account-view.tsx';

/** Personal details, and the way to everything else of one's own. */
export const accountPage = page<AccountData>({
  path: '/konto',
  evenSuspended: true,
  slots: [accountSlot],
  load: async (ctx) =>
    signInFirst(ctx) ?? { me: await ctx.ask(accountApi.me, {}), isSaved: ctx.query.has('gespeichert') },
  input: accountApi.save.input,
  acts: {
    save: async (ctx, form) => {
      await ctx.change(accountApi.save, {
        version: Number(fieldOf(form, 'version')),
        firstName: fieldOf(form, 'firstName'),
        lastName: fieldOf(form, 'lastName'),
        phone: fieldOf(form, 'phone'),
        language: CustomerLanguage.options.find((each) => each === fieldOf(form, 'language')) ?? ctx.language,
      });
      return redirectTo('/konto?gespeichert=1');
    },
    subscribe: async (ctx) => {
      await ctx.change(accountApi.newsletter, { isWanted: true });
      return redirectTo('/konto');
    },
    unsubscribe: async (ctx) => {
      await ctx.change(accountApi.newsletter, { isWanted: false });
      return redirectTo('/konto');
    },
    leave: async (ctx) => {
      await ctx.change(loginApi.signOut, { isEverywhere: false });
      return redirectTo('/');
    },
    leaveEverywhere: async (ctx) => {
      await ctx.change(loginApi.signOut, { isEverywhere: true });
      return redirectTo('/');
    },
  },
  title: () => ({ key: 'customer_account.title' }),
  view: () => import('./account-view.tsx'),
});
