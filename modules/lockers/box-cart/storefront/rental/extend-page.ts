import { stayApi, stayProblems } from '@fachwerk/active-rentals/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { fieldOfInstant, instantFrom } from '@fachwerk/base/time';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { type FormFields, fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { boxCartApi } from '../../contract.ts';
import type { ExtendData } from './extend-view.tsx';

const problem = problemsOf({ ...rentalProblems, ...stayProblems });

export const extendPage = page<ExtendData>({
  path: '/miete/:key/verlaengern',
  load: async (ctx) => {
    const key = ctx.params.key!;
    const rental = await ctx.ask(stayApi.show, { key });
    const offer = await ctx.ask(boxCartApi.extensionChoices, { key });
    return { key, rental, offer, otherEnd: fieldOfInstant(offer.latest ?? rental.endsAt, rental.timeZone) };
  },
  acts: {
    extend: async (ctx, form) => {
      const key = ctx.params.key!;
      const { timeZone } = await ctx.ask(stayApi.show, { key });
      const endsAt = chosenEnd(form, timeZone);
      if (!endsAt) throw problem('rental.extension_too_short');
      const isOverwriting = fieldOf(form, 'ersetzen') === 'ja';
      await ctx.change(boxCartApi.beginExtension, { key, endsAt, isOverwriting });
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
