import { PASSED, page } from '@fachwerk/site/page';
import { bookingApi } from '../contract.ts';
import { chosenIn, dayIn } from './chosen.ts';
import type { TimesData } from './times-view.tsx';

/** The second step: with whom and when, all of it in the address. */
export const timesPage = page<TimesData>({
  path: '/termine/:serviceId',
  load: async (ctx) => {
    const chosen = await chosenIn(ctx);
    if ('isPassed' in chosen) return PASSED;
    const { service, staffId } = chosen;
    const fromOn = dayIn(ctx.query.get('ab'));
    const free = await ctx.ask(bookingApi.times, { serviceId: service.id, staffId, fromOn });
    return { ...chosen, free };
  },
  title: ({ service }) => service.name,
  view: () => import('./times-view.tsx'),
});
