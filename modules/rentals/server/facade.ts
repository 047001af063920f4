export { nextStartOf, nextStartsOf } from './availability/availability.ts';
export { listOtherBoxes } from './availability/list-other-boxes.ts';
export { moveToBox } from './availability/move-to-box.ts';
export { holdBox } from './hold/hold-box.ts';
export { keepHolds, orderHolds } from './hold/order-holds.ts';
export { heldRentals, releaseHold } from './hold/release-hold.ts';
export { rentalLine } from './hold/rental-line.ts';
export { siteLocation } from './offer/list-site-locations.ts';
export { planStart } from './start/start-booked-rental.job.ts';
