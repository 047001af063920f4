export { applyPaidLine } from './extension/apply-paid-lines.ts';
export { chargeLine } from './surcharge/quote-surcharge.ts';
