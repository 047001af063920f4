import { type Module, on } from '@fachwerk/server/module';
import { rentalSimulationApi } from '../contract-simulation.ts';
import { rentalSiteApi, terminalApi } from '../contract-site.ts';
import { accessRightApi } from '../contract-staff.ts';
import { resendAccess } from './access-resend.ts';
import { restoreAccess, revokeAccess } from './access-revoke.ts';
import { noteOpening, tellOfStaffOpening } from './attempt-ended.ts';
import { showAttempt } from './attempt-show.ts';
import { freeCheckedBox } from './check-box.ts';
import { checkBox } from './check-staff.ts';
import { endByKey } from './end-rental.ts';
import { stopRental } from './end-staff.ts';
import { printEvidence } from './evidence-print.ts';
import { applyPaidLines } from './extend-paid.ts';
import { renewFeedKey, showFeedKey } from './feed-key.ts';
import { showFeed } from './feed-show.ts';
import { listAccessRights } from './list-access-rights.ts';
import { listMine, showByKey } from './mine-rentals.ts';
import { openByKey } from './open-box.ts';
import { openByPin } from './pin-open.ts';
import { followTime, planStarted } from './remind-plan.ts';
import { reportByKey } from './report-box.ts';
import { simulateTime } from './simulate-time.ts';
import { editDates, previewDates } from './staff-dates.ts';
import { editAccessRight } from './staff-edit.ts';
import { findAccessRight } from './staff-find.ts';
import { refundRental } from './staff-refund.ts';
import { listSwapChoices, swapBox } from './staff-swap.ts';
import { showStats } from './stats-rentals.ts';
import { waiveSurcharge } from './surcharge-waive.ts';
import { noteAlive, pairTablet, showTerminal, showTerminalAttempt } from './terminal-show.ts';

/** From the first opening to the empty box, and what staff do to a rental. */
export const life = {
  routes: [
    on(rentalSiteApi.show, showByKey),
    on(rentalSiteApi.open, openByKey),
    on(rentalSiteApi.attempt, showAttempt),
    on(rentalSiteApi.end, endByKey),
    on(rentalSiteApi.report, reportByKey),
    on(rentalSiteApi.mine, listMine),
    on(terminalApi.pair, pairTablet),
    on(terminalApi.show, showTerminal),
    on(terminalApi.alive, noteAlive),
    on(terminalApi.open, openByPin),
    on(terminalApi.attempt, showTerminalAttempt),
    on(accessRightApi.list, listAccessRights),
    on(accessRightApi.stats, showStats),
    on(accessRightApi.find, findAccessRight),
    on(accessRightApi.edit, editAccessRight),
    on(accessRightApi.previewDates, previewDates),
    on(accessRightApi.editDate, editDates),
    on(accessRightApi.revoke, revokeAccess),
    on(accessRightApi.restore, restoreAccess),
    on(accessRightApi.swapChoices, listSwapChoices),
    on(accessRightApi.swap, swapBox),
    on(accessRightApi.end, stopRental),
    on(accessRightApi.checked, checkBox),
    on(accessRightApi.waive, waiveSurcharge),
    on(accessRightApi.refund, refundRental),
    on(accessRightApi.resendAccess, resendAccess),
    on(accessRightApi.evidence, printEvidence),
    on(rentalSimulationApi.simulate, simulateTime),
    on(accessRightApi.feed, showFeed),
    on(accessRightApi.feedKey, showFeedKey),
    on(accessRightApi.renewFeedKey, renewFeedKey),
  ],
  jobs: [followTime, freeCheckedBox],
  listeners: [noteOpening, tellOfStaffOpening, planStarted, applyPaidLines],
} as const satisfies Pick<Module, 'routes' | 'jobs' | 'listeners'>;
