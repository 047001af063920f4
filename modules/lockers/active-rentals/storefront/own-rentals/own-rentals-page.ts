import { page } from '@fachwerk/site/page';
import { stayApi } from '../../contract.ts';
import type { OwnRentalsData } from '../page-data.ts';

/** All rentals of the customer; requires sign-in. */
export const ownRentalsPage = page<OwnRentalsData>({
  path: '/konto/mieten',
  evenSuspended: true,
  load: (ctx) => ctx.ask(stayApi.mine, {}),
  title: () => ({ key: 'rental_list.title' }),
  view: () => import('./own-rentals-view.tsx'),
});
