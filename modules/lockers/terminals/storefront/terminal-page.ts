import type { Problem } from '@fachwerk/base/problem';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { fieldOf, type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { terminalApi } from '../contract.ts';
import type { TerminalData } from './page-data.ts';

/** For a tablet in front of the wall: a PIN opens a box, and a box can be rented on the spot. */
export const terminalPage = page<TerminalData>({
  path: '/terminal',
  isUncounted: true,
  evenSuspended: true,
  load: async (ctx) => {
    const location = await whereIs(ctx);
    const attemptId = ctx.query.get('versuch');
    const opening = location && attemptId ? await ctx.ask(terminalApi.attempt, { attemptId }) : null;
    return {
      location,
      sizes: location ? await sizesAt(ctx, location) : [],
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
      const { id, boxNumber } = await ctx.change(terminalApi.open, {
        pin: fieldOf(form, 'pin'),
        transactionId: fieldOf(form, 'transactionId'),
      });
      return redirectTo(`/terminal?versuch=${id}&fach=${encodeURIComponent(boxNumber)}`);
    },
  },
  title: () => ({ key: 'terminal.title' }),
  view: () => import('./terminal-view.tsx'),
});

/** A usual stay, so that a glance says what a box costs. */
const SHOWN_MINUTES = 120;

async function sizesAt(ctx: PageCtx, { id, isOnSale }: SiteLocation) {
  if (!isOnSale) return [];
  const period = { durationMinutes: SHOWN_MINUTES };
  const { sizes } = await ctx.ask(rentalSiteApi.offer, { locationId: id, period });
  return sizes.filter(({ priceCents }) => priceCents !== null);
}

async function whereIs(ctx: PageCtx): Promise<SiteLocation | null> {
  try {
    return await ctx.ask(terminalApi.show, {});
  } catch (error) {
    // Refusals of the server come from another build of the same class.
    if ((error as Partial<Problem>).code === 'terminal.unknown') return null;
    throw error;
  }
}
