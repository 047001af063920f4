export { finishOrder, finishRental } from './ending/finish-rental.ts';
export { freeBox } from './ending/free-box.ts';
export {
  extensionLimit,
  extensionLine,
  holdExtension,
  quoteExtension,
  releaseExtension,
} from './extension/quote-extension.ts';
export { planNotices } from './reminders/follow-time.job.ts';
export { settleOverrun } from './surcharge/apply-surcharge.ts';
export { quoteSurcharge, surchargeLine } from './surcharge/quote-surcharge.ts';
export { notifyRefused, owedPayments, renterByEmail, whyNotBook, whyNotRent } from './surcharge/unpaid-surcharges.ts';
