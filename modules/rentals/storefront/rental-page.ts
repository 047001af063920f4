import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { rentalSiteApi, type SiteAttempt, type SiteRental } from '../contract-site.ts';

export type RentalData = {
  readonly key: string;
  readonly rental: SiteRental;
  /** The opening that was asked for last, on this page. */
  readonly attempt: SiteAttempt | null;
  /** Of the next opening: a second tap is the same one. */
  readonly transactionId: string;
  readonly wasReplaced: boolean;
};

/** Behind the link of the mail: open the box, extend, pay extra, end. */
export const rentalPage = page<RentalData>({
  path: '/miete/:key',
  load: async (ctx) => {
    const key = ctx.params.key!;
    const attemptId = ctx.query.get('versuch');
    return {
      key,
      rental: await ctx.ask(rentalSiteApi.show, { key }),
      attempt: attemptId ? await ctx.ask(rentalSiteApi.attempt, { key, attemptId }) : null,
      transactionId: crypto.randomUUID(),
      wasReplaced: ctx.query.has('neu'),
    };
  },
  acts: {
    open: async (ctx, form) => {
      const key = ctx.params.key!;
      const transactionId = fieldOf(form, 'transactionId');
      const { id } = await ctx.change(rentalSiteApi.open, { key, transactionId });
      return redirectTo(`/miete/${key}?versuch=${id}`);
    },
    end: async (ctx, form) => {
      const key = ctx.params.key!;
      await ctx.change(rentalSiteApi.end, { key, confirmedEmpty: fieldOf(form, 'confirmedEmpty') === 'on' });
      return redirectTo(`/miete/${key}`);
    },
    report: async (ctx, form) => {
      const key = ctx.params.key!;
      const what = fieldOf(form, 'what') === 'not_empty' ? 'not_empty' : 'defect';
      await ctx.change(rentalSiteApi.report, { key, what });
      return redirectTo(`/miete/${key}?neu=1`);
    },
  },
  title: ({ rental }) => ({
    key: 'rental_page.title',
    params: { box: rental.boxNumber, location: rental.locationName },
  }),
  view: () => import('./rental-view.tsx'),
});
