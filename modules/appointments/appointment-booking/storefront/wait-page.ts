import { bookingPath, choiceIn } from '@fachwerk/appointments/rules/booking-path';
import { fieldOf, PASSED, page, redirectTo } from '@fachwerk/site/page';
import { bookingApi } from '../contract.ts';
import { chosenIn, withIds } from './chosen.ts';
import type { WaitData } from './wait-view.tsx';

export const waitPage = page<WaitData>({
  path: '/termine/:serviceId/warteliste',
  load: async (ctx) => {
    const chosen = await chosenIn(ctx);
    if ('isPassed' in chosen) return PASSED;
    if (chosen.isOpen) return redirectTo(bookingPath(`/termine/${chosen.service.id}`, chosen));
    return { ...chosen, isDone: ctx.query.get('steht') === '1' };
  },
  input: bookingApi.wait.input,
  acts: {
    wait: async (ctx, form) => {
      const serviceId = ctx.params.serviceId!;
      await ctx.change(bookingApi.wait, {
        serviceId,
        ...withIds(choiceIn(ctx.query)),
        staffId: ctx.query.get('person') || null,
        fromOn: fieldOf(form, 'fromOn'),
        untilOn: fieldOf(form, 'untilOn'),
        name: fieldOf(form, 'name'),
        email: fieldOf(form, 'email'),
        phone: fieldOf(form, 'phone'),
      });
      return redirectTo(`/termine/${serviceId}/warteliste?steht=1`);
    },
  },
  title: () => ({ key: 'book.wait' }),
  view: () => import('./wait-view.tsx'),
});
