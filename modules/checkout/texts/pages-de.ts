import { bookingDe } from './booking-de.ts';
import { payingDe } from './paying-de.ts';

export const pagesDe = { ...bookingDe, ...payingDe } as const;
