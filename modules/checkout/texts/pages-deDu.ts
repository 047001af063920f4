import { bookingDeDu } from './booking-deDu.ts';
import { payingDeDu } from './paying-deDu.ts';

export const pagesDeDu = { ...bookingDeDu, ...payingDeDu } as const;
