import { type Module, on } from '@fachwerk/server/module';
import { rentalSiteApi } from '../contract-site.ts';
import { expireHold } from './expire-hold.job.ts';
import { showOffer } from './offer-show.ts';
import { cancelRentals, keepWhileChecking, noteFailedPayment } from './order-events.ts';
import { bookPaidRentals } from './order-paid.ts';
import { showBox } from './site-box.ts';
import { listSiteLocations } from './site-locations.ts';
import { startBookedRental } from './start-rental.job.ts';

/** From the search for a box to the rental that runs. */
export const booking = {
  routes: [
    on(rentalSiteApi.locations, listSiteLocations),
    on(rentalSiteApi.offer, showOffer),
    on(rentalSiteApi.box, showBox),
  ],
  jobs: [expireHold, startBookedRental],
  listeners: [bookPaidRentals, noteFailedPayment, keepWhileChecking, cancelRentals],
} as const satisfies Pick<Module, 'routes' | 'jobs' | 'listeners'>;
