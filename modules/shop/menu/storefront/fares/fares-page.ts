import { page } from '@fachwerk/site/page';
import { type Fares, menuApi } from '../../contract.ts';

/** What an order costs beside its goods, before anybody orders. */
export const faresPage = page<Fares>({
  path: '/shop/versand',
  load: (ctx) => ctx.ask(menuApi.fares, {}),
  title: () => ({ key: 'menu.fares.title' }),
  view: () => import('./fares-view.tsx'),
  kinds: ['merchant'],
});
