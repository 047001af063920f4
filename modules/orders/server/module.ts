import { type Module, on } from '@fachwerk/server/module';
import { orderCapabilities, orderProblems, orderStream } from '../contract.ts';
import { orderSiteApi } from '../contract-site.ts';
import { orderApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { it } from '../texts/it.ts';
import { ru } from '../texts/ru.ts';
import { cancelUnpaidOrdersJob } from './cancel-unpaid-orders.job.ts';
import { refundOrder, saveNote, setStatus } from './change-order.ts';
import { forgetErasedJob } from './erase-contacts.ts';
import { exportOrder, exportOrders } from './export-order.ts';
import { countOrders, listOrders } from './list-orders.ts';
import { onPaymentSettled } from './on-payment-settled.ts';
import { onRefundSettled } from './on-refund-settled.ts';
import { orderPersonalData } from './personal-data.ts';
import { readOrder, statusEffects } from './read-order.ts';
import { readRevenue } from './read-revenue.ts';
import { downloadInvoice, listMine, showOrder } from './site-order.ts';

export const orders: Module = {
  name: 'orders',
  sql: new URL('../sql/', import.meta.url),
  capabilities: orderCapabilities,
  problems: orderProblems,
  texts: { de, deDu, en, it, ru },
  streams: [orderStream],
  jobs: [cancelUnpaidOrdersJob, forgetErasedJob],
  listeners: [onPaymentSettled, onRefundSettled],
  personalData: orderPersonalData,
  routes: [
    on(orderApi.list, listOrders),
    on(orderApi.counts, countOrders),
    on(orderApi.find, readOrder),
    on(orderApi.statusEffects, statusEffects),
    on(orderApi.setStatus, setStatus),
    on(orderApi.saveNote, saveNote),
    on(orderApi.refund, refundOrder),
    on(orderApi.export, exportOrder),
    on(orderApi.exportList, exportOrders),
    on(orderApi.revenue, readRevenue),
    on(orderSiteApi.show, showOrder),
    on(orderSiteApi.invoice, downloadInvoice),
    on(orderSiteApi.mine, listMine),
  ],
};
