import { bookingEn } from './booking-en.ts';
import { siteEn } from './site-en.ts';

export const en = { ...bookingEn, ...siteEn };
