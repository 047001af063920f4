import type { Output } from '@fachwerk/base/contract';
import type { Problem } from '@fachwerk/base/problem';
import { fieldOf, type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { type SiteLocation, terminalApi } from '../contract-site.ts';

type Opening = Pick<Output<typeof terminalApi.attempt>, 'id' | 'state' | 'doorState'>;

export type TerminalData = {
  /** Null while this device is not paired. */
  readonly location: SiteLocation | null;
  /** The opening that was asked for last, and of which box. */
  readonly opening: (Opening & { readonly boxNumber: string }) | null;
  readonly transactionId: string;
};

/** For a tablet in front of the wall: a PIN opens a box, and a box can be rented on the spot. */
export const terminalPage = page<TerminalData>({
  path: '/terminal',
  load: async (ctx) => {
    const location = await whereIs(ctx);
    const attemptId = ctx.query.get('versuch');
    const opening = location && attemptId ? await ctx.ask(terminalApi.attempt, { attemptId }) : null;
    return {
      location,
      opening: opening && { ...opening, boxNumber: ctx.query.get('fach') ?? '' },
      transactionId: crypto.randomUUID(),
    };
  },
  acts: {
    pair: async (ctx, form) => {
      await ctx.change(terminalApi.pair, { token: fieldOf(form, 'token').trim() });
      return redirectTo('/terminal');
    },
    open: async (ctx, form) => {
      const { id, rental } = await ctx.change(terminalApi.open, {
        pin: fieldOf(form, 'pin'),
        transactionId: fieldOf(form, 'transactionId'),
      });
      return redirectTo(`/terminal?versuch=${id}&fach=${encodeURIComponent(rental.boxNumber)}`);
    },
  },
  title: () => ({ key: 'terminal.title' }),
  view: () => import('./terminal-view.tsx'),
});

async function whereIs(ctx: PageCtx): Promise<SiteLocation | null> {
  try {
    return await ctx.ask(terminalApi.show, {});
  } catch (error) {
    // Refusals of the server come from another build of the same class.
    if ((error as Partial<Problem>).code === 'terminal.unknown') return null;
    throw error;
  }
}
