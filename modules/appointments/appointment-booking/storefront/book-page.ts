import { bookingPath, choiceIn } from '@fachwerk/appointments/rules/booking-path';
import { fieldOf, PASSED, page, redirectTo } from '@fachwerk/site/page';
import { bookingApi } from '../contract.ts';
import type { BookData } from './book-view.tsx';
import { chosenIn, withIds } from './chosen.ts';
import { paymentIn, toPayment } from './payment-fields.ts';

/** The third step: who comes. The time is in the address and is asked for again when it is sent. */
export const bookPage = page<BookData>({
  path: '/termine/:serviceId/buchen',
  load: async (ctx) => {
    const chosen = await chosenIn(ctx);
    if ('isPassed' in chosen) return PASSED;
    const startsAt = new Date(ctx.query.get('zeit') ?? '');
    if (chosen.isOpen || Number.isNaN(startsAt.getTime()))
      return redirectTo(bookingPath(`/termine/${chosen.service.id}`, { ...chosen.choice, staffId: chosen.staffId }));
    return { ...chosen, startsAt, bookingId: crypto.randomUUID() };
  },
  input: bookingApi.book.input,
  acts: {
    book: async (ctx, form) => {
      const { key, redirectTo: pay } = await ctx.change(bookingApi.book, {
        bookingId: fieldOf(form, 'buchung'),
        serviceId: ctx.params.serviceId!,
        ...withIds(choiceIn(ctx.query)),
        staffId: ctx.query.get('person') || null,
        startsAt: new Date(ctx.query.get('zeit') ?? ''),
        name: fieldOf(form, 'name'),
        email: fieldOf(form, 'email'),
        phone: fieldOf(form, 'phone'),
        note: fieldOf(form, 'note'),
        ...paymentIn(form),
      });
      return pay ? toPayment(ctx, pay) : redirectTo(`/termin/${key}?neu=1`);
    },
  },
  title: () => ({ key: 'book.contact.title' }),
  view: () => import('./book-view.tsx'),
});
