import { fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { bookingApi } from '../contract.ts';
import { dayIn } from './chosen.ts';
import type { MoveData } from './move-view.tsx';

/** Another time: chosen by a link, confirmed by a button. */
export const movePage = page<MoveData>({
  path: '/termin/:key/verschieben',
  evenSuspended: true,
  load: async (ctx) => {
    const key = ctx.params.key!;
    const appointment = await ctx.ask(bookingApi.show, { key });
    if (appointment.whyNot || appointment.state !== 'booked') return redirectTo(`/termin/${key}`);
    const { serviceId, staffId } = appointment;
    const fromOn = dayIn(ctx.query.get('ab'));
    const free = await ctx.ask(bookingApi.times, { serviceId, staffId, fromOn, key });
    const chosen = new Date(ctx.query.get('zeit') ?? '');
    return { appointment, key, free, chosen: Number.isNaN(chosen.getTime()) ? null : chosen };
  },
  acts: {
    move: async (ctx, form) => {
      const key = ctx.params.key!;
      await ctx.change(bookingApi.move, { key, startsAt: new Date(fieldOf(form, 'zeit')) });
      return redirectTo(`/termin/${key}?neu=1`);
    },
  },
  title: () => ({ key: 'own.move' }),
  view: () => import('./move-view.tsx'),
});
