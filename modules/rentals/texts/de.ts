import { bookingDe } from './booking-de.ts';
import { siteDe } from './site-de.ts';

export const de = { ...bookingDe, ...siteDe };
