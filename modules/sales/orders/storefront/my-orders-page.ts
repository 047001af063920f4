import { page } from '@fachwerk/site/page';
import { orderSiteApi } from '../contract-site.ts';
import type { MyOrders } from './my-orders-view.tsx';
import { archiveSlot } from './slots.ts';

const isId = (value: string | null) => value !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** The archive of whoever is signed in, over all companies of the network. */
export const myOrdersPage = page<MyOrders>({
  path: '/konto/bestellungen',
  evenSuspended: true,
  load: (ctx) => {
    const before = ctx.query.get('vor');
    return ctx.ask(orderSiteApi.mine, isId(before) ? { before: before! } : {});
  },
  title: () => ({ key: 'my_orders.title' }),
  slots: [archiveSlot],
  view: () => import('./my-orders-view.tsx'),
});
