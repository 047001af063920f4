import { type Module, on } from '@fachwerk/server/module';
import { rentalChangeApi, rentalChangeProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { resendAccess } from './access/resend-access.ts';
import { restoreAccess } from './access/restore-access.ts';
import { revokeAccess } from './access/revoke-access.ts';
import { checkBox } from './box/check-box.ts';
import { listSwapChoices } from './box/list-swap-choices.ts';
import { swapBox } from './box/swap-box.ts';
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
  texts,
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
    on(rentalChangeApi.refund, refundRental),
    on(rentalChangeApi.resendAccess, resendAccess),
    on(rentalChangeApi.simulate, simulateTime),
  ],
};
