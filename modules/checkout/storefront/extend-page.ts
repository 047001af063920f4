import type { Output } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { rentalSiteApi, type SiteRental } from '@fachwerk/rentals/contract-site';
import { type FormFields, fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../contract.ts';
import { fieldOfInstant, instantFrom } from '../rules/period-query.ts';

const problem = problemsOf(rentalProblems);

export type ExtendData = {
  readonly key: string;
  readonly rental: SiteRental;
  readonly offer: Output<typeof checkoutApi.extensionChoices>;
  /** For the field of an end that is not among the choices. */
  readonly otherEnd: string;
};

export const extendPage = page<ExtendData>({
  path: '/miete/:key/verlaengern',
  load: async (ctx) => {
    const key = ctx.params.key!;
    const rental = await ctx.ask(rentalSiteApi.show, { key });
    const offer = await ctx.ask(checkoutApi.extensionChoices, { key });
    return { key, rental, offer, otherEnd: fieldOfInstant(offer.latest ?? rental.endsAt, rental.timeZone) };
  },
  acts: {
    extend: async (ctx, form) => {
      const key = ctx.params.key!;
      const { timeZone } = await ctx.ask(rentalSiteApi.show, { key });
      const endsAt = chosenEnd(form, timeZone);
      if (!endsAt) throw problem('rental.extension_too_short');
      const isOverwriting = fieldOf(form, 'ersetzen') === 'ja';
      await ctx.change(checkoutApi.beginExtension, { key, endsAt, isOverwriting });
      return redirectTo('/kasse');
    },
  },
  title: () => ({ key: 'extend.title' }),
  view: () => import('./extend-view.tsx'),
});

function chosenEnd(form: FormFields, timeZone: string): Date | null {
  const chosen = fieldOf(form, 'ende');
  if (chosen === 'andere' || chosen === '') return instantFrom(fieldOf(form, 'anderesEnde'), timeZone);
  const end = new Date(chosen);
  return Number.isNaN(end.getTime()) ? null : end;
}
