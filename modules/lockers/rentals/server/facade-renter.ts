export {
  type Access,
  accessesOf,
  accessOf,
  giveAccess,
  givePin,
  lockPins,
  pinElsewhere,
  pinHash,
} from './access/access-secrets.ts';
export { lockRentalByPin } from './access/lock-rental-by-pin.ts';
export { rentalsWithKeys } from './access/rentals-with-keys.ts';
export { mailRenter, type RenterMail } from './mail/mail-renter.ts';
export { claimPaidLine, isUnserved, returnPaidLine } from './payment/paid-lines.ts';
export { refundShares } from './payment/refund-shares.ts';
export { refundAll } from './payment/refund-unserved.ts';
export { refundedOf } from './payment/refunded-cents.ts';
export { rentalByKey } from './record/rental-store.ts';
