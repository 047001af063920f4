import { bookingIt } from './booking-it.ts';
import { payingIt } from './paying-it.ts';

export const pagesIt = { ...bookingIt, ...payingIt } as const;
