import { fieldOf, type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { type WithdrawalForm, withdrawalSiteApi } from '../contract-site.ts';

const BLANK: WithdrawalForm = { name: '', email: '', orderNumber: '', subject: '' };

/** The first step. `?bestellung=` fills in the number, `?aus=` what was typed before. */
export const withdrawPage = page<WithdrawalForm>({
  path: '/widerrufen',
  evenSuspended: true,
  load: async (ctx) => {
    const key = ctx.query.get('aus');
    if (key) return (await typedBefore(ctx, key)) ?? BLANK;
    return { ...BLANK, orderNumber: (ctx.query.get('bestellung') ?? '').slice(0, 60) };
  },
  input: withdrawalSiteApi.prepare.input,
  acts: {
    next: async (ctx, form) => {
      const { key } = await ctx.change(withdrawalSiteApi.prepare, {
        name: fieldOf(form, 'name'),
        email: fieldOf(form, 'email'),
        orderNumber: fieldOf(form, 'orderNumber'),
        subject: fieldOf(form, 'subject'),
      });
      return redirectTo(`/widerrufen/${key}`);
    },
  },
  title: () => ({ key: 'withdraw.title' }),
  view: () => import('./withdraw-view.tsx'),
  isPublic: true,
});

/** Of a page that is gone nothing is known any more: the form begins anew. */
async function typedBefore(ctx: PageCtx, key: string): Promise<WithdrawalForm | null> {
  try {
    return await ctx.ask(withdrawalSiteApi.show, { key });
  } catch (error) {
    // Pages are built apart from the server: a refusal is known by what it says, not by its class.
    if (error instanceof Error && 'status' in error) return null;
    throw error;
  }
}
