import { customerMerges } from '@fachwerk/customers/facade';
import { lookBacks } from '@fachwerk/limits/facade-hooks';
import { rentalsOf } from '@fachwerk/orders/facade-hooks';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { stayApi, stayProblems } from '../contract.ts';
import { createDemoStays } from './demo/follow-demo-stays.ts';
import { renewDemo } from './demo/renew-demo.job.ts';
import { endRental } from './ending/end-rental.ts';
import { freeCheckedBox } from './ending/free-checked-box.job.ts';
import { applyPaidLines } from './extension/apply-paid-lines.ts';
import { notifyRenterOfOpening } from './opening/notify-renter-of-opening.ts';
import { openByKey } from './opening/open-by-key.ts';
import { recordOpening } from './opening/record-opening.ts';
import { showAttempt } from './opening/show-attempt.ts';
import { listCurrentRentals } from './own-rentals/list-current-rentals.ts';
import { listOwnRentals } from './own-rentals/list-own-rentals.ts';
import { mergeNotices } from './own-rentals/merge-notices.ts';
import { stayPersonalData } from './own-rentals/personal-data.ts';
import { listRentalsOfOrders } from './own-rentals/rentals-of-orders.ts';
import { showRental } from './own-rentals/show-rental.ts';
import { followTime } from './reminders/follow-time.job.ts';
import { overrunLookBack, reminderLookBack } from './reminders/limits-look-back.ts';
import { planNoticesAtStart } from './reminders/plan-notices-at-start.ts';
import { askForHelp } from './report/ask-for-help.ts';
import { reportBox } from './report/report-box.ts';

/** The active rental, from the first opening to the empty box. */
export const stays: Module = {
  name: 'stays',
  sql: new URL('../sql/stays/', import.meta.url),
  problems: stayProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  contributions: [
    contribute(customerMerges, mergeNotices),
    contribute(lookBacks, overrunLookBack),
    contribute(lookBacks, reminderLookBack),
  ],
  routes: [
    on(stayApi.show, showRental),
    on(stayApi.open, openByKey),
    on(stayApi.attempt, showAttempt),
    on(stayApi.end, endRental),
    on(stayApi.report, reportBox),
    on(stayApi.askForHelp, askForHelp),
    on(stayApi.mine, listOwnRentals),
    on(stayApi.current, listCurrentRentals),
  ],
  jobs: [followTime, freeCheckedBox, renewDemo],
  hooks: [fill(rentalsOf, listRentalsOfOrders)],
  listeners: [recordOpening, notifyRenterOfOpening, planNoticesAtStart, applyPaidLines],
  personalData: stayPersonalData,
  demo: createDemoStays,
};
