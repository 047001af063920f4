import type { Keeping } from '../contract.ts';

/** Half a year after it was answered nobody asks about it any more; two years are enough for what nobody has closed. */
export const USUAL_KEEPING: Keeping = { doneMonths: 6, mostMonths: 24 };
