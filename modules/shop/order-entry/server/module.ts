import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { orderEntryApi, orderEntryCapabilities, orderEntryProblems } from '../contract.ts';
import { findCallers } from './callers/find-callers.ts';
import { findItems } from './entry/find-items.ts';
import { listTimes } from './entry/list-times.ts';
import { placeEntry } from './entry/place-entry.ts';
import { placeGift } from './entry/place-gift.ts';
import { quoteEntry } from './entry/quote-entry.ts';
import { showGiftPayments } from './entry/show-gift-payments.ts';

export const orderEntry: Module = {
  name: 'order-entry',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: orderEntryCapabilities,
  problems: orderEntryProblems,
  routes: [
    on(orderEntryApi.callers, findCallers),
    on(orderEntryApi.items, findItems),
    on(orderEntryApi.times, listTimes),
    on(orderEntryApi.quote, quoteEntry),
    on(orderEntryApi.place, placeEntry),
    on(orderEntryApi.giftPayments, showGiftPayments),
    on(orderEntryApi.placeGift, placeGift),
  ],
};
