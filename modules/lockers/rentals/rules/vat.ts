/** Box rental is taxed at the standard rate, included in the gross price. */
export const VAT_PERCENT = 19;
