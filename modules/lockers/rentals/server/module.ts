import { customerMerges, figureSources } from '@fachwerk/customers/facade';
import { siteLocations, sizesNow } from '@fachwerk/locations/facade-site';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { rentalCapabilities, rentalProblems, rentalStream } from '../contract.ts';
import { rentalSiteApi } from '../contract-site.ts';
import { pinElsewhere } from './access/access-secrets.ts';
import { boxesPromised } from './availability/availability.ts';
import { createDemoRentals } from './demo/demo-rentals.ts';
import { expireHold } from './hold/expire-hold.job.ts';
import { expireLonger } from './hold/expire-longer.job.ts';
import { rentalCalendar } from './mail/rental-calendar.ts';
import { allSiteLocations, listSiteLocations } from './offer/list-site-locations.ts';
import { showBox } from './offer/show-box.ts';
import { showOffer, showSizesNow } from './offer/show-offer.ts';
import { bookPaidRentals } from './payment/book-paid-rentals.ts';
import { cancelRentals, keepWhileChecking, noteFailedPayment } from './payment/order-listeners.ts';
import { rentalFigures } from './record/customer-figures.ts';
import { mergeRentals } from './record/merge-rentals.ts';
import { rentalPersonalData } from './record/personal-data.ts';
import { startBookedRental } from './start/start-booked-rental.job.ts';

/** From the search for a box to the active rental. */
export const rentals: Module = {
  name: 'rentals',
  sql: new URL('../sql/', import.meta.url),
  capabilities: rentalCapabilities,
  problems: rentalProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [rentalStream],
  declaredHooks: [boxesPromised, pinElsewhere],
  contributions: [contribute(customerMerges, mergeRentals), contribute(figureSources, rentalFigures)],
  hooks: [fill(siteLocations, allSiteLocations), fill(sizesNow, showSizesNow)],
  routes: [
    on(rentalSiteApi.locations, listSiteLocations),
    on(rentalSiteApi.offer, showOffer),
    on(rentalSiteApi.box, showBox),
  ],
  jobs: [expireHold, expireLonger, startBookedRental],
  listeners: [bookPaidRentals, noteFailedPayment, keepWhileChecking, cancelRentals],
  attachments: [rentalCalendar],
  personalData: rentalPersonalData,
  demo: createDemoRentals,
};
