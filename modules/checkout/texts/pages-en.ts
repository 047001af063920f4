import { bookingEn } from './booking-en.ts';
import { payingEn } from './paying-en.ts';

export const pagesEn = { ...bookingEn, ...payingEn } as const;
