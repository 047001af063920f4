export { lockByKey } from './opening/lock-by-key.ts';
export { openRentedBox } from './opening/open-rented-box.ts';
export { pinAttemptAt } from './opening/show-attempt.ts';
export { listCurrentRentals } from './own-rentals/list-current-rentals.ts';
export { rememberKeys } from './own-rentals/remembered-keys.ts';
export { siteRental } from './own-rentals/site-rental.ts';
