import { page } from '@fachwerk/site/page';
import { stayApi } from '../../contract.ts';
import type { OwnRentalsData } from '../page-data.ts';

/** Everything somebody has rented; whoever is not signed in is asked to first. */
export const ownRentalsPage = page<OwnRentalsData>({
  path: '/konto/mieten',
  evenSuspended: true,
  load: (ctx) => ctx.ask(stayApi.mine, {}),
  title: () => ({ key: 'rental_list.title' }),
  view: () => import('./own-rentals-view.tsx'),
});
