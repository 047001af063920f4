import { customerMerges, figureSources } from '@fachwerk/customers/facade';
import { handoverSources } from '@fachwerk/handover/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { contribute } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { textsIn } from '@fachwerk/server/texts-in';
import { siteAddress } from '@fachwerk/sites/facade';
import { orderCapabilities, orderProblems, orderStream } from '../contract.ts';
import { orderSiteApi } from '../contract-site.ts';
import { orderApi } from '../contract-staff.ts';
import { orderFigures } from './customer-figures.ts';
import { countOrders } from './desk/count-orders.ts';
import { exportOrder } from './desk/export-order.ts';
import { exportOrders } from './desk/export-orders.ts';
import { listOrders } from './desk/list-orders.ts';
import { listStatusEffects } from './desk/list-status-effects.ts';
import { readOrder } from './desk/read-order.ts';
import { readRevenue } from './desk/read-revenue.ts';
import { saveOrderNote } from './desk/save-order-note.ts';
import { setOrderStatus } from './desk/set-order-status.ts';
import { summarizeCustomer } from './desk/summarize-customer.ts';
import { handedOverBy, handoverSaid, handoversOf, rentalsOf, statusChanged, statusChosen } from './facade-hooks.ts';
import { orderHandover } from './handover.ts';
import { downloadInvoice } from './invoice/download-invoice.ts';
import { machineReadable } from './invoice/invoice-pdf.ts';
import { cancelUnpaidOrdersJob } from './placing/cancel-unpaid-orders.job.ts';
import { confirmSettledJob } from './placing/confirm-settled.job.ts';
import { onPaymentSettled } from './placing/on-payment-settled.ts';
import { onRefundSettled } from './placing/on-refund-settled.ts';
import { forgetErasedJob } from './privacy/forget-erased-orders.job.ts';
import { mergeOrders } from './privacy/merge-orders.ts';
import { orderPersonalData } from './privacy/personal-data.ts';
import { giftGivenBack } from './refund/give-refund.ts';
import { refundOrder } from './refund/refund-order.ts';
import { listMyOrders } from './site/list-my-orders.ts';
import { showOrder } from './site/show-order.ts';

export const orders: Module = {
  name: 'orders',
  sql: new URL('../sql/', import.meta.url),
  capabilities: orderCapabilities,
  problems: orderProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [orderStream],
  declaredHooks: [
    machineReadable,
    giftGivenBack,
    handedOverBy,
    handoverSaid,
    handoversOf,
    rentalsOf,
    statusChanged,
    statusChosen,
  ],
  jobs: [cancelUnpaidOrdersJob, confirmSettledJob, forgetErasedJob],
  listeners: [onPaymentSettled, onRefundSettled],
  contributions: [
    contribute(handoverSources, orderHandover),
    contribute(customerMerges, mergeOrders),
    contribute(figureSources, orderFigures),
  ],
  personalData: orderPersonalData,
  firstScreen: [
    askedFirst('service', orderApi.counts, countOrders, () => ({ filter: {} })),
    askedFirst('service', orderApi.revenue, readRevenue, () => ({})),
    askedFirst('ordermodule', orderApi.counts, countOrders, () => ({ filter: {} })),
    askedFirst('ordermodule', orderApi.list, listOrders, () => ({
      filter: { statuses: ['new' as const] },
      excludeIds: [],
    })),
    askedFirst('revenue', orderApi.revenue, readRevenue, () => ({})),
  ],
  routes: [
    on(orderApi.list, listOrders),
    on(orderApi.counts, countOrders),
    on(orderApi.customerTotals, summarizeCustomer),
    on(orderApi.find, readOrder),
    on(orderApi.statusEffects, listStatusEffects),
    on(orderApi.setStatus, setOrderStatus),
    on(orderApi.saveNote, saveOrderNote),
    on(orderApi.refund, refundOrder),
    on(orderApi.export, exportOrder),
    on(orderApi.exportList, exportOrders),
    on(orderApi.revenue, readRevenue),
    on(orderSiteApi.show, showOrder),
    on(orderSiteApi.invoice, downloadInvoice),
    on(orderSiteApi.mine, listMyOrders),
  ],
  firstSteps: [
    {
      name: 'first_order',
      rank: 70,
      path: '/admin/orders',
      capability: 'orders.read',
      // A salon begins with an appointment.
      trades: ['', 'restaurant', 'shop', 'lockers'],
      address: siteAddress,
      isDone: hasOrders,
    },
  ],
};

async function hasOrders(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`select from orders.customer_order where company_id = ${ctx.companyId} limit 1`;
  return (await ctx.db.first(query)) !== undefined;
}
