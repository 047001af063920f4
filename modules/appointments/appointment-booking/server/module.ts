import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { bookingApi } from '../contract.ts';
import { acceptOffer } from './accept-offer.ts';
import { addToWaiting } from './add-to-waiting.ts';
import { bookTime } from './book-time.ts';
import { cancelOwn } from './cancel-own.ts';
import { confirmOwn } from './confirm-own.ts';
import { listOwn } from './list-own.ts';
import { listTimes } from './list-times.ts';
import { moveOwn } from './move-own.ts';
import { findOfOrder } from './payment/find-of-order.ts';
import { bookPaid, freeCancelled, refundCancelled } from './payment/on-order.ts';
import { releaseUnpaid } from './payment/release-unpaid.job.ts';
import { showConfirmation } from './show-confirmation.ts';
import { showOffer } from './show-offer.ts';
import { showOwn } from './show-own.ts';

/** What customers do by themselves: book, move, cancel, wait. */
export const appointmentBooking: Module = {
  name: 'appointment-booking',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  jobs: [releaseUnpaid],
  listeners: [bookPaid, freeCancelled, refundCancelled],
  routes: [
    on(bookingApi.offer, showOffer),
    on(bookingApi.times, listTimes),
    on(bookingApi.book, bookTime),
    on(bookingApi.wait, addToWaiting),
    on(bookingApi.show, showOwn),
    on(bookingApi.mine, listOwn),
    on(bookingApi.ofOrder, findOfOrder),
    on(bookingApi.move, moveOwn),
    on(bookingApi.cancel, cancelOwn),
    on(bookingApi.confirmation, showConfirmation),
    on(bookingApi.confirm, confirmOwn),
    on(bookingApi.accept, acceptOffer),
  ],
};
