export { finishOrder, finishRental } from './ending/finish-rental.ts';
export { freeBox } from './ending/free-box.ts';
export { holdExtension, releaseExtension } from './extension/hold-extension.ts';
export { extensionLimit, extensionLine, quoteExtension } from './extension/quote-extension.ts';
export { planNotices } from './reminders/follow-time.job.ts';
export { settleOverrun } from './surcharge/apply-surcharge.ts';
export { quoteSurcharge, surchargeLine } from './surcharge/quote-surcharge.ts';
export { notifyRefused, owedPayments, renterByEmail, whyNotBook, whyNotRent } from './surcharge/unpaid-surcharges.ts';
