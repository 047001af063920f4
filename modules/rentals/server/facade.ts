export { quoteSurcharge } from './extend-quote.ts';
export { type HoldOrder, holdBox } from './hold-box.ts';
export { keepHolds, type OrderedHolds, orderHolds } from './hold-order.ts';
export { heldRentals, releaseHold } from './hold-release.ts';
export { type ExtensionOffer, extensionLimit, extensionLine, quoteExtension, surchargeLine } from './quote-changes.ts';
export { rentalsWithKeys } from './quote-keys.ts';
export { rentalLine } from './quote-line.ts';
export { rentalByKey, rentalsOfOrder } from './rental-store.ts';
export { whyNotRent } from './surcharge-open.ts';
