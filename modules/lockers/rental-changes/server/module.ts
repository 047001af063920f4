import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { rentalChangeApi, rentalChangeProblems } from '../contract.ts';
import { cancellationApi, cancellationProblems } from '../contract-cancellation.ts';
import { resendAccess } from './access/resend-access.ts';
import { restoreAccess } from './access/restore-access.ts';
import { revokeAccess } from './access/revoke-access.ts';
import { checkBox } from './box/check-box.ts';
import { listSwapChoices } from './box/list-swap-choices.ts';
import { swapBox } from './box/swap-box.ts';
import { cancelBooking } from './cancellation/cancel-booking.ts';
import { showCancellation } from './cancellation/show-cancellation.ts';
import { receivePayment } from './charge/receive-payment.ts';
import { sendLink } from './charge/send-link.ts';
import { editDates } from './dates/edit-dates.ts';
import { previewDates } from './dates/preview-dates.ts';
import { simulateTime } from './demo/simulate-time.ts';
import { editAccessRight } from './edit/edit-access-right.ts';
import { stopRental } from './ending/stop-rental.ts';
import { refundRental } from './money/refund-rental.ts';
import { waiveSurcharge } from './money/waive-surcharge.ts';
import { findAccessRight } from './record/find-access-right.ts';

/** What staff do to a rental. */
export const rentalChanges: Module = {
  name: 'rental-changes',
  problems: rentalChangeProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [
    on(rentalChangeApi.find, findAccessRight),
    on(rentalChangeApi.edit, editAccessRight),
    on(rentalChangeApi.previewDates, previewDates),
    on(rentalChangeApi.editDate, editDates),
    on(rentalChangeApi.revoke, revokeAccess),
    on(rentalChangeApi.restore, restoreAccess),
    on(rentalChangeApi.swapChoices, listSwapChoices),
    on(rentalChangeApi.swap, swapBox),
    on(rentalChangeApi.end, stopRental),
    on(rentalChangeApi.checked, checkBox),
    on(rentalChangeApi.waive, waiveSurcharge),
    on(rentalChangeApi.receive, receivePayment),
    on(rentalChangeApi.sendLink, sendLink),
    on(rentalChangeApi.refund, refundRental),
    on(rentalChangeApi.resendAccess, resendAccess),
    on(rentalChangeApi.simulate, simulateTime),
  ],
};

/** The renter calls off a booking that has not begun. The name stays: the API description groups its calls by it. */
export const cancellations: Module = {
  name: 'cancellations',
  problems: cancellationProblems,
  routes: [on(cancellationApi.show, showCancellation), on(cancellationApi.cancel, cancelBooking)],
};
