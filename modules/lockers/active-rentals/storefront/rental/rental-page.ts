import { endedRentalSlot } from '@fachwerk/orders/site-slots';
import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { stayApi } from '../../contract.ts';
import type { RentalData } from '../page-data.ts';

/** Target of the mailed link: open the box, extend, pay extra, end. */
export const rentalPage = page<RentalData>({
  path: '/miete/:key',
  evenSuspended: true,
  load: async (ctx) => {
    const key = ctx.params.key!;
    const attemptId = ctx.query.get('versuch');
    return {
      key,
      rental: await ctx.ask(stayApi.show, { key }),
      attempt: attemptId ? await ctx.ask(stayApi.attempt, { key, attemptId }) : null,
      transactionId: crypto.randomUUID(),
      wasReplaced: ctx.query.has('neu'),
    };
  },
  acts: {
    open: async (ctx, form) => {
      const key = ctx.params.key!;
      const transactionId = fieldOf(form, 'transactionId');
      const { id } = await ctx.change(stayApi.open, { key, transactionId });
      return redirectTo(`/miete/${key}?versuch=${id}`);
    },
    end: async (ctx, form) => {
      const key = ctx.params.key!;
      await ctx.change(stayApi.end, { key, confirmedEmpty: fieldOf(form, 'confirmedEmpty') === 'on' });
      return redirectTo(`/miete/${key}`);
    },
    report: async (ctx, form) => {
      const key = ctx.params.key!;
      const what = fieldOf(form, 'what') === 'not_empty' ? 'not_empty' : 'defect';
      await ctx.change(stayApi.report, { key, what, hasThingsInside: fieldOf(form, 'nothingInside') !== 'on' });
      return redirectTo(`/miete/${key}?neu=1`);
    },
    help: async (ctx, form) => {
      const key = ctx.params.key!;
      await ctx.change(stayApi.askForHelp, { key, phone: fieldOf(form, 'phone').trim() });
      return undefined;
    },
  },
  title: ({ rental }) => ({
    key: 'rental_page.title',
    params: { box: rental.boxNumber, location: rental.locationName },
  }),
  view: () => import('./rental-view.tsx'),
  slots: [endedRentalSlot],
});
