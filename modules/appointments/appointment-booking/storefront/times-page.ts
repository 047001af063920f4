import { PASSED, page } from '@fachwerk/site/page';
import { bookingApi, type FreeDays } from '../contract.ts';
import { chosenIn, dayIn, withIds } from './chosen.ts';
import type { TimesData } from './times-view.tsx';

/** Until it is known how long it takes, nobody knows when. */
const NOTHING_FREE: FreeDays = { days: [], previousOn: null, nextOn: null };

/** The second step: with whom and when, all of it in the address. */
export const timesPage = page<TimesData>({
  path: '/termine/:serviceId',
  load: async (ctx) => {
    const chosen = await chosenIn(ctx);
    if ('isPassed' in chosen) return PASSED;
    const { service, staffId, choice, isOpen } = chosen;
    const fromOn = dayIn(ctx.query.get('ab'));
    const wanted = { serviceId: service.id, ...withIds(choice), staffId, fromOn };
    const free = isOpen ? NOTHING_FREE : await ctx.ask(bookingApi.times, wanted);
    return { ...chosen, free };
  },
  title: ({ offered }) => offered.name,
  view: () => import('./times-view.tsx'),
});
