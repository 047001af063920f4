import { page } from '@fachwerk/site/page';
import { orderSiteApi } from '../contract-site.ts';
import type { InvoiceData } from './invoice-view.tsx';

const isId = (value: string | null) => value !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** A paper of an order, to save: the invoice, or the correction that `beleg` names. */
export const invoicePage = page<InvoiceData>({
  path: '/bestellung/:orderHash/rechnung',
  evenSuspended: true,
  load: async (ctx) => {
    const orderHash = ctx.params.orderHash!;
    const wanted = ctx.query.get('beleg');
    const order = await ctx.ask(orderSiteApi.show, { orderHash });
    const file = await ctx.ask(orderSiteApi.invoice, { orderHash, ...(isId(wanted) && { invoiceId: wanted! }) });
    return { order, file, number: file.fileName.replace(/\.pdf$/, '') };
  },
  title: ({ number }) => ({ key: 'my_orders.invoice', params: { number } }),
  view: () => import('./invoice-view.tsx'),
});
