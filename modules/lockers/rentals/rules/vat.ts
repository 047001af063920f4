/** Letting a box is taxed at the general rate; it is inside the gross price. */
export const VAT_PERCENT = 19;
