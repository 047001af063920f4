import { PASSED, page } from '@fachwerk/site/page';
import { bookingApi } from '../contract.ts';
import type { ServicesData } from './services-view.tsx';

/** The first step: what is to be done. Where nothing can be booked there is no such page. */
export const servicesPage = page<ServicesData>({
  path: '/termine',
  load: async (ctx) => {
    const { services, isSmallBusiness } = await ctx.ask(bookingApi.offer, {});
    return services.length > 0 ? { services, isSmallBusiness } : PASSED;
  },
  title: () => ({ key: 'book.title' }),
  view: () => import('./services-view.tsx'),
  isPublic: true,
});
