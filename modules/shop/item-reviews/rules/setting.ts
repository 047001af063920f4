import type { ReviewSetting } from '../contract.ts';

/**
 * Without a choice of its own a shop of goods takes reviews. A dish is eaten once and cooked anew, a service is a visit: what is said about them is
 * about the house, and the page of the order leads to a review of that. Mails are off until the shop wants them.
 */
export const usualSetting = (trade: string): ReviewSetting => ({ isOn: trade === 'shop', mailDays: null });
