import type { Output } from '@fachwerk/base/contract';
import { page } from '@fachwerk/site/page';
import { rentalSiteApi } from '../contract-site.ts';

export type MineData = Output<typeof rentalSiteApi.mine>;

/** Everything somebody has rented; whoever is not signed in is asked to first. */
export const minePage = page<MineData>({
  path: '/konto/mieten',
  load: (ctx) => ctx.ask(rentalSiteApi.mine, {}),
  title: () => ({ key: 'rental_list.title' }),
  view: () => import('./mine-view.tsx'),
});
